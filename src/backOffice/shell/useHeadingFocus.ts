// Moves the focus to the heading of a new page, so that keyboards and screen readers start there.
import { useEffect, useRef } from 'react'

export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return heading
}
