// Recovers from a change of the page by another program, such as a translator or an extension: React cannot find its nodes, and the
// part of the page that failed is rendered again, with the values of its fields.
import { useLayoutEffect, useState } from 'react'
import { isForeignChange } from '#src/runtime/faults.ts'

/** The shortest time between two recoveries, in milliseconds: a part that fails again right away shows the error page. */
const pause = 1000

let recoveredAt = -Infinity

/**
 * @param reset renders the failed part again
 * @returns whether it is rendered again, and no error page is shown
 */
export function useRecovery(error: unknown, reset: () => void): boolean {
  // The failed part is still in the document while this renders for the first time.
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
