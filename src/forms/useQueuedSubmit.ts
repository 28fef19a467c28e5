// Queues a submission until the form can be submitted: a click on “Send” during an upload sends the form once the upload
// has completed.
import { useEffect, useRef, useState } from 'react'

/**
 * @param isBlocked true while the form cannot be submitted, for example during an upload
 * @returns the function that submits now or later, and true while a submission is queued
 */
export function useQueuedSubmit(
  submit: () => unknown,
  isBlocked: boolean,
): [submitOrQueue: () => Promise<void>, isQueued: boolean] {
  const [isQueued, setQueued] = useState(false)
  // Submits once, although the effect runs after each render.
  const isSubmitting = useRef(false)
  useEffect(() => {
    if (!isQueued || isBlocked || isSubmitting.current) return
    isSubmitting.current = true
    const submitQueued = async () => {
      await submit()
      isSubmitting.current = false
      setQueued(false)
    }
    void submitQueued()
  }, [isQueued, isBlocked, submit])
  const submitOrQueue = async () => {
    if (isBlocked) setQueued(true)
    else await submit()
  }
  return [submitOrQueue, isQueued]
}

/** Returns the function, but ignores calls while an earlier call is running, such as the second click of a double click. */
export function useOneAtATime<Value>(run: (value: Value) => Promise<void>): (value: Value) => Promise<void> {
  // Use a ref, because a second click may come before React has rendered the state that the first click has set.
  const isRunning = useRef(false)
  return async (value) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await run(value)
    } finally {
      isRunning.current = false
    }
  }
}
