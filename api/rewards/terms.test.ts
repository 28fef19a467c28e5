// Tests that members keep the terms under which they got a voucher, a prize of a draw or an entry of a raffle, when a
// later version of the catalog changes or removes them.
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveAddress, giveCoins, givePoints, giveVoucher } from '#tests/support/give.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import drawFile from '../catalog/draws.json' with { type: 'json' }
import giftFile from '../catalog/gifts.json' with { type: 'json' }
import voucherFile from '../catalog/vouchers.json' with { type: 'json' }
import { draws } from '../catalog/draws.ts'
import { fileVersion, setNewestVersion } from '../catalog/topic.ts'
import { commitmentOf } from '../games/seeds.ts'
import { vouchers } from './tables.ts'

const api = await testApi()
const { db } = api.store

afterEach(() => setNewestVersion(fileVersion))

const publish = (topic: string, data: object) =>
  setNewestVersion({ number: 1, sources: new Map([[topic, data]]) })

const words = (text: string) => ({ en: text, id: text, th: text, vn: text })

const changedVouchers = voucherFile.map((row) =>
  row.id === 'welcome-10'
    ? {
        ...row,
        name: words('Changed'),
        regions: ['US'],
        worth: { kind: 'percent', percent: 5 },
        minimumOrder: undefined,
      }
    : row,
)

test('a voucher keeps its value, countries and texts, and stays usable if its type is removed', async () => {
  const member = await addMember(api)
  await giveVoucher(api, member)
  const read = async () =>
    (await dataOf(api, 'listVouchers', { token: member.token, query: { state: 'active' } })).items
  const before = await read()
  const today = async () => await dataOf(api, 'getToday', { token: member.token })
  const onToday = await today()
  expect(before).toHaveLength(1)
  publish('vouchers', changedVouchers)
  expect(await read()).toEqual(before)
  expect(await today()).toEqual(onToday)
  publish(
    'vouchers',
    voucherFile.filter(({ id }) => id !== 'welcome-10'),
  )
  expect(await read()).toEqual(before)
  await dataOf(api, 'openVoucherInShop', { token: member.token, body: { type: 'welcome-10' } })
})

test('a voucher of an earlier release without terms follows the current version', async () => {
  const member = await addMember(api)
  await giveVoucher(api, member)
  await db.update(vouchers).set({ terms: null }).where(eq(vouchers.memberId, member.uid))
  publish('vouchers', changedVouchers)
  const { items } = await dataOf(api, 'listVouchers', { token: member.token, query: { state: 'active' } })
  expect(items).toMatchObject([{ name: 'Changed', percent: 5 }])
})

test('a draw keeps its prizes and weights from its opening', async () => {
  const draw = draws().get('winter-lights')
  if (!draw) throw new Error('The catalog has no draw winter-lights.')
  const before = await commitmentOf(db, draw, api.clock.now)
  publish(
    'draws',
    drawFile.map((row) => ({
      ...row,
      prizes: row.prizes
        .map((prize) => ({ ...prize, weight: 1, prize: { coins: 1 } }))
        .slice(row.id === draw.id ? 1 : 0),
    })),
  )
  const changed = draws().get(draw.id)
  expect(changed?.prizes).toHaveLength(draw.prizes.length - 1)
  expect(changed && (await commitmentOf(db, changed, api.clock.now))).toEqual(before)
})

test('a claimed gift is displayed if the catalog no longer contains it', async () => {
  const member = await addMember(api)
  await giveCoins(api, member, 500)
  await givePoints(api, member, 5000)
  const addressId = await giveAddress(api, member)
  const { token } = member
  const claimed = await dataOf(api, 'claimGift', { token, body: { id: 'night-light', addressId } })
  publish('gifts', { ...giftFile, gifts: giftFile.gifts.filter(({ id }) => id !== 'night-light') })
  const mine = await dataOf(api, 'getMyGift', { token, path: { id: claimed.id } })
  expect(mine).toMatchObject({ id: claimed.id, state: 'reserved' })
  expect((await dataOf(api, 'getToday', { token })).date).toBeDefined()
})
