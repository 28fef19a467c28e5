// Follows a reader through a text: which paragraph is on top, how far down the text has been seen, and whether it was read to its
// end. Opening is not reading: the end has to stay on screen for a moment, or the reader goes on from there.
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import type { Places } from './places.ts'

/** How long the end has to be on screen, in milliseconds. */
export const endVisibleMilliseconds = 6_000

type Followed = {
  /** 0 to 1: how much of the text has been on screen. */
  progress: number
  /** The place of last time, where the page did not open there by itself. */
  resume: (() => void) | undefined
  /** The reader goes on: what was seen to its end is read. */
  goOn: () => void
}

/**
 * @param id names the text in `places`
 * @param text the element whose children are the paragraphs; the last one is followed by the text's end
 */
export function usePlace(
  id: string,
  places: Places,
  { text, onRead }: { text: RefObject<HTMLElement | null>; onRead: () => void },
): Followed {
  // The server's page stands at its top already: moved now, it would jump under the eyes. One that is drawn here opens in place.
  const isDrawnHere = useBrowserValue(() => true) ?? false
  const [wasDrawnHere] = useState(isDrawnHere)
  const last = useBrowserValue(() => (scrollY < 1 ? places.get(id).paragraph : 0)) ?? 0
  const [isResumed, setResumed] = useState(false)
  const [shareRead, setShareRead] = useState(0)
  const isEndSeen = useRef(false)

  const read = useCallback(() => {
    const place = places.get(id)
    if (place.isRead) return
    // Read again, it begins at its beginning.
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
    // Until somebody moves, the page's top is no place of theirs.
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
        // The furthest: whoever scrolls up to leave has not gone back to the beginning.
        if (hasMoved && !place.isRead && top > place.paragraph) places.set(id, { ...place, paragraph: top })
        isEndSeen.current ||= bottom === paragraphs.length - 1
        clearTimeout(timer)
        if (bottom === paragraphs.length - 1) timer = setTimeout(read, endVisibleMilliseconds)
      },
      // What the bars cover is not seen.
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

/** To the page's top for the first paragraph. */
function moveTo(text: HTMLElement | null, paragraph: number) {
  if (paragraph > 0) text?.children[paragraph]?.scrollIntoView({ block: 'start', behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}
