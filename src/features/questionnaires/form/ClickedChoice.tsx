// Continues to the next question after a click on a choice. A short delay lets the user see the selected choice.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { prefersReducedMotion } from '#src/ui/style/reducedMotion.ts'
import { acknowledgement, followClicks } from './oneChoice.ts'

/** Reports clicks on the radio buttons inside, including clicks on a button that is already selected. */
export function ClickedChoice({
  onPress,
  children,
}: {
  onPress: (value: string) => void
  children: ReactNode
}) {
  const [presses] = useState(followClicks)
  return (
    <div
      role="presentation"
      onKeyDown={({ key }) => presses.keyDown(key)}
      onKeyUp={presses.keyUp}
      onPointerDown={presses.pointerDown}
      onClick={({ target }) => {
        // Ignore the event of the label: a click on the label fires a second event for the radio button.
        if (target instanceof HTMLInputElement && target.type === 'radio' && presses.goesOn())
          onPress(target.value)
      }}
    >
      {children}
    </div>
  )
}

export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false)
  const timer = useRef<number>(undefined)
  // Cancel the timer if the user goes back before it ends.
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isLeaving,
    /** @param goOn called with the time of the click, measured by `performance.now()` */
    leave: (goOn: (pressedAt: number) => void) => {
      if (isLeaving) return
      setLeaving(true)
      const pressedAt = performance.now()
      timer.current = window.setTimeout(goOn, prefersReducedMotion() ? 0 : acknowledgement, pressedAt)
    },
    stay: () => setLeaving(false),
  }
}
