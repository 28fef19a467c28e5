// Tests the balance of coins and the history of coin movements, with its pagination, localized reasons and expiry
// dates.
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveCoins, givePoints } from '#tests/support/give.ts'
import { listFiles } from '#tests/support/listFiles.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { subjectOf } from '../catalog/campaigns.ts'
import { coinPurposes } from '../catalog/coinPurposes.ts'
import { expire, grant, reverse, spend } from '../ledger/ledger.ts'
import { newId } from '../store/id.ts'
import { reasonIn } from './reasons.ts'
import { anyText } from '#tests/support/matchers.ts'

const api = await testApi()

const buy = (
  memberId: string,
  amount: number,
  { occurredAt, reference = newId() }: { occurredAt: Date; reference?: string },
) =>
  spend(api.store.db, {
    memberId,
    amount,
    purpose: 'mall',
    subject: 'mall:night-light',
    reference,
    occurredAt,
  })

describe('the balance of coins', () => {
  test('for a new member, getCoins returns the balance zero in each of the twelve months', async () => {
    const { token } = await addMember(api)
    const { months, ...coins } = await dataOf(api, 'getCoins', { token })
    expect(coins).toEqual({ balance: 0, expiring: [], rescue: null })
    expect(months).toHaveLength(12)
    const nothing = { opening: 0, earned: 0, spent: 0, expired: 0, returned: 0, takenBack: 0, balance: 0 }
    expect(months[0]).toEqual({ from: '2025-12-01', ...nothing })
    expect(months[11]).toEqual({ from: '2026-11-01', ...nothing })
  })

  test("getCoins returns the expiring coins, and the coins of each month in the member's time zone", async () => {
    const ownApi = await testApi({ store: api.store })
    const member = await addMember(ownApi, { timeZone: 'Asia/Bangkok' })
    ownApi.clock.now = new Date('2026-10-31T16:59:59.999Z')
    await giveCoins(ownApi, member, 30)
    ownApi.wait(0.001)
    await giveCoins(ownApi, member, 50)
    ownApi.clock.now = new Date('2026-11-21T03:00:00.000Z')
    await giveCoins(ownApi, member, 20)
    await buy(member.uid, 35, { occurredAt: ownApi.clock.now })
    const { months, ...coins } = await dataOf(ownApi, 'getCoins', member)
    expect(coins).toEqual({
      balance: 65,
      rescue: null,
      // In the member's time zone, the 65 coins were granted in November. The 30 coins of October were spent first.
      expiring: [{ date: '2027-11-30', amount: 65 }],
    })
    expect(months.slice(-2)).toEqual([
      {
        from: '2026-10-01',
        opening: 0,
        earned: 30,
        spent: 0,
        expired: 0,
        returned: 0,
        takenBack: 0,
        balance: 30,
      },
      {
        from: '2026-11-01',
        opening: 30,
        earned: 70,
        spent: 35,
        expired: 0,
        returned: 0,
        takenBack: 0,
        balance: 65,
      },
    ])
  })

  test('getCoins does not count coins as spent after they are returned to the member', async () => {
    const member = await addMember(api)
    await giveCoins(api, member, 40)
    const reference = newId()
    await buy(member.uid, 15, { occurredAt: api.clock.now, reference })
    await reverse(api.store.db, { reference, occurredAt: api.clock.now })
    const { balance, months } = await dataOf(api, 'getCoins', member)
    expect(balance).toBe(40)
    expect(months.at(-1)).toMatchObject({ earned: 40, spent: 0 })
  })

  test('the balance excludes coins whose last day has passed', async () => {
    const ownApi = await testApi({ store: api.store })
    const member = await addMember(ownApi)
    ownApi.clock.now = new Date('2025-11-30T12:00:00Z')
    await giveCoins(ownApi, member, 9)
    ownApi.clock.now = new Date('2026-11-30T16:59:59Z')
    expect(await dataOf(ownApi, 'getCoins', member)).toMatchObject({ balance: 9 })
    ownApi.wait(1)
    expect(await dataOf(ownApi, 'getCoins', member)).toMatchObject({ balance: 0, expiring: [], rescue: null })
  })

  test('getCoins suggests products on which the member can spend the coins that expire next', async () => {
    const ownApi = await testApi({ store: api.store })
    const member = await addMember(ownApi)
    ownApi.clock.now = new Date('2025-11-10T12:00:00Z')
    await giveCoins(ownApi, member, 100)
    ownApi.clock.now = new Date('2025-12-10T12:00:00Z')
    await giveCoins(ownApi, member, 60)
    ownApi.clock.now = new Date('2026-09-30T12:00:00Z')
    await giveCoins(ownApi, member, 300)
    expect((await dataOf(ownApi, 'getCoins', member)).rescue).toBeNull()
    ownApi.clock.now = new Date('2026-10-01T12:00:00Z')
    const { rescue } = await dataOf(ownApi, 'getCoins', member)
    expect(rescue).toMatchObject({ amount: 100, date: '2026-11-30' })
    // The suggested products cost at least as much as the expiring coins, and are the cheapest such products.
    expect(rescue?.products.map(({ id }) => id)).toEqual(['eye-mask', 'baby-socks', 'cosy-socks'])
    // The suggestions use only the 100 coins that expire first, even if 60 other coins also expire soon.
    ownApi.clock.now = new Date('2026-11-10T12:00:00Z')
    const soon = await dataOf(ownApi, 'getCoins', member)
    expect(soon.expiring.slice(0, 2).map(({ amount }) => amount)).toEqual([100, 60])
    expect(soon.rescue).toMatchObject({ amount: 100, date: '2026-11-30' })
  })
})

