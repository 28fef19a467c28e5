// Number or code that stays on one line, such as an order number: browsers break lines after a hyphen. A number that is
// longer than the line is broken anywhere.
import type { ReactNode } from 'react'

export const Unbroken = ({ children }: { children: ReactNode }) => (
  <span className="inline-block max-w-full wrap-anywhere">{children}</span>
)
