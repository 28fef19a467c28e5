// Static part of a page: the browser keeps the HTML that the server sent, and neither loads its code nor hydrates it.
// After a navigation in the browser there is no such HTML, and the content is rendered like any other component.
import { useState, useSyncExternalStore, type ReactNode } from 'react'

export interface StaticHtmlProps {
  /** Content without event handlers and state: the server's HTML has neither (`tests/staticParts.test.ts`). */
  children: ReactNode
}

export function StaticHtml({ children }: StaticHtmlProps) {
  // React reads the last function on the server and while it hydrates, and the second one in all other cases.
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isSent] = useState(isHydrating)
  if (import.meta.env.SSR || !isSent) return <div data-static>{children}</div>
  // React neither compares nor changes the content of an element with this attribute during hydration.
  return <div data-static suppressHydrationWarning dangerouslySetInnerHTML={html} />
}

const html = { __html: '' }
const never = () => () => {}
