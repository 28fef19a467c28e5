// Counts rate limits in Valkey or Redis. All servers with the same URL share the counters. While Valkey does not
// respond, each server uses its counters in memory, and calls do not wait.
import { once } from 'node:events'
import { createClient } from '@redis/client'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { faultOf, type Log } from '#api/process/log.ts'
import { hashOf } from '#api/store/secrets.ts'
import { counterOn, type SharedCounters } from './counter.ts'
import { openResponseTimeout } from './responseTimeout.ts'

/**
 * Timeouts in milliseconds: for connecting, for a connection that receives no data, and the delay before the client
 * reconnects.
 */
const connection = { connectTimeout: 2_000, socketTimeout: 5_000, reconnectStrategy: 500 }

/** Milliseconds without a response after which commands are aborted. */
const responseTimeout = 100

/** Interval of health checks in milliseconds. */
const healthCheckInterval = 1_000

/** @param url `redis://` or `rediss://`, optionally with a password and a database number */
export async function openValkey(url: string, log: Log): Promise<SharedCounters> {
  const client = createClient({
    url,
    socket: connection,
    // While there is no connection, commands are rejected immediately instead of being queued.
    disableOfflineQueue: true,
    // Disables notifications about maintenance, because only the servers of one vendor support them.
    maintNotifications: 'disabled',
  })
  const watch = openResponseTimeout(responseTimeout)
  let isDown = false

  function markDown(error: unknown) {
    if (isDown) return
    isDown = true
    log.warn({
      event: 'valkey_unavailable',
      fault: faultOf(error),
      msg: 'Valkey failed; this server counts rate limits separately until Valkey recovers. Check VALKEY_URL.',
    })
  }

  /**
   * The health check writes a key, because counting also writes. It therefore fails if Valkey is out of memory or is a
   * read-only replica.
   */
  async function checkHealth() {
    try {
      await watch.answered(client.set('hub', 'is there', { expiration: { type: 'EX', value: 60 } }))
      if (isDown)
        log.info({
          event: 'valkey_recovered',
          msg: 'Valkey available; servers share rate-limit counters again.',
        })
      isDown = false
    } catch (error) {
      markDown(error)
    }
  }

  /** @returns `undefined` while Valkey is not available */
  async function ask<Of>(question: () => Promise<Of>): Promise<Of | undefined> {
    if (isDown) return undefined
    try {
      return await watch.answered(question())
    } catch (error) {
      markDown(error)
      return undefined
    }
  }

  client.on('error', markDown)
  // The client reconnects until it is closed. The `error` listener logs the first failure.
  client.connect().catch(() => {})
  await once(client, 'ready').catch(markDown)
  const healthChecks = setInterval(checkHealth, healthCheckInterval).unref()

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
        reset: (value) => ask(() => counter.reset(value)),
        wait: (value) => ask(() => counter.wait(value)),
      }
    },
    close() {
      clearInterval(healthChecks)
      watch.close()
      client.destroy()
    },
  }
}
