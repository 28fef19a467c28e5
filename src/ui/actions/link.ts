// Look of links in text, and type of a function that renders a link of the router.
import type { ReactNode } from 'react'

/** Classes of a standalone link: as high as a touch target. */
export const linkClass =
  'inline-flex min-h-11 min-w-11 items-center gap-2 font-semibold text-accent underline-offset-4 hover:underline'

/** Renders the link: `(props) => <Link to="/coins" {...props} />`, or a button. */
export type RenderLink = (props: { className: string; children: ReactNode }) => ReactNode
