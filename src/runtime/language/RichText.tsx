// Renders a formatted message. Wraps text next to elements in spans: a browser translator may replace text nodes, and
// React then cannot insert before them or remove them (tests/bareText.test.ts).
import { Children, type ReactNode } from 'react'

export const RichText = ({ children }: { children?: ReactNode }): ReactNode =>
  Children.count(children) < 2
    ? children
    : Children.map(children, (part) => (typeof part === 'string' ? <span>{part}</span> : part))
