// Tests that a member who saw another price than the current one is asked again instead of paying the current price.
import { afterEach, describe, expect, test } from 'vitest'
import { detailOf, testApi } from '#tests/support/api.ts'
import { checkedInOn, daysAgo } from '#tests/support/games.ts'
import { giveAddress, giveCoins, givePoints } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import checkInFile from '../catalog/check-in.json' with { type: 'json' }
import drawFile from '../catalog/draws.json' with { type: 'json' }
import giftFile from '../catalog/gifts.json' with { type: 'json' }
import mallFile from '../catalog/mall.json' with { type: 'json' }
import { currentVersion, fileVersion, setNewestVersion } from '../catalog/topic.ts'

const api = await testApi()

afterEach(() => setNewestVersion(fileVersion))

/** Publishes data of one topic. */
const publish = (topic: string, data: object) =>
  setNewestVersion({ number: currentVersion().number + 1, sources: new Map([[topic, data]]) })

async function rich() {
  const member = await addMember(api)
  await giveCoins(api, member, 5000)
  await givePoints(api, member, 5000)
  return member
}

const coinsOf = async ({ token }: TestMember) => (await dataOf(api, 'getMyMembership', { token })).coins

describe('a request with a price that has changed since the member saw it', () => {
  test('redeeming a product is rejected with PRICE_CHANGED', async () => {
    const member = await rich()
    const call = (price: number) =>
      api.call('redeemMallProduct', { token: member.token, body: { productId: 'free-shipping', price } })
    publish(
      'mall',
      mallFile.map((row) => (row.id === 'free-shipping' ? { ...row, price: 140 } : row)),
    )
    const reply = await call(150)
    expect([reply.refusal, detailOf(reply).reasons]).toEqual([
      'PRICE_CHANGED',
      [{ code: 'COINS_NEEDED_140' }],
    ])
    expect(await coinsOf(member)).toBe(5000)
    expect((await call(140)).code).toBe(200)
    expect(await coinsOf(member)).toBe(4860)
  })

  test('buying tickets or drawing with coins is rejected with PRICE_CHANGED', async () => {
    const member = await rich()
    const draw = 'winter-lights'
    const { price } = (await dataOf(api, 'getDraw', { token: member.token, path: { draw } })).draw
    publish(
      'draws',
      drawFile.map((row) => (row.id === draw ? { ...row, price: price + 1 } : row)),
    )
    const buy = (expected: number) =>
      api.call('buyDrawTickets', { token: member.token, path: { draw }, body: { count: 1, price: expected } })
    const play = await api.call('lottery', { token: member.token, body: { draw, payWith: 'coins', price } })
    expect([(await buy(price)).refusal, play.refusal]).toEqual(['PRICE_CHANGED', 'PRICE_CHANGED'])
    expect(await coinsOf(member)).toBe(5000)
    expect((await buy(price + 1)).code).toBe(200)
  })

  test('claiming a gift is rejected with PRICE_CHANGED', async () => {
    const member = await rich()
    const addressId = await giveAddress(api, member)
    const claim = (price: number) =>
      api.call('claimGift', { token: member.token, body: { id: 'night-light', addressId, price } })
    publish('gifts', {
      ...giftFile,
      gifts: giftFile.gifts.map((row) => (row.id === 'night-light' ? { ...row, coins: 120 } : row)),
    })
    expect((await claim(100)).refusal).toBe('PRICE_CHANGED')
    expect(await coinsOf(member)).toBe(5000)
    expect((await claim(120)).code).toBe(200)
    expect(await coinsOf(member)).toBe(4880)
  })

  test('a make-up day is rejected with PRICE_CHANGED', async () => {
    const member = await rich()
    await checkedInOn(api, member, { game: 'normalCheckIn', dates: [daysAgo(api, 3), daysAgo(api, 1)] })
    const { normalCheckIn } = checkInFile
    publish('check-in', {
      ...checkInFile,
      normalCheckIn: { ...normalCheckIn, makeUps: { ...normalCheckIn.makeUps, price: 7 } },
    })
    const makeUp = (price: number) =>
      api.call('makeUpCheckIn', {
        token: member.token,
        path: { game: 'normalCheckIn' },
        body: { date: daysAgo(api, 2), price },
      })
    const reply = await makeUp(5)
    expect([reply.refusal, detailOf(reply).reasons]).toEqual(['PRICE_CHANGED', [{ code: 'COINS_NEEDED_7' }]])
    expect((await makeUp(7)).code).toBe(200)
  })
})
