// Recovers from DOM changes by other programs, such as translators or extensions: React cannot find its nodes, so the
// failed part is rendered again with the values of its fields.
import { useLayoutEffect, useState } from 'react'
import { isForeignChange } from '#src/runtime/faults.ts'

/** Minimum time between two recoveries in ms: a part that fails again immediately shows the error page. */
const pause = 1000

let recoveredAt = -Infinity

/**
 * @param reset renders the failed part again
 * @returns true if the part is rendered again, so that no error page is shown
 */
export function useRecovery(error: unknown, reset: () => void): boolean {
  // The failed part is still in the document during the first render.
  const [fields] = useState(() =>
    mayRecover(error) ? [...document.querySelectorAll(fieldSelector)] : undefined,
  )
  useLayoutEffect(() => {
    if (!fields) return
    recoveredAt = performance.now()
    reset()
    void refill(fields)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each failure
  }, [])
  return fields !== undefined
}

async function refill(fields: readonly Element[]) {
  const { refillFields } = await import('./refillFields.ts')
  refillFields(fields, fieldSelector)
}

const mayRecover = (error: unknown) => isForeignChange(error) && performance.now() - recoveredAt > pause

const fieldSelector = 'input,select,textarea'
