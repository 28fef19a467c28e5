// Renders a formatted message. Text next to elements is in elements of its own: a translator may wrap text nodes, which React then
// cannot insert before or remove (tests/bareText.test.ts).
import { Children, type ReactNode } from 'react'

export const RichText = ({ children }: { children?: ReactNode }): ReactNode =>
  Children.count(children) < 2
    ? children
    : Children.map(children, (part) => (typeof part === 'string' ? <span>{part}</span> : part))