describe('the history of coins', () => {
  test('listCoinMovements returns each movement with a localized reason and the resulting balance', async () => {
    const member = await addMember(api)
    await giveCoins(api, member, 400)
    await givePoints(api, member, 7)
    await buy(member.uid, 320, { occurredAt: api.clock.now })
    const { items, nextCursor } = await dataOf(api, 'listCoinMovements', { ...member, language: 'th' })
    expect(nextCursor).toBeNull()
    expect(items).toEqual([
      {
        id: anyText,
        kind: 'spent',
        amount: -320,
        balance: 80,
        at: '2026-11-21T03:00:00.000Z',
        reason: { purpose: 'mall', label: 'แลกของรางวัล', subject: 'โคมไฟกลางคืนแสงนุ่ม' },
      },
      expect.objectContaining({ kind: 'earned', amount: 400, balance: 400 }),
    ])
  })

  test('the reason of a coin movement contains the name of the draw or campaign, unless it is about babies and the member has hidden baby content', async () => {
    const { uid, token } = await addMember(api)
    const paid = (purpose: string, subject: string) =>
      grant(api.store.db, {
        memberId: uid,
        currency: 'coins',
        amount: 10,
        purpose,
        subject,
        reference: newId(),
        occurredAt: api.clock.now,
      })
    await paid('draw', 'draw:winter-lights')
    await paid('draw', 'draw:mothers-day-2026')
    await paid('raffle', subjectOf('2025-RegistryWeekend'))
    const subjects = async () =>
      (await dataOf(api, 'listCoinMovements', { token })).items.map(({ reason }) => reason.subject)
    expect(await subjects()).toEqual(['Registry weekend', 'Mother’s Day 2026', 'Winter lights'])
    await dataOf(api, 'setBabyContent', { token, body: { silenced: true } })
    expect(await subjects()).toEqual([null, null, 'Winter lights'])
  })

  test('listCoinMovements returns all movements on consecutive pages, and filters them by kind', async () => {
    const member = await addMember(api)
    const { token } = member
    for (let amount = 1; amount <= 7; amount += 1) await giveCoins(api, member, amount)
    const reference = newId()
    await buy(member.uid, 10, { occurredAt: api.clock.now, reference })
    await reverse(api.store.db, { reference, occurredAt: api.clock.now })

    const balances: number[] = []
    let cursor: string | null = null
    do {
      const query: Record<string, string> = { limit: '4', ...(cursor !== null && { cursor }) }
      const page = await dataOf(api, 'listCoinMovements', { token, query })
      expect(page.items.length).toBeLessThanOrEqual(4)
      balances.push(...page.items.map(({ amount }) => amount))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(balances).toEqual([10, -10, 7, 6, 5, 4, 3, 2, 1])

    const amountsOf = async (kind: string) =>
      (await dataOf(api, 'listCoinMovements', { token, query: { kind } })).items.map(({ amount }) => amount)
    expect(await amountsOf('earned')).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect(await amountsOf('spent')).toEqual([-10])
    expect(await amountsOf('returned')).toEqual([10])
    expect(await amountsOf('expired')).toEqual([])
  })

  test("listCoinMovements filters coin movements by month in the member's time zone", async () => {
    const ownApi = await testApi({ store: api.store })
    const member = await addMember(ownApi, { timeZone: 'Asia/Bangkok' })
    const { token } = member
    ownApi.clock.now = new Date('2026-10-31T16:59:59.999Z')
    await giveCoins(ownApi, member, 1)
    ownApi.wait(0.001)
    await giveCoins(ownApi, member, 2)
    const amountsOf = async (query: Record<string, string>) =>
      (await dataOf(ownApi, 'listCoinMovements', { token, query })).items.map(({ amount }) => amount)
    expect(await amountsOf({ month: '2026-10' })).toEqual([1])
    expect(await amountsOf({ month: '2026-11' })).toEqual([2])
    expect(await amountsOf({ month: '2026-11', kind: 'earned' })).toEqual([2])
    expect(await amountsOf({ month: '2026-11', kind: 'spent' })).toEqual([])
    expect(await amountsOf({ month: '2026-12' })).toEqual([])
  })

  test.each([
    ['month', '2026-13'],
    ['kind', 'won'],
    ['limit', '0'],
    ['limit', '51'],
    ['cursor', 'not a cursor'],
  ])('listCoinMovements rejects the query %s=%s', async (name, value) => {
    const query = { [name]: value }
    const { token } = await addMember(api)
    expect(await api.call('listCoinMovements', { token, query })).toMatchObject({ status: 400 })
  })

  test('getCoinMovement returns 404 for a movement of another member', async () => {
    const [mine, other] = [await addMember(api), await addMember(api)]
    const { transactionId } = await giveCoins(api, other, 5)
    expect((await dataOf(api, 'listCoinMovements', mine)).items).toEqual([])
    const path = { id: transactionId }
    expect(await api.call('getCoinMovement', { token: mine.token, path })).toMatchObject({ status: 404 })
  })
})

describe('one movement of coins', () => {
  test('getCoinMovement returns how many coins of the movement expire in each month', async () => {
    const member = await addMember(api)
    const { token } = member
    const at = (date: string) => new Date(`${date}T12:00:00Z`)
    const earn = (amount: number, date: string) =>
      grant(api.store.db, {
        memberId: member.uid,
        currency: 'coins',
        amount,
        purpose: 'check_in',
        reference: newId(),
        occurredAt: at(date),
      })
    await earn(10, '2026-09-03')
    const first = await earn(5, '2026-09-20')
    await earn(40, '2026-10-01')
    const { transactionId } = await buy(member.uid, 25, { occurredAt: api.clock.now })
    const purchase = await dataOf(api, 'getCoinMovement', { token, path: { id: transactionId } })
    expect(purchase.movement).toMatchObject({ kind: 'spent', amount: -25 })
    expect(purchase.lots).toEqual([
      { amount: -15, expiresOn: '2027-09-30', remaining: 0 },
      { amount: -10, expiresOn: '2027-10-31', remaining: 30 },
    ])
    const correction = await dataOf(api, 'getCoinMovement', { token, path: { id: first.transactionId } })
    expect(correction.lots).toEqual([{ amount: 5, expiresOn: '2027-09-30', remaining: 0 }])
  })

  test('listCoinMovements returns expired coins as a movement of the kind `expired`', async () => {
    const ownApi = await testApi({ store: api.store })
    const member = await addMember(ownApi)
    ownApi.clock.now = new Date('2025-10-10T00:00:00Z')
    await giveCoins(ownApi, member, 8)
    ownApi.clock.now = new Date('2026-11-21T03:00:00Z')
    await expire(ownApi.store.db, ownApi.clock.now)
    const { items } = await dataOf(ownApi, 'listCoinMovements', member)
    expect(items[0]).toMatchObject({ kind: 'expired', amount: -8, balance: 0, reason: { purpose: 'expiry' } })
  })
})

test('every purpose of a coin movement in the code has a name in four languages', async () => {
  const used = new Set<string>()
  for (const file of listFiles('api/**/*.ts', 400)) {
    const text = await readFile(file, 'utf8')
    const isLedger = dirname(file).endsWith('ledger')
    if (!isLedger && !/from '[^']*(?:ledger\/\w+|award|payCoins)\.ts'/.test(text)) continue
    // Excludes the purposes of one-time codes, which are also in a property with the name `purpose`, but are followed
    // by the property `browser`.
    for (const [, purpose = ''] of text.matchAll(/\b(?:purpose|source): '([\w-]+)'(?!, browser)/g))
      used.add(purpose)
    for (const [, purpose = ''] of text.matchAll(/houseAccount\([^)]*'([\w-]+)'\)/g)) used.add(purpose)
  }
  expect([...used]).toEqual(
    expect.arrayContaining(['check_in', 'mall', 'referral', 'right', 'expiry', 'sample']),
  )
  expect([...used].filter((purpose) => !Object.hasOwn(coinPurposes, purpose))).toEqual([])
  for (const names of Object.values(coinPurposes)) expect(Object.values(names).every(Boolean)).toBe(true)
})

test('reasonIn returns the label "Coins" for an unknown purpose, and no name for an unknown catalog item', () => {
  const unknown = { purpose: 'unheard-of', subject: 'moon:cheese' }
  expect(reasonIn('en', null, unknown)).toEqual({ purpose: 'unheard-of', label: 'Coins', subject: null })
})
