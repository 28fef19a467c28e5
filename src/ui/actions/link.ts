// Classes of links in text, and the type of a function that renders a router link.
import type { ReactNode } from 'react'

/** Classes of a link that is not part of a sentence; such a link is as high as a touch target. */
export const linkClass =
  'inline-flex min-h-11 min-w-11 items-center gap-2 font-semibold text-accent underline-offset-4 hover:underline'

/** Renders the link or button, for example `(props) => <Link to="/coins" {...props} />`. */
export type RenderLink = (props: { className: string; children: ReactNode }) => ReactNode
