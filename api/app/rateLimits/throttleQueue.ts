// Queues attempts with a password or code after the limit on wrong attempts was reached, so that a correct attempt can
// still succeed. The queue runs one attempt at a time, pauses after a wrong attempt, and holds at most eight waiting
// attempts. If the queue is full, it rejects a random attempt, so that an attacker cannot occupy the queue permanently.
import { randomInt } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'

const places = 8

export type ThrottleQueue = ReturnType<typeof openThrottleQueue>

type Turn = { resolve: (mayGo: boolean) => void }

/** @param pause milliseconds between a wrong attempt and the next attempt */
export function openThrottleQueue(pause: number) {
  /**
   * Waiting attempts by key, such as a limit and an email address. A key is removed as soon as its last attempt has
   * finished.
   */
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

/** Removes a random waiting attempt from the queue, and runs or rejects it. */
function dismiss(waiting: Turn[], mayGo: boolean) {
  const [turn] = waiting.splice(randomInt(waiting.length), 1)
  turn?.resolve(mayGo)
}
