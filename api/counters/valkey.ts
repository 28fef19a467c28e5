// Counts in Valkey or Redis, for all servers that name it. While it does not answer it counts nothing and holds nobody up: what each
// server counts by itself has to do.
import { once } from 'node:events'
import { createClient } from '@redis/client'
import type { Logger } from 'pino'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { faultOf } from '../process/log.ts'
import { hashOf } from '../store/secrets.ts'
import { counterOn, type SharedCounters } from './counter.ts'
import { openSilenceWatch } from './silenceWatch.ts'

/** Milliseconds that a connection may take, and then say nothing; it is begun anew. */
const connection = { connectTimeout: 2_000, socketTimeout: 5_000, reconnectStrategy: 500 }

/** Milliseconds of silence after which questions are given up. */
const patience = 100

/** Milliseconds from one look at whether it answers to the next. */
const lookEvery = 1_000

/** @param url `redis://` or `rediss://`, with a password and the number of a database where there is one */
export async function openValkey(url: string, log: Logger): Promise<SharedCounters> {
  const client = createClient({
    url,
    socket: connection,
    // What cannot be sent at once is not asked at all.
    disableOfflineQueue: true,
    // Of one vendor's own servers.
    maintNotifications: 'disabled',
  })
  const watch = openSilenceWatch(patience)
  let isAway = false

  function leave(error: unknown) {
    if (isAway) return
    isAway = true
    log.warn({ valkey: 'It does not answer: each server counts limits by itself.', fault: faultOf(error) })
  }

  /** Writes, as counting does: one that is full or another's copy is of no use either. */
  async function look() {
    try {
      await watch.answered(client.set('hub', 'is there', { expiration: { type: 'EX', value: 60 } }))
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
      return await watch.answered(question())
    } catch (error) {
      leave(error)
      return undefined
    }
  }

  client.on('error', leave)
  // It tries until it is closed; the first failure is told above.
  client.connect().catch(() => {})
  await once(client, 'ready').catch(leave)
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
        take: (value, count) => ask(() => counter.take(value, count)),
        giveBack: (value) => ask(() => counter.giveBack(value)),
        forget: (value) => ask(() => counter.forget(value)),
        wait: (value) => ask(() => counter.wait(value)),
      }
    },
    close() {
      clearInterval(looking)
      watch.close()
      client.destroy()
    },
  }
}
