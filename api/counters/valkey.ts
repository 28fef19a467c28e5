// Counts in Valkey or Redis, shared by all servers with the same URL. While it does not respond, servers rely on their
// counters in memory and calls do not wait.
import { once } from 'node:events'
import { createClient } from '@redis/client'
import type { Logger } from 'pino'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { faultOf } from '../process/log.ts'
import { hashOf } from '../store/secrets.ts'
import { counterOn, type SharedCounters } from './counter.ts'
import { openSilenceWatch } from './silenceWatch.ts'

/** Timeouts in milliseconds for connecting and for silence; afterwards the client reconnects. */
const connection = { connectTimeout: 2_000, socketTimeout: 5_000, reconnectStrategy: 500 }

/** Milliseconds without a response after which commands are aborted. */
const patience = 100

/** Interval of health checks in milliseconds. */
const lookEvery = 1_000

/** @param url `redis://` or `rediss://`, optionally with a password and a database number */
export async function openValkey(url: string, log: Logger): Promise<SharedCounters> {
  const client = createClient({
    url,
    socket: connection,
    // Rejects commands immediately instead of queueing them while disconnected.
    disableOfflineQueue: true,
    // Disables maintenance notifications, which only one vendor's servers support.
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

  /** @returns `undefined` while Valkey is not available */
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
  // The client reconnects until it is closed; `leave` logs the first failure.
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
