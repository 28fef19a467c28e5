// Keeps presses apart that a person could not make so soon after each other: WebKit would count two that meet in one place, where
// the page has moved, as a double one.
import { setTimeout as pause } from 'node:timers/promises'

/** An input source of WebDriver, as far as it is a pointer. */
export type Source = { actions?: { type: string; x?: number; y?: number }[] }

/** Within these milliseconds, and so many px, GTK counts the second press as that of a double one. */
const [interval, reach] = [400, 5]

export function openPresses() {
  const pointer = { x: 0, y: 0 }
  let last = { x: 0, y: 0, at: 0 }

  /** @param act has WebDriver do it */
  return async (sources: Source[], act: () => Promise<unknown>) => {
    const actions = sources.flatMap((source) => source.actions ?? [])
    for (const { type, x = 0, y = 0 } of actions) if (type === 'pointerMove') Object.assign(pointer, { x, y })
    // The second press of a double one comes without a move of its own.
    const hasMoved = actions.some(({ type }) => type === 'pointerMove')
    const isThere = Math.hypot(pointer.x - last.x, pointer.y - last.y) <= reach
    const rest = last.at + interval - Date.now()
    if (hasMoved && isThere && rest > 0) await pause(rest)
    await act()
    if (actions.some(({ type }) => type === 'pointerDown')) last = { ...pointer, at: Date.now() }
  }
}
