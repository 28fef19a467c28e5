// Area in which a game is played. It disables pinch zoom (section 9 of the specification); the text around the area can
// still be zoomed (WCAG 1.4.4).
import { useEffect, useRef, type ReactNode } from 'react'
import { distanceOf, isPinch } from './pinch.ts'

export function GameSurface({ children }: { children: ReactNode }) {
  const surface = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = surface.current
    if (!element) return
    let before: number | undefined
    const begin = (event: TouchEvent) => {
      before = distanceOf([...event.touches])
    }
    const move = (event: TouchEvent) => {
      const now = distanceOf([...event.touches])
      if (before !== undefined && now !== undefined && isPinch(before, now)) event.preventDefault()
    }
    element.addEventListener('touchstart', begin, { passive: true })
    // Add the listener without React, because touch listeners of React are passive and cannot prevent the default
    // action.
    element.addEventListener('touchmove', move, { passive: false })
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', move)
    }
  }, [])

  return <div ref={surface}>{children}</div>
}
