// Delays clicks that follow each other faster than a person can click: WebKit would count two clicks at the same
// position as a double click, even if the page has changed in between.
import { setTimeout as pause } from 'node:timers/promises'

/** Input source of a WebDriver command, with the actions of a pointer such as a mouse. */
export type Source = { actions?: { type: string; x?: number; y?: number }[] }

/** Maximum time in ms and distance in px between two clicks that GTK counts as a double click. */
const [interval, reach] = [400, 5]

export function spaceClicks() {
  const pointer = { x: 0, y: 0 }
  let last = { x: 0, y: 0, at: 0 }

  /** @param act sends the actions to WebDriver */
  return async (sources: Source[], act: () => Promise<unknown>) => {
    const actions = sources.flatMap((source) => source.actions ?? [])
    for (const { type, x = 0, y = 0 } of actions) if (type === 'pointerMove') Object.assign(pointer, { x, y })
    // An intended double click has no pointer move before its second click.
    const hasMoved = actions.some(({ type }) => type === 'pointerMove')
    const isThere = Math.hypot(pointer.x - last.x, pointer.y - last.y) <= reach
    const rest = last.at + interval - Date.now()
    if (hasMoved && isThere && rest > 0) await pause(rest)
    await act()
    if (actions.some(({ type }) => type === 'pointerDown')) last = { ...pointer, at: Date.now() }
  }
}
