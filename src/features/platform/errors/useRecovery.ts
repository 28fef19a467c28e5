// Recovers from DOM changes by other programs, such as translators or extensions. React cannot find its nodes after
// such a change, so the failed part is rendered again and the values of its fields are restored.
import { useLayoutEffect, useState } from 'react'
import { isForeignChange } from '#src/runtime/faults.ts'

/** Minimum time in ms between two recoveries: if a part fails again earlier, the error page is shown. */
const pause = 1000

let recoveredAt = -Infinity

/**
 * @param reset renders the failed part again
 * @returns true if the failed part is rendered again, so that no error page is shown
 */
export function useRecovery(error: unknown, reset: () => void): boolean {
  // Get the old fields during the first render, because the failed part is still in the document then.
  const [fields] = useState(() =>
    mayRecover(error) ? [...document.querySelectorAll(fieldSelector)] : undefined,
  )
  useLayoutEffect(() => {
    if (!fields) return
    recoveredAt = performance.now()
    reset()
    void refill(fields)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- run once per failure
  }, [])
  return fields !== undefined
}

async function refill(fields: readonly Element[]) {
  const { refillFields } = await import('./refillFields.ts')
  refillFields(fields, fieldSelector)
}

const mayRecover = (error: unknown) => isForeignChange(error) && performance.now() - recoveredAt > pause

const fieldSelector = 'input,select,textarea'
