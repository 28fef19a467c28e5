// Runs acts of staff one after another, so that a second click has no effect while an act runs.
import { useRef, useState } from 'react'
import { StaffCallError } from '../client/errors.ts'

/** @param onDone called when an act has returned true */
export function useAct(onDone: () => void) {
  const [isPending, setPending] = useState(false)
  // The state changes with the next rendering, and a second click can be earlier.
  const isRunning = useRef(false)
  async function runAct(act: () => Promise<boolean>) {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    const isDone = await act().catch(ignoreFailedCall)
    isRunning.current = false
    setPending(false)
    if (isDone) onDone()
  }
  return { isPending, run: (act: () => Promise<boolean>) => void runAct(act) }
}

/** Ignores the error of a call, because the query client shows it. @returns false */
function ignoreFailedCall(error: unknown): false {
  if (error instanceof StaffCallError) return false
  throw error
}
