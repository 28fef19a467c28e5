// Tests that purging expired check-ins and tickets deletes no data that members can still see or use.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { draws } from '../catalog/draws.ts'
import { drawTickets } from '../rewards/tables.ts'
import { purgePlayed } from './purgePlayed.ts'
import { checkIns } from './tables.ts'

const api = await testApi()
const { db } = api.store
const path = { game: 'normalCheckIn' }
const after = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000)

test('purgePlayed deletes expired check-ins, and stores that the member has checked in before', async () => {
  const { token } = await addMember(api)
  const [, newcomer] = [await dataOf(api, 'checkIn', { token, path }), await addMember(api)]
  await purgePlayed(db, after(399))
  expect(await db.select().from(checkIns)).toHaveLength(1)
  await purgePlayed(db, after(402))
  expect(await db.select().from(checkIns)).toEqual([])

  const stateOf = async (memberToken: string) => {
    const { items } = await dataOf(api, 'listPendingTasks', { token: memberToken })
    return items.find(({ task }) => task === 'first-check-in')?.state
  }
  expect(await stateOf(token)).toBe('ready')
  expect(await stateOf(newcomer.token)).toBe('open')
})

test('purgePlayed deletes used tickets and tickets of ended draws, but no usable tickets', async () => {
  const [draw] = [...draws().keys()]
  const granted = new Date('2020-01-01')
  const common = { memberId: 'm', reference: 'any', grantedAt: granted }
  await db.insert(drawTickets).values([
    { ...common, id: '0-1', number: 1, draw: 'left-the-catalogue' },
    { ...common, id: '0-2', number: 2, draw: draw ?? '', usedAt: granted },
    { ...common, id: '0-3', number: 3, draw: draw ?? '' },
  ])
  await purgePlayed(db, api.clock.now)
  expect(await db.select({ id: drawTickets.id }).from(drawTickets)).toEqual([{ id: '0-3' }])
})
