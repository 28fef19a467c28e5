// Fills a migrated, empty database with the rows of a large hub, with one statement for each table.
import { sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { giftRegistration } from '#api/catalog/giftRegistration.ts'
import { contactTopics } from '#api/catalog/contact.ts'
import { givenGifts } from '#api/catalog/gifts.ts'
import { mallProducts } from '#api/catalog/mall.ts'
import { questionnaires } from '#api/catalog/questionnaires.ts'
import { rights } from '#api/catalog/rights.ts'
import { voucherTypes } from '#api/catalog/vouchers.ts'
import { houseAccount } from '#api/ledger/accounts.ts'
import { unsentStates } from '#api/fulfillment/states.ts'
import type { Database } from '#api/store/store.ts'
import { thaiAddress } from '#tests/support/cases/addresses.ts'

/** Numbers of rows. Parcels are gifts and redemptions in equal numbers that wait to be sent. */
export type Size = { members: number; postings: number; proofs: number; parcels: number }

/** SQL of a value that is chosen by the number `n` of the row. */
const pick = (values: readonly string[], n: SQL = sql`n`) =>
  sql`(${sql.param([...values])}::text[])[(${n}) % ${values.length}::int + 1]`

/** SQL of an id whose time part is the column `at`, so that ids sort by time. */
const idOf = (n: SQL) => sql`(overlay(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
  placing '-' from 9 for 0) || '-7000-8000-' || lpad(to_hex(${n}), 12, '0'))`
const id = idOf(sql`n`)

/** SQL of the id of a member. Part `7001` is the account of coins, and `7002` the account of points. */
const memberId = (n: SQL, part = '7000') =>
  sql`('01900000-0000-' || ${part}::text || '-8000-' || lpad(to_hex(${n}), 12, '0'))`

/** SQL of the numbers of rows with times `at` that are spread over the last year. */
const rowsOver = (rows: number, first = 0) =>
  sql`(select n, now() - interval '1 year' * (1 - (n + 1)::float8 / ${first + rows}::int) as at
    from generate_series(${first}::int, ${first + rows - 1}::int) n) made`

/** Email address, phone number, order number and voucher code of the member with the number. */
export const searched = {
  email: (n: number) => `member-${n}@example.com`,
  phone: (n: number) => `+668${String(10_000_000 + n)}`,
  order: (n: number) => `S${1_000_000 + n}`,
  voucher: (n: number) => `HUB-${1_000_000 + n}`,
  id: (n: number) => `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`,
}

/** Fills all tables that lists and searches of the back office read. */
export async function fillTables(databaseUrl: string, size: Size) {
  // Uses a separate connection, because a store ends statements that take long.
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const db = drizzle({ client })
  try {
    await db.execute(sql`set statement_timeout = 0`)
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`set local maintenance_work_mem = '512MB'`)
      await fillLedger(tx, size)
      for (const statement of [...peopleOf(size), ...reviewsOf(size), ...parcelsOf(size), ...othersOf(size)])
        await tx.execute(statement)
    })
    await db.execute(sql`vacuum analyze`)
  } finally {
    await client.end()
  }
}

/** Adds postings that give one coin each to the members in turn. Indexes are created afterwards, which is faster. */
async function fillLedger(tx: Database, { members, postings }: Size) {
  const many = postings / 2
  const house = await houseAccount(tx, 'coins', 'check_in')
  const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('ledger_transactions', 'ledger_postings') and indexname not like '%_pkey'
      and indexname not like '%_pk'`)
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`)
  const member = sql`n % ${members}::int`
  await tx.execute(sql`
    insert into ledger_transactions (id, kind, reference_hash, occurred_at, subject)
    select ${id}, 'grant', md5(n::text) || n, at, null from ${rowsOver(many)}`)
  await tx.execute(sql`
    insert into ledger_postings (transaction_id, side, account_id, amount, kind, occurred_at, balance)
    select ${id}, side, case side when 1 then ${memberId(member, '7001')} else ${house} end,
      case side when 1 then 1 else -1 end, case side when 1 then 'grant' end, case side when 1 then at end,
      case side when 1 then n / ${members}::int + 1 end
    from ${rowsOver(many)}, generate_series(1, 2) side`)
  for (const { definition } of indexes) await tx.execute(sql.raw(definition))
  const balance = sql`(${many}::int - 1 - n) / ${members}::int + 1`
  await tx.execute(sql`
    insert into ledger_accounts (id, currency, member_id, balance)
    select ${memberId(sql`n`, '7001')}, 'coins', ${memberId(sql`n`)}, ${balance} from ${rowsOver(members)}
    union all select ${memberId(sql`n`, '7002')}, 'points', ${memberId(sql`n`)}, 0 from ${rowsOver(members)}`)
  await tx.execute(sql`
    insert into ledger_lots (id, account_id, transaction_id, granted, remaining, expires_on)
    select ${id}, ${memberId(member, '7001')}, ${id}, (${many}::int - 1 - ${member}) / ${members}::int + 1,
      (${many}::int - 1 - ${member}) / ${members}::int + 1, current_date + 200
    from ${rowsOver(many)} where n >= ${many - members}::int`)
}

