// Classes that all layouts share, so that elements keep their position when the layout changes.
import { cx } from '../style/cx.ts'

export const skipClass =
  'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40 focus:rounded-full focus:bg-accent focus:px-5 focus:py-3 focus:font-semibold focus:text-on-accent'

/** Element id of the skip link's target. */
export const contentId = 'content'

/** Centered container: header, content and footer align with its edges. */
export const shellClass = 'mx-auto w-full max-w-shell px-4 sm:px-6 md:px-8'

/**
 * Twelve columns of the container from 1024 px on: the side bar of links uses some columns, the page uses the others.
 */
export const columnsClass = 'md:grid md:grid-cols-12 md:gap-x-6'
export const railClass = 'md:col-span-3 md:self-start lg:col-span-2'
export const pageClass = 'w-full min-w-0 pt-2 outline-none md:col-span-9 lg:col-span-10'

/**
 * Row of a header. The icon of the last button aligns with the edge of the container; the padding of the button extends
 * beyond the edge.
 */
export const barClass =
  'flex min-h-16 flex-wrap items-center justify-between gap-x-2 py-2 [&>:last-child>button:last-child]:-mr-3'

/**
 * Links to related pages: in a row below the page on phones, in the side bar from 1024 px on. Their text aligns with
 * the edge of the container.
 */
export const railLinksClass =
  'flex flex-wrap gap-x-6 border-t border-line py-4 md:-ml-4 md:flex-col md:border-0 md:py-1'
export const railLinkClass = cx(
  'inline-flex min-h-11 items-center text-sm text-ink-soft transition-colors hover:text-ink aria-[current=page]:text-accent',
  'md:w-full md:rounded-full md:px-4 md:text-base md:hover:bg-blush md:aria-[current=page]:bg-blush md:aria-[current=page]:font-semibold',
)
