// Tests the responses to health checks of load balancers and monitors while a hub cannot serve requests.
import { expect, test } from 'vitest'
import { testApi, type Api } from '#tests/support/api.ts'
import { openProbes } from './probes.ts'

const isDown = () => Promise.reject(new Error('down'))
const isUp = () => Promise.resolve()
const heardOf = ({ status, headers }: Response) => [status, headers.get('Retry-After')]

test('/ready answers 503 with Retry-After while the database is down or the server shuts down', async () => {
  const ready = async (ping: () => Promise<void>, leaving: boolean) =>
    heardOf(await openProbes({ ping, isLeaving: () => leaving }).request('/ready'))
  expect(await ready(isUp, false)).toEqual([200, null])
  expect(await ready(isDown, false)).toEqual([503, '5'])
  expect(await ready(isUp, true)).toEqual([503, '5'])
})

test('/health answers 503 with Retry-After while the database is down', async () => {
  const well = await testApi()
  const unwell = await testApi({ store: { ...well.store, ping: isDown } })
  const health = async ({ fetch }: Api) => heardOf(await fetch(new Request('http://hub.test/health')))
  expect(await health(well)).toEqual([200, null])
  expect(await health(unwell)).toEqual([503, '5'])
})
