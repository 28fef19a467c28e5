// Tracks the reading position: the paragraph at the top, how much of the text was visible, and if it was read.
// Opening is not reading: the end must stay visible for a moment, or the reader continues from it.
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import type { Places } from './places.ts'

/** Time in ms for which the end must be visible. */
export const endVisibleMilliseconds = 6_000

type Followed = {
  /** Fraction of the text that was visible, 0 to 1. */
  progress: number
  /** Scrolls to the last position, if the page did not open there. */
  resume: (() => void) | undefined
  /** Call when the reader continues: marks the text as read if its end was visible. */
  goOn: () => void
}

/**
 * @param id key of the text in `places`
 * @param text element whose children are the paragraphs
 */
export function usePlace(
  id: string,
  places: Places,
  { text, onRead }: { text: RefObject<HTMLElement | null>; onRead: () => void },
): Followed {
  // A server-rendered page is already shown at its top and must not jump; a page rendered in the browser opens at the
  // position.
  const isDrawnHere = useBrowserValue(() => true) ?? false
  const [wasDrawnHere] = useState(isDrawnHere)
  const last = useBrowserValue(() => (scrollY < 1 ? places.get(id).paragraph : 0)) ?? 0
  const [isResumed, setResumed] = useState(false)
  const [shareRead, setShareRead] = useState(0)
  const isEndSeen = useRef(false)

  const read = useCallback(() => {
    const place = places.get(id)
    if (place.isRead) return
    // Reset the position, so that reading again starts at the beginning.
    places.set(id, { paragraph: 0, isRead: true })
    onRead()
  }, [id, places, onRead])

  useLayoutEffect(() => {
    if (wasDrawnHere) moveTo(text.current, places.get(id).paragraph)
  }, [id, places, text, wasDrawnHere])

  useEffect(() => {
    const paragraphs = [...(text.current?.children ?? [])]
    const visible = new Set<number>()
    let timer: ReturnType<typeof setTimeout> | undefined
    // Ignore the initial position until the user scrolls.
    let hasMoved = wasDrawnHere || scrollY > 0
    const onMove = () => (hasMoved = true)
    addEventListener('scroll', onMove, { once: true, passive: true })
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const at = paragraphs.indexOf(target)
          if (isIntersecting) visible.add(at)
          else visible.delete(at)
        }
        const [top, bottom] = [Math.min(...visible), Math.max(...visible)]
        if (visible.size === 0) return
        setShareRead((before) => Math.max(before, (bottom + 1) / paragraphs.length))
        const place = places.get(id)
        // Store the furthest paragraph: scrolling up before leaving does not reset it.
        if (hasMoved && !place.isRead && top > place.paragraph) places.set(id, { ...place, paragraph: top })
        isEndSeen.current ||= bottom === paragraphs.length - 1
        clearTimeout(timer)
        if (bottom === paragraphs.length - 1) timer = setTimeout(read, endVisibleMilliseconds)
      },
      // Exclude the area that the bars cover.
      { rootMargin: '-64px 0px -96px 0px' },
    )
    for (const paragraph of paragraphs) observer.observe(paragraph)
    return () => {
      removeEventListener('scroll', onMove)
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [id, places, text, read, wasDrawnHere])

  return {
    progress: shareRead,
    resume:
      wasDrawnHere || isResumed || last === 0
        ? undefined
        : () => {
            moveTo(text.current, last)
            setResumed(true)
          },
    goOn: () => isEndSeen.current && read(),
  }
}

/** Scrolls to a paragraph; to the top of the page for the first. */
function moveTo(text: HTMLElement | null, paragraph: number) {
  if (paragraph > 0) text?.children[paragraph]?.scrollIntoView({ block: 'start', behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}
