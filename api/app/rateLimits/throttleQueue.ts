// Queues attempts beyond a limit on wrong secrets, so that a right secret can still succeed: one attempt at a time, a
// pause after a wrong one, and few places. If the queue is full, a random attempt is rejected, so that an attacker
// cannot occupy it permanently.
import { randomInt } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'

const places = 8

export type ThrottleQueue = ReturnType<typeof openThrottleQueue>

type Turn = { resolve: (mayGo: boolean) => void }

/** @param pause milliseconds after a wrong attempt */
export function openThrottleQueue(pause: number) {
  /** Waiting attempts by the key of the limit; a queue exists while it is in use. */
  const queues = new Map<string, Turn[]>()

  function advance(key: string) {
    const waiting = queues.get(key) ?? []
    if (waiting.length === 0) queues.delete(key)
    else dismiss(waiting, true)
  }

  return {
    /** @returns true when the attempt may run; false if it was rejected because the queue was full */
    async enter(key: string): Promise<boolean> {
      const waiting = queues.get(key)
      if (!waiting) {
        queues.set(key, [])
        return true
      }
      return await new Promise<boolean>((resolve) => {
        waiting.push({ resolve })
        if (waiting.length > places) dismiss(waiting, false)
      })
    },
    leave(key: string, wasWrong: boolean) {
      if (wasWrong) void after(pause, undefined, { ref: false }).then(() => advance(key))
      else advance(key)
    },
  }
}

/** Resolves a random waiting attempt. */
function dismiss(waiting: Turn[], mayGo: boolean) {
  const [turn] = waiting.splice(randomInt(waiting.length), 1)
  turn?.resolve(mayGo)
}