/** Countries of the members in turn. */
const countries = ['TH', 'TH', 'ID', 'SG']

const peopleOf = ({ members }: Size) => [
  sql`insert into members (id, email, phone, first_name, country_code, register_country_code, time_zone,
      register_channel, register_source, policy_version, created_at, birthday)
    select ${memberId(sql`n`)}, 'member-' || n || '@example.com', '+668' || (10000000 + n), 'Mali',
      ${pick(countries)}, 'TH', 'Asia/Bangkok', 'web', 'web', '1', at, '1985-01-01'::date + n % 9000
    from ${rowsOver(members)}`,
  sql`insert into orders (id, member_id, shop_order_id, number, placed_at, changed_at, state, currency, items, subtotal,
      discount, shipping, total, voucher_codes)
    select ${id}, ${memberId(sql`n`)}, 'shop-' || n, 'S' || (1000000 + n), at, at, 'paid', 'THB', '[]', 1000, 0, 0, 1000, '[]'
    from ${rowsOver(members)}`,
  sql`insert into vouchers (id, member_id, voucher, source, reference, code, granted_at, expires_at, last_day)
    select ${id}, ${memberId(sql`n`)}, ${pick([...voucherTypes().keys()])}, 'test', n,
      'HUB-' || (1000000 + n), at, at + interval '2 years', (at + interval '2 years')::date
    from ${rowsOver(members)}`,
  sql`insert into notices (id, member_id, kind, params, reference, at)
    select ${id}, ${memberId(sql`n % ${members}::int`)}, 'welcome', '{}', n, at from ${rowsOver(2 * members)}`,
  sql`insert into audit_entries (id, at, what, member_id, by, subject, outcome)
    select ${id}, at, 'signed-in', ${memberId(sql`n % ${members}::int`)}, null, null, null
    from ${rowsOver(5 * members)}`,
]

/** Adds waiting items, and nine times as many decided items. Most items are proofs. */
const reviewsOf = ({ members, proofs }: Size) => {
  const isDecided = sql`n % 10 > 0`
  const [rows, fewer] = [rowsOver(10 * proofs), rowsOver(2 * proofs)]
  const member = memberId(sql`n % ${members}::int`)
  const country = pick(countries, sql`n % ${members}::int`)
  const products = giftRegistration().en.products.map((product) => product.id)
  return [
    sql`insert into right_proofs (id, member_id, country_code, "right", year, state, uploads, submitted_at, decided_at)
      select ${id}, ${member}, ${country}, ${pick([...rights().keys()])}, 2000 + n / ${members}::int,
        case when ${isDecided} then 'accepted' else 'submitted' end, jsonb_build_array('upload-' || n), at,
        case when ${isDecided} then at end
      from ${rows}`,
    sql`insert into gift_registrations (id, member_id, country_code, order_number, product, purchased_on, upload_ids, state,
        submitted_at, decided_at)
      select ${id}, ${member}, ${country}, 'G' || n, ${pick(products)}, at::date, jsonb_build_array('receipt-' || n),
        case when ${isDecided} then 'accepted' else 'submitted' end, at, case when ${isDecided} then at end
      from ${fewer}`,
    sql`insert into questionnaire_submissions (id, questionnaire, version, member_id, answers, submitted_at)
      select ${id}, ${questionnaires().en[0]?.id ?? ''}, 1, ${member}, '{}', at from ${fewer}`,
    sql`insert into questionnaire_reviews (id, submission_id, country_code, upload_ids, state, sent_at, decided_at)
      select ${id}, ${id}, ${country}, jsonb_build_array('picture-' || n),
        case when ${isDecided} then 'accepted' else 'submitted' end, at, case when ${isDecided} then at end
      from ${fewer}`,
  ]
}

