// Renders a message that contains elements, such as links. Text next to an element is wrapped in a span. If a browser
// translator replaces a bare text node, React can no longer remove this node or insert nodes before it
// (tests/bareText.test.ts).
import { Children, type ReactNode } from 'react'

export const RichText = ({ children }: { children?: ReactNode }): ReactNode =>
  Children.count(children) < 2
    ? children
    : Children.map(children, (part) => (typeof part === 'string' ? <span>{part}</span> : part))
