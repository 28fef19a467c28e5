// Goes on by a press on a choice, once it was seen.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { prefersReducedMotion } from '#src/ui/style/reducedMotion.ts'
import { acknowledgement, followPresses } from './oneChoice.ts'

/** Tells of presses on the radios in it, also on the one that is chosen already. */
export function Pressed({ onPress, children }: { onPress: (value: string) => void; children: ReactNode }) {
  const [presses] = useState(followPresses)
  return (
    <div
      role="presentation"
      onKeyDown={({ key }) => presses.keyDown(key)}
      onKeyUp={presses.keyUp}
      onPointerDown={presses.pointerDown}
      onClick={({ target }) => {
        // A press on its label comes a second time, as the radio's own.
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
  // Who goes back meanwhile stays there.
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isLeaving,
    /** @param goOn is told when the press was, by `performance.now()` */
    leave: (goOn: (pressedAt: number) => void) => {
      if (isLeaving) return
      setLeaving(true)
      const pressedAt = performance.now()
      timer.current = window.setTimeout(goOn, prefersReducedMotion() ? 0 : acknowledgement, pressedAt)
    },
    stay: () => setLeaving(false),
  }
}
