// Tests the import of tracking numbers from CSV files: the preview by `check`, rows that cannot be imported, and
// variants of the CSV format.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import pino from 'pino'
import { sql } from 'drizzle-orm'
import { testApi } from '#tests/support/api.ts'
import { giveAddress, giveCoins } from '#tests/support/give.ts'
import { isFull, measurement } from '#tests/support/measurements.ts'
import { addMember, atOnce, dataOf, type TestMember } from '#tests/support/members.ts'
import { newId } from '../store/id.ts'
import { runBackOfficeCommand } from './command.ts'

const api = await testApi()
const folder = await mkdtemp(join(tmpdir(), 'hub-tracking-'))
afterAll(() => rm(folder, { recursive: true }))
const header = 'kind,id,carrier,tracking_number,tracking_url'

type Gift = { member: TestMember; id: string }

async function claimGift(): Promise<Gift> {
  const member = await addMember(api)
  const body = { id: 'muslin-cloth', addressId: await giveAddress(api, member) }
  return { member, id: (await dataOf(api, 'claimGift', { token: member.token, body })).id }
}

async function importFile(mode: 'check' | 'apply', content: string | Buffer) {
  const file = join(folder, 'parcels.csv')
  await writeFile(file, content)
  const backOffice = {
    store: api.store,
    log: pino({ level: 'silent' }),
    by: 'somebody',
    now: api.clock.now,
  }
  const { text, code } = await runBackOfficeCommand(['import-tracking', file, mode], backOffice)
  return { lines: text.split('\n'), code }
}

const giftOf = async ({ member, id }: Gift) =>
  await dataOf(api, 'getMyGift', { token: member.token, path: { id } })
const noticesOf = async ({ member }: Gift) =>
  (await dataOf(api, 'listNotices', { token: member.token })).items

test('`check` prints the results of an import without storing them; `apply` marks each parcel as shipped and notifies its member once', async () => {
  const gift = await claimGift()
  const content = `${header}\ngift,${gift.id},Thailand Post,EF582621151TH,https://track.example.com/EF582621151TH\n`
  const shipped = `line 2: ship: gift ${gift.id} is shipped with Thailand Post EF582621151TH.`
  const [before, notices] = [await giftOf(gift), await noticesOf(gift)]

  const trial = await importFile('check', content)
  expect(trial.lines[0]).toBe(shipped)
  expect(trial.lines[1]).toContain('Nothing is stored yet')
  expect([await giftOf(gift), await noticesOf(gift)]).toEqual([before, notices])

  expect(await importFile('apply', content)).toEqual({
    lines: [shipped, 'Done: 1 shipped, 0 changed, 0 unchanged, 0 rejected.'],
    code: 0,
  })
  const parcel = { carrier: 'Thailand Post', trackingNumber: 'EF582621151TH' }
  expect(await giftOf(gift)).toMatchObject({ state: 'shipped', parcel })
  expect(await noticesOf(gift)).toHaveLength(notices.length + 1)

  // Imports the same file again, as after an interrupted import.
  expect((await importFile('apply', content)).lines).toEqual([
    `line 2: unchanged: gift ${gift.id} was shipped with Thailand Post EF582621151TH before.`,
    'Done: 0 shipped, 0 changed, 1 unchanged, 0 rejected.',
  ])
  expect(await noticesOf(gift)).toHaveLength(notices.length + 1)
})

test('a later import replaces a wrong tracking number', async () => {
  const gift = await claimGift()
  await importFile('apply', `${header}\ngift,${gift.id},DHL,1000000001,`)
  const { lines } = await importFile('apply', `${header}\ngift,${gift.id},DHL,1000000002,`)
  expect(lines[0]).toBe(`line 2: change: gift ${gift.id}: DHL 1000000001 is replaced by DHL 1000000002.`)
  expect(await giftOf(gift)).toMatchObject({ parcel: { trackingNumber: '1000000002' } })
})