/** Adds parcels that wait to be sent, and twice as many that are delivered. */
const parcelsOf = ({ members, parcels }: Size) => {
  const waiting = parcels / 2
  const rows = rowsOver(3 * waiting)
  const stateOf = (states: readonly string[]) =>
    sql`case when n % 3 = 0 then ${pick(states, sql`n / 3`)} else 'delivered' end`
  const stepsOf = (state: SQL) => sql`jsonb_build_array(jsonb_build_object('state', ${state}, 'at', at))`
  // A job expires old claims that are only reserved.
  const claimed = stateOf(unsentStates.filter((state) => state !== 'reserved'))
  const redeemed = stateOf(unsentStates)
  const address = sql`(${JSON.stringify(thaiAddress)}::jsonb || jsonb_build_object('countryCode', ${pick(['TH', 'ID', 'SG'], sql`n / 3`)}))`
  const member = memberId(sql`n % ${members}::int`)
  const products = [...mallProducts().values()].filter(({ voucher }) => voucher === undefined)
  const parcelOf = (kind: string) =>
    sql`insert into parcels (id, member_id, source_kind, source_id, key, name, carrier, tracking_number, steps)
      select ${idOf(sql`n * 2 + ${kind === 'gift' ? 0 : 1}::int`)}, ${member}, ${kind}, ${id}, '', 'Parcel', 'DHL', 'DHL' || n,
        jsonb_build_array(jsonb_build_object('state', 'delivered', 'at', at))
      from ${rows} where n % 3 > 0`
  return [
    sql`insert into gift_claims (id, member_id, gift, kind, once, state, steps, coins, address, claimed_at)
      select ${id}, ${member}, ${pick(givenGifts().map((gift) => gift.id))}, 'level', n, ${claimed}, ${stepsOf(claimed)}, 0, ${address}, at
      from ${rows}`,
    sql`insert into redemptions (id, member_id, product, slot, price, state, steps, address, redeemed_at, state_at)
      select ${idOf(sql`n + 16777216`)}, ${member}, ${pick(products.map((product) => product.id))}, 1, 100, ${redeemed}, ${stepsOf(redeemed)},
        ${address}, at, at
      from ${rows}`,
    parcelOf('gift'),
    parcelOf('redemption'),
  ]
}

const othersOf = ({ members }: Size) => {
  const products = [...mallProducts().keys()]
  return [
    sql`insert into contact_messages (id, reference, member_id, topic, reply_to, text, attachments, language, received_at, state)
      select ${id}, 'M' || n, ${memberId(sql`n % ${members}::int`)}, ${pick([...contactTopics().keys()])},
        'member-' || n || '@example.com', 'Where is my parcel?', '[]', ${pick(['en', 'th', 'id', 'vi'])}, at,
        ${pick(['open', 'answered', 'answered', 'answered', 'closed'], sql`n / 4`)}
      from ${rowsOver(50_000)}`,
    sql`insert into dead_letters (id, body_hash, subject, body, reason, received_at)
      select ${id}, n, 'order ' || n, '{}', 'total_price is not an amount', at from ${rowsOver(1_000)}`,
    sql`insert into staff_approvals (id, kind, member_id, amount, reason, requested_by, requested_at)
      select ${id}, 'coins', ${memberId(sql`n`)}, 2000, 'the parcel arrived damaged', 'somebody', now() - interval '1 day'
      from ${rowsOver(1_000)}`,
    sql`insert into stock (kind, item, total, reserved)
      select 'product', item, 1000000, 1000 from unnest(${sql.param(products)}::text[]) item`,
    sql`insert into stock_movements (id, kind, item, delta, reason, at)
      select ${id}, 'product', ${pick(products)}, -1, 'reservation', at from ${rowsOver(200_000)}`,
    sql`insert into pgboss.job (name, data, singleton_key, source_name, source_output, policy)
      select 'failed-jobs', jsonb_build_object('job', 'send messages', 'span', jsonb_build_object('only', n)), n, 'jobs',
        '{"message": "connect ECONNREFUSED"}', 'exclusive' from generate_series(1, 1000) n`,
  ]
}
