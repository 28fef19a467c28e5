// How a link in running text looks, and how a component lets its caller draw a router's link.
import type { ReactNode } from 'react'

/** A link that stands alone: a whole target high. */
export const linkClass =
  'inline-flex min-h-11 min-w-11 items-center gap-2 font-semibold text-accent underline-offset-4 hover:underline'

/** Draws the link: `(props) => <Link to="/coins" {...props} />`, or a button. */
export type RenderLink = (props: { className: string; children: ReactNode }) => ReactNode
