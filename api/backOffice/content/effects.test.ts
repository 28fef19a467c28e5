// Tests the sentences on the effects of a change on members.
import { beforeAll, expect, test } from 'vitest'
import { testStore } from '#tests/support/database.ts'
import { stock } from '../../fulfillment/tables.ts'
import { figures } from '../../staff/tables.ts'
import { effectsOf } from './effects.ts'

const { db } = await testStore()
const name = { en: 'Warm hat', id: 'Topi', th: 'หมวก', vn: 'Mũ' }
const gift = { id: 'hat', regions: ['TH'], fromLevel: 1, coins: 10, stock: 50, name }

const textsOf = async (data: object | null, before: object | null = gift) =>
  (await effectsOf(db, [{ topic: 'gifts', entry: 'gifts/hat', data, before, title: 'Warm hat' }])).map(
    ({ kind, text }) => `${kind}: ${text}`,
  )

beforeAll(async () => {
  await db.insert(stock).values({ kind: 'gift', item: 'hat', total: 50, reserved: 30 })
  const active = { metric: 'active', period: 'month' } as const
  await db.insert(figures).values([
    { ...active, start: '2020-01-01', country: 'VN', value: 90 },
    { ...active, start: '2020-02-01', country: 'VN', value: 2 },
    { ...active, start: '2020-02-01', country: 'TH', value: 1 },
    { ...active, period: 'day', start: '2020-02-29', country: 'TH', value: 70 },
  ])
})

test.each([
  ['no change', gift, []],
  [
    'a new country',
    { ...gift, regions: ['TH', 'VN'] },
    ['info: Members can newly get Warm hat in Vietnam (2 active members last month).'],
  ],
  [
    'another country',
    { ...gift, regions: ['VN'] },
    [
      'warning: Members can no longer get Warm hat in Thailand (1 active member last month).',
      'info: Members can newly get Warm hat in Vietnam (2 active members last month).',
    ],
  ],
  [
    'a higher level',
    { ...gift, fromLevel: 3 },
    ['warning: Members of levels 1 to 2 lose Warm hat. Its countries had 1 active member last month.'],
  ],
  [
    'a price',
    { ...gift, coins: 12 },
    ['info: Warm hat has the price 12 coins instead of 10. Its countries had 1 active member last month.'],
  ],
  [
    'more stock',
    { ...gift, stock: 60 },
    ['info: The stock of Warm hat is 60 instead of 50; 30 are reserved or shipped.'],
  ],
  [
    'a text in English only',
    { ...gift, name: { ...name, en: 'Cold hat', th: 'Cold hat', vn: '' } },
    [
      'warning: Warm hat: the Thai text of name is the same as the English text.',
      'warning: Warm hat: the Vietnamese text of name is missing.',
    ],
  ],
  [
    'a removed entry',
    null,
    ['warning: Members no longer get Warm hat. Its countries had 1 active member last month.'],
  ],
])('effectsOf describes %s', async (_, data, effects) => {
  expect(await textsOf(data)).toEqual(effects)
})

test('effectsOf warns of an earlier end', async () => {
  const before = { ...gift, closesAt: '2026-12-31T00:00:00Z' }
  expect(await textsOf({ ...before, closesAt: '2026-12-24T00:00:00Z' }, before)).toEqual([
    'warning: Warm hat ends on 2026-12-24, and not on 2026-12-31 as members were told.',
  ])
})
