// Asks as a balancer or a monitor does: what they hear of a hub that cannot serve anybody now.
import { expect, test } from 'vitest'
import { testApi, type Api } from '#tests/support/api.ts'
import { openProbes } from './probes.ts'

const isDown = () => Promise.reject(new Error('down'))
const isUp = () => Promise.resolve()
const heardOf = ({ status, headers }: Response) => [status, headers.get('Retry-After')]

test('a probe that is refused says when to ask again', async () => {
  const ready = async (ping: () => Promise<void>, leaving: boolean) =>
    heardOf(await openProbes({ ping, isLeaving: () => leaving }).request('/ready'))
  expect(await ready(isUp, false)).toEqual([200, null])
  expect(await ready(isDown, false)).toEqual([503, '5'])
  expect(await ready(isUp, true)).toEqual([503, '5'])
})

test('so does the health of a hub whose database does not answer', async () => {
  const well = await testApi()
  const unwell = await testApi({ store: { ...well.store, ping: isDown } })
  const health = async ({ fetch }: Api) => heardOf(await fetch(new Request('http://hub.test/health')))
  expect(await health(well)).toEqual([200, null])
  expect(await health(unwell)).toEqual([503, '5'])
})