test('each row that cannot be imported is printed with its reason, and the other rows are imported', async () => {
  const [first, cancelled, last] = [await claimGift(), await claimGift(), await claimGift()]
  await api.call('cancelGiftClaim', { token: cancelled.member.token, path: { id: cancelled.id } })
  const unknownId = newId()
  const rows = [
    `gift,${first.id},DHL,1000000003,`,
    `gift,${first.id},DHL,1000000004,`,
    `gift,${cancelled.id},DHL,1000000005,`,
    `redemption,${unknownId},DHL,1000000006,`,
    `parcel,${unknownId},DHL,1000000007,`,
    `gift,${unknownId},DHL,1.00000E+12,`,
    `gift,${unknownId},,,javascript:alert(1)`,
    '',
    `gift,${last.id.toUpperCase()},DHL,1000000008`,
  ]
  const { lines, code } = await importFile('apply', [header, ...rows].join('\n'))
  expect(code).toBe(1)
  expect(lines).toEqual([
    `line 2: ship: gift ${first.id} is shipped with DHL 1000000003.`,
    `line 3: rejected: gift ${first.id} is already in line 2.`,
    `line 4: rejected: gift ${cancelled.id} is cancelled and cannot be shipped.`,
    `line 5: rejected: redemption ${unknownId} does not exist, or it is a voucher without a parcel.`,
    'line 6: rejected: kind must be gift or redemption.',
    'line 7: rejected: tracking_number was shortened by a spreadsheet: format the column as text and export the file again.',
    'line 8: rejected: carrier must have 1 to 100 characters; tracking_number must have 1 to 64 characters; tracking_url must be empty or start with https://.',
    `line 10: ship: gift ${last.id} is shipped with DHL 1000000008.`,
    'Done: 2 shipped, 0 changed, 0 unchanged, 6 rejected.',
  ])
})

test.each([
  [
    'semicolons and a byte order mark',
    (id: string) => `\uFEFFKind;ID;Carrier;Tracking number\r\ngift;${id};DHL;1\r\n`,
  ],
  ['tabs', (id: string) => `kind\tid\tcarrier\ttracking_number\ngift\t${id}\tDHL\t1`],
  [
    'quotes and another order of columns',
    (id: string) => `tracking_number,carrier,"id","kind"\n"1","DHL","${id}","gift"\n`,
  ],
])('a CSV file with %s is imported', async (_notation, contentOf) => {
  const gift = await claimGift()
  expect((await importFile('apply', contentOf(gift.id))).lines.at(-1)).toContain('1 shipped')
})

test.each([
  ['a missing column', 'kind,id\ngift,1', 'Missing: carrier, tracking_number.'],
  ['no content', '', 'Missing: kind, id, carrier, tracking_number.'],
  ['an unclosed quote', `${header}\ngift,"1`, 'is no valid CSV file'],
  ['another encoding', Buffer.from(`${header}\ngift,${newId()},P\xf6st,1,`, 'latin1'), 'carrier must have'],
])('a CSV file with %s is rejected, and the reason is printed', async (_fault, content, reason) => {
  const { lines, code } = await importFile('apply', content)
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain(reason)
})

test.runIf(isFull)('one command imports 10,000 tracking numbers of 100 members', async () => {
  const members = await atOnce(100, () => addMember(api))
  const [buyer] = members
  if (!buyer) throw new Error('No member was added.')
  await giveCoins(api, buyer, 150)
  const body = { productId: 'cosy-socks', addressId: await giveAddress(api, buyer) }
  const { redemption } = await dataOf(api, 'redeemMallProduct', { token: buyer.token, body })
  const memberIds = members.slice(1).map(({ uid }) => uid)
  const { rows } = await api.store.db.execute<{ id: string }>(sql`
    insert into redemptions
    select (jsonb_populate_record(template, jsonb_build_object(
      'id', gen_random_uuid()::text, 'member_id', owner, 'slot', number))).*
    from redemptions template
    cross join unnest(${sql.param(memberIds)}::text[]) owner
    cross join generate_series(1, 102) number
    where template.id = ${redemption.id}
    limit 10000
    returning id
  `)
  const content = [header, ...rows.map(({ id }, index) => `redemption,${id},DHL,${1_000_000 + index},`)].join(
    '\n',
  )
  const startedAt = performance.now()
  const { lines } = await importFile('apply', content)
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  measurement('Import of tracking numbers', `${rows.length} rows in ${seconds} s`)
  expect(lines.at(-1)).toBe('Done: 10000 shipped, 0 changed, 0 unchanged, 0 rejected.')
  expect(seconds).toBeLessThan(60)
})
