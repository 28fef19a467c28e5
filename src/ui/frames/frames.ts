// Lists the classes that every frame shares, so that a page keeps its place when the layout around it changes.
import { cx } from '../style/cx.ts'

export const skipClass =
  'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40 focus:rounded-full focus:bg-accent focus:px-5 focus:py-3 focus:font-semibold focus:text-on-accent'

/** The skip link's target. */
export const contentId = 'content'

/** The one shell: centred, and its edges are those of header, content and footer alike. */
export const shellClass = 'mx-auto w-full max-w-shell px-4 sm:px-6 md:px-8'

/** The shell's twelve columns, from 1024 on: the rail's, for links, and the page's. */
export const columnsClass = 'md:grid md:grid-cols-12 md:gap-x-6'
export const railClass = 'md:col-span-3 md:self-start lg:col-span-2'
export const pageClass = 'w-full min-w-0 pt-2 outline-none md:col-span-9 lg:col-span-10'

/** A header's row: the icon at its end aligns with the edge, not the padding of its button. */
export const barClass =
  'flex min-h-16 flex-wrap items-center justify-between gap-x-2 py-2 [&>:last-child>button:last-child]:-mr-3'

/** Links to related pages: in a row below the page on a phone, in the rail from 1024 on. Their text aligns with the shell's edge. */
export const railLinksClass =
  'flex flex-wrap gap-x-6 border-t border-line py-4 md:-ml-4 md:flex-col md:border-0 md:py-1'
export const railLinkClass = cx(
  'inline-flex min-h-11 items-center text-sm text-ink-soft transition-colors hover:text-ink aria-[current=page]:text-accent',
  'md:w-full md:rounded-full md:px-4 md:text-base md:hover:bg-blush md:aria-[current=page]:bg-blush md:aria-[current=page]:font-semibold',
)
