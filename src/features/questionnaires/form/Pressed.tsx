// Continues after a click on a choice, with a short delay that shows the selection.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { prefersReducedMotion } from '#src/ui/style/reducedMotion.ts'
import { acknowledgement, followPresses } from './oneChoice.ts'

/** Reports clicks on radio buttons inside, including the selected one. */
export function Pressed({ onPress, children }: { onPress: (value: string) => void; children: ReactNode }) {
  const [presses] = useState(followPresses)
  return (
    <div
      role="presentation"
      onKeyDown={({ key }) => presses.keyDown(key)}
      onKeyUp={presses.keyUp}
      onPointerDown={presses.pointerDown}
      onClick={({ target }) => {
        // A click on the label fires a second event for the radio button: ignore the first.
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
  // Cancel the timer when the user goes back in the meantime.
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isLeaving,
    /** @param goOn called with the time of the click, by `performance.now()` */
    leave: (goOn: (pressedAt: number) => void) => {
      if (isLeaving) return
      setLeaving(true)
      const pressedAt = performance.now()
      timer.current = window.setTimeout(goOn, prefersReducedMotion() ? 0 : acknowledgement, pressedAt)
    },
    stay: () => setLeaving(false),
  }
}
