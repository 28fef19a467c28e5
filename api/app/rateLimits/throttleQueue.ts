// Beyond a limit on wrong secrets: what is right still has to pass, so each is tried, but one after the other, with a
// pause after a wrong one and few places to wait at. Who has to go is left to chance: nobody can fill the queue for good.
import { randomInt } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'

const places = 8

export type ThrottleQueue = ReturnType<typeof openThrottleQueue>

type Turn = { resolve: (mayGo: boolean) => void }

/** @param pause milliseconds that follow a wrong one */
export function openThrottleQueue(pause: number) {
  /** Who waits, by what the limit counts; a queue is there as long as somebody is in it. */
  const queues = new Map<string, Turn[]>()

  function advance(key: string) {
    const waiting = queues.get(key) ?? []
    if (waiting.length === 0) queues.delete(key)
    else dismiss(waiting, true)
  }

  return {
    /** @returns whether one's turn has come; if not, somebody else came in one's place */
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

/** Tells one of those who wait, whoever it is. */
function dismiss(waiting: Turn[], mayGo: boolean) {
  const [turn] = waiting.splice(randomInt(waiting.length), 1)
  turn?.resolve(mayGo)
}
