// Tracks the reading position: the paragraph at the top, the fraction of the text that has been visible, and whether
// the text has been read. A text counts as read if its end stays visible for some seconds, or if the reader continues
// from there.
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import type { Places } from './places.ts'

/** Time in ms for which the end of a text must stay visible until the text counts as read. */
export const endVisibleMilliseconds = 6_000

type Followed = {
  /** Fraction of the text that has been visible so far, from 0 to 1. */
  progress: number
  /** Scrolls to the last position; missing if the page opened at that position. */
  resume: (() => void) | undefined
  /** Marks the text as read if its end was visible. Call this function when the reader continues. */
  goOn: () => void
}

/**
 * @param id key under which `places` stores the reading position of the text
 * @param text element whose children are the paragraphs
 */
export function usePlace(
  id: string,
  places: Places,
  { text, onRead }: { text: RefObject<HTMLElement | null>; onRead: () => void },
): Followed {
  // Do not scroll a server-rendered page, which is already visible at its top. A page that the browser renders opens
  // at the last position.
  const isDrawnHere = useBrowserValue(() => true) ?? false
  const [wasDrawnHere] = useState(isDrawnHere)
  const last = useBrowserValue(() => (scrollY < 1 ? places.get(id).paragraph : 0)) ?? 0
  const [isResumed, setResumed] = useState(false)
  const [shareRead, setShareRead] = useState(0)
  const isEndSeen = useRef(false)

  const read = useCallback(() => {
    const place = places.get(id)
    if (place.isRead) return
    // Reset the position, so that the next reading starts at the beginning.
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
    // Ignore the initial scroll position until the user scrolls.
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
        // Store only the furthest paragraph: scrolling up before leaving the page does not reset it.
        if (hasMoved && !place.isRead && top > place.paragraph) places.set(id, { ...place, paragraph: top })
        isEndSeen.current ||= bottom === paragraphs.length - 1
        clearTimeout(timer)
        if (bottom === paragraphs.length - 1) timer = setTimeout(read, endVisibleMilliseconds)
      },
      // Exclude the parts of the screen that the top and bottom bars cover.
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

/** Scrolls to a paragraph; for the first paragraph, to the top of the page. */
function moveTo(text: HTMLElement | null, paragraph: number) {
  if (paragraph > 0) text?.children[paragraph]?.scrollIntoView({ block: 'start', behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}
