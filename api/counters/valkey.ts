// Counts in Valkey or Redis, for all servers that name it. While it does not answer it counts nothing and holds nobody up: what each
// server counts by itself has to do.
import { createClient } from '@redis/client'
import type { Logger } from 'pino'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { faultOf } from '../process/log.ts'
import { hashOf } from '../store/secrets.ts'
import { counterOn, type SharedCounters } from './counter.ts'

/** Milliseconds that a count, the start and the connection wait for it. */
const patience = { count: 100, start: 2_000, silence: 5_000 }

/** Milliseconds from one look at whether it answers to the next. */
const lookEvery = 1_000

/** @param url `redis://` or `rediss://`, with a password and the number of a database where there is one */
export async function openValkey(url: string, log: Logger): Promise<SharedCounters> {
  const client = createClient({
    url,
    // What cannot be sent at once is not asked at all.
    disableOfflineQueue: true,
    // Of one vendor's own servers.
    maintNotifications: 'disabled',
    socket: { connectTimeout: patience.start, socketTimeout: patience.silence, reconnectStrategy: 500 },
  })
  let isAway = false

  function leave(error: unknown) {
    if (isAway) return
    isAway = true
    log.warn({ valkey: 'It does not answer: each server counts limits by itself.', fault: faultOf(error) })
  }

  /** Writes, as counting does: one that is full or another's copy is of no use either. */
  async function look() {
    try {
      await inTime(client.set('hub', 'is there', { expiration: { type: 'EX', value: 60 } }), patience.count)
      if (isAway) log.info({ valkey: 'It is back: limits are counted together again.' })
      isAway = false
    } catch (error) {
      leave(error)
    }
  }

  /** @returns nothing while it is away */
  async function ask<Of>(question: () => Promise<Of>): Promise<Of | undefined> {
    if (isAway) return undefined
    try {
      return await inTime(question(), patience.count)
    } catch (error) {
      leave(error)
      return undefined
    }
  }

  client.on('error', leave)
  await inTime(client.connect(), patience.start).catch(leave)
  const looking = setInterval(look, lookEvery).unref()

  return {
    open({ name, points, seconds }) {
      const limiter = new RateLimiterRedis({
        storeClient: client,
        useRedisPackage: true,
        keyPrefix: `hub ${name}`,
        points,
        duration: seconds,
      })
      const counter = counterOn(limiter, hashOf)
      return {
        take: (value, taken) => ask(() => counter.take(value, taken)),
        giveBack: (value) => ask(() => counter.giveBack(value)),
        forget: (value) => ask(() => counter.forget(value)),
        wait: (value) => ask(() => counter.wait(value)),
      }
    },
    close() {
      clearInterval(looking)
      client.destroy()
    },
  }
}

/** @throws where the work takes longer, in milliseconds */
async function inTime<Of>(work: Promise<Of>, most: number): Promise<Of> {
  const late = Promise.withResolvers<never>()
  const giveUp = () => late.reject(new Error(`No answer within ${most} ms`))
  // After a long turn of this process the answer may be there, and not yet read.
  const timer = setTimeout(() => setImmediate(giveUp), most)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
