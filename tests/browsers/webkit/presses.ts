// Delays clicks that follow each other faster than a person can click: WebKit would count two clicks at the same
// position as a double click, even if the page has changed in between.
import { setTimeout as pause } from 'node:timers/promises'

/** Pointer input source of WebDriver. */
export type Source = { actions?: { type: string; x?: number; y?: number }[] }

/** Maximum time in ms and distance in px between two clicks that GTK counts as a double click. */
const [interval, reach] = [400, 5]

export function openPresses() {
  const pointer = { x: 0, y: 0 }
  let last = { x: 0, y: 0, at: 0 }

  /** @param act performs the actions with WebDriver */
  return async (sources: Source[], act: () => Promise<unknown>) => {
    const actions = sources.flatMap((source) => source.actions ?? [])
    for (const { type, x = 0, y = 0 } of actions) if (type === 'pointerMove') Object.assign(pointer, { x, y })
    // The second click of an intended double click has no pointer move.
    const hasMoved = actions.some(({ type }) => type === 'pointerMove')
    const isThere = Math.hypot(pointer.x - last.x, pointer.y - last.y) <= reach
    const rest = last.at + interval - Date.now()
    if (hasMoved && isThere && rest > 0) await pause(rest)
    await act()
    if (actions.some(({ type }) => type === 'pointerDown')) last = { ...pointer, at: Date.now() }
  }
}
