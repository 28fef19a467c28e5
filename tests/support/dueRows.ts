// Creates any number of rows that a server job must process, directly in the database. The test of the jobs' batches
// and the benchmark of the jobs' memory use these rows.
import { sql, type SQL } from 'drizzle-orm'
import { addDays } from '#api/locale/calendar.ts'
import { givenGifts } from '#api/catalog/gifts.ts'
import type { JobName } from '#api/server/jobs.ts'
import type { Store } from '#api/store/store.ts'
import {
  entries,
  id,
  longAgo,
  lotsUntil,
  members,
  noticesLeft,
  now,
  numbers,
  raffle,
  rowsLeft,
  today,
  type Due,
  type FailingRow,
} from './dueRowParts.ts'
import { purgedRows } from './purgedRows.ts'

export { jobsRunAt } from './dueRowParts.ts'

const thirdId = '000000000003'

/** Makes the database reject the third row of a job. @returns a function that removes the trigger */
export async function refuseThird(
  { db }: Pick<Store, 'db'>,
  { table, on, column, value = thirdId }: FailingRow,
) {
  const row = sql.raw(on === 'insert' ? 'new' : 'old')
  const name = sql.identifier(table)
  await db.execute(sql`
    create function refuse_row() returns trigger language plpgsql as $$ begin raise 'this row is stuck'; end $$`)
  await db.execute(sql`
    create trigger refuse_row before ${sql.raw(on)} on ${name} for each row
    when (${row}.${sql.identifier(column)} = ${sql.raw(`'${value}'`)}) execute function refuse_row()`)
  return async () => void (await db.execute(sql`drop trigger refuse_row on ${name}`))
}

/** Members with a verified email address who consented to news; at `jobsRunAt`, the issue of November is new. */
const consenting = (rows: number) => [
  members(rows, {}),
  sql`update members set email = id || '@example.com', email_verified = true`,
  sql`insert into consents (member_id, purpose, country_code, policy_version, granted, at)
    select ${id}, 'marketingMail', 'TH', '1', true, ${longAgo} from ${numbers(rows)}`,
]

export const dueRows: Readonly<Record<JobName, Due>> = {
  ...purgedRows,
  'send messages': {
    stuck: { table: 'waiting_messages', on: 'update', column: 'id' },
    fill: (rows) => [
      sql`insert into waiting_messages (id, receiver, subject, text, written_at, due_at)
        select ${id}, n || '@example.com', 'subject', 'text', ${now}, ${now} from ${numbers(rows)}`,
    ],
    ...rowsLeft('waiting_messages'),
  },
  'send emails about notices': {
    stuck: { table: 'notice_emails', on: 'update', column: 'id' },
    fill: (rows) => [
      members(rows, {}),
      sql`update members set email = id || '@example.com', email_verified = true`,
      sql`insert into notices (id, member_id, kind, params, reference, at)
        select ${id}, ${id}, 'level-reached', '{}', n, ${now} from ${numbers(rows)}`,
      sql`insert into notice_emails (id, member_id, due_at) select ${id}, ${id}, ${now} from ${numbers(rows)}`,
    ],
    left: () =>
      sql`select count(*)::int as count from notice_emails where sent_at is null and due_at <= ${now}`,
  },
  'plan letters': {
    stuck: { table: 'letters', on: 'insert', column: 'member_id' },
    fill: consenting,
    left: (rows) => sql`select ${rows}::int - count(*)::int as count from letters`,
  },
  'send letters': {
    stuck: { table: 'letters', on: 'update', column: 'member_id' },
    fill: (rows) => [
      ...consenting(rows),
      sql`insert into letters (member_id, issue, due_at) select ${id}, '2026-11', ${now} from ${numbers(rows)}`,
    ],
    left: () => sql`select count(*)::int as count from letters where due_at <= ${now}`,
  },
  'send pushes about notices': {
    stuck: { table: 'notice_pushes', on: 'update', column: 'id' },
    fill: (rows) => [
      members(rows, {}),
      sql`insert into notices (id, member_id, kind, params, reference, at)
        select ${id}, ${id}, 'level-reached', '{}', n, ${now} from ${numbers(rows)}`,
      sql`insert into push_topics (member_id, topic) select ${id}, 'levels' from ${numbers(rows)}`,
      sql`insert into push_subscriptions (id, member_id, session_id, endpoint, public_key, auth_secret, language, saved_at)
        select ${id}, ${id}, ${id}, 'https://fcm.googleapis.com/' || n, '', '', 'th', ${now} from ${numbers(rows)}`,
      sql`insert into notice_pushes (id, member_id, due_at) select ${id}, ${id}, ${now} from ${numbers(rows)}`,
    ],
    left: () =>
      sql`select count(*)::int as count from notice_pushes where sent_at is null and due_at <= ${now}`,
  },
  'expire coins': {
    stuck: { table: 'ledger_lots', on: 'update', column: 'id' },
    fill: lotsUntil(addDays(today, -1)),
    left: () => sql`select count(*)::int as count from ledger_lots where remaining > 0`,
  },
  'draw raffles': {
    stuck: undefined,
    fill: entries,
    left: (rows) =>
      sql`select ${rows}::int - coalesce(sum(ticket_count), 0)::int as count from raffle_draws where drawn_at is not null`,
  },
  'announce raffle results': {
    stuck: { table: 'raffle_entries', on: 'update', column: 'id' },
    fill: (rows) => [
      ...entries(rows),
      sql`insert into raffle_draws (activity, drawn_at, ticket_count, won) values (${raffle.id}, ${longAgo}, 0, '[]')`,
    ],
    left: () => sql`select count(*)::int as count from raffle_entries where told_at is null`,
  },
  'extend voucher expiry': {
    stuck: { table: 'vouchers', on: 'update', column: 'id' },
    fill: (rows) => [
      members(rows, {}),
      sql`insert into vouchers (id, member_id, voucher, source, reference, granted_at, expires_at)
        select ${id}, ${id}, 'five-percent', 'test', n, ${longAgo}, ${now} from ${numbers(rows)}`,
    ],
    left: () => sql`select count(*)::int as count from vouchers where last_day is null`,
  },
  'expire gift claims': {
    stuck: { table: 'gift_claims', on: 'update', column: 'id' },
    fill: (rows) => [
      sql`insert into gift_claims (id, member_id, gift, kind, once, state, steps, coins, address, claimed_at)
        select ${id}, 'm' || n, ${givenGifts()[0]?.id ?? ''}, 'won', n, 'reserved', '[]', 0, '{}', ${longAgo}
        from ${numbers(rows)}`,
    ],
    left: () => sql`select count(*)::int as count from gift_claims where state = 'reserved'`,
  },
  'notify of expiring coins': {
    stuck: { table: 'notices', on: 'insert', column: 'member_id', value: 'm3' },
    fill: lotsUntil(today),
    ...noticesLeft,
  },
  'notify of restocked products': {
    stuck: { table: 'notices', on: 'insert', column: 'member_id' },
    fill: (rows) => [
      members(rows, {}),
      sql`insert into mall_wishes (member_id, product, sold_out_at)
        select ${id}, 'free-shipping', ${longAgo} from ${numbers(rows)}`,
    ],
    ...noticesLeft,
  },
  'notify of ending vouchers': {
    stuck: { table: 'notices', on: 'insert', column: 'member_id' },
    fill: (rows) => [
      members(rows, {}),
      sql`insert into vouchers (id, member_id, voucher, source, reference, granted_at, expires_at, last_day)
        select ${id}, ${id}, 'five-percent', 'test', n, ${longAgo}, ${now}::timestamptz + interval '2 days', ${today}
        from ${numbers(rows)}`,
    ],
    ...noticesLeft,
  },
  'notify of ending warranties': {
    stuck: { table: 'notices', on: 'insert', column: 'member_id', value: 'm3' },
    fill: (rows) => [
      sql`insert into product_registrations (id, member_id, product, serial_number, purchased_from, purchased_on, warranty_until,
          registered_at)
        select ${id}, 'm' || n, 'any', n, 'shop', ${today}, ${today}, ${longAgo} from ${numbers(rows)}`,
    ],
    ...noticesLeft,
  },
  'notify of birthdays': {
    stuck: { table: 'notices', on: 'insert', column: 'member_id' },
    fill: (rows) => [members(rows, { birthday: sql`(${addDays(today, 1)}::date - interval '30 years')` })],
    ...noticesLeft,
  },
  'apply review decisions': {
    stuck: { table: 'review_claims', on: 'delete', column: 'item_id' },
    fill: (rows) => [
      sql`insert into review_claims (kind, item_id, staff_id, claimed_until, verdict, applies_at)
        select 'proof', ${id}, 's' || n, ${longAgo}, 'accepted', ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('review_claims'),
  },
  'publish content': {
    stuck: { table: 'catalog_changes', on: 'update', column: 'id' },
    fill: (rows) => [
      sql`insert into catalog_changes (id, title, state, created_at, publish_at)
        select ${id}, 'change', 'scheduled', ${longAgo}, ${longAgo} from ${numbers(rows)}`,
    ],
    left: () => sql`select count(*)::int as count from catalog_changes where state = 'scheduled'`,
  },
  'purge unused pictures': {
    stuck: { table: 'catalog_pictures', on: 'delete', column: 'digest' },
    fill: (rows) => [
      sql`insert into catalog_pictures (digest, upload_id, width, height, uploaded_by, uploaded_at)
        select ${id}, ${id}, 1, 1, 's', ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('catalog_pictures'),
  },
  'run approved acts': {
    stuck: { table: 'staff_approvals', on: 'update', column: 'id' },
    fill: (rows) => [
      sql`insert into staff_approvals (id, kind, amount, details, reason, requested_by, requested_at, verdict)
        select ${id}, 'parcelMove', 0, '{"state":"packed"}', '', 's', ${now}, 'approved' from ${numbers(rows)}`,
    ],
    left: () => sql`select count(*)::int as count from staff_approvals where ended_at is null`,
  },
  'compute figures': {
    stuck: undefined,
    fill: (rows) => [members(rows, {})],
    left: (rows) =>
      sql`select ${rows}::int - coalesce(sum(value), 0)::int as count from figures where metric = 'joined'`,
  },
  'erase members': {
    stuck: { table: 'members', on: 'delete', column: 'id' },
    fill: (rows) => [
      members(rows, { erasesAt: longAgo }),
      sql`insert into ledger_accounts (id, currency, member_id, balance)
        select ${id} || currency, currency, ${id}, 0 from ${numbers(rows)}, unnest(array['coins', 'points']) currency`,
      sql`insert into sessions (id, member_id, token_hash, created_at, expires_at)
        select ${id}, ${id}, n, ${longAgo}, ${now} from ${numbers(rows)}`,
      sql`insert into check_ins (member_id, game, date, cycle_start, streak, at)
        select ${id}, 'normalCheckIn', ${today}::date - day, ${today}::date - 3, 1, ${longAgo}
        from ${numbers(rows)}, generate_series(1, 3) day`,
      sql`insert into notices (id, member_id, kind, params, reference, at)
        select ${id} || kind, ${id}, kind, '{}', kind, ${longAgo}
        from ${numbers(rows)}, unnest(array['raffle-drawn', 'data-exported']) kind`,
    ],
    ...rowsLeft('members'),
  },
}

/** Fills an empty store with due rows for the job; bypasses the checks that apply to members' data. */
export const fillDue = (store: Pick<Store, 'db'>, job: JobName, rows: number) =>
  fill(store, dueRows[job].fill(rows))

/** Fills an empty store with expired coins of the given number of members. */
export const fillExpired = (store: Pick<Store, 'db'>, rows: number) =>
  fill(store, lotsUntil('2020-01-31')(rows))

const fill = ({ db }: Pick<Store, 'db'>, statements: readonly SQL[]) =>
  db.transaction(async (tx) => {
    // Disable foreign keys, because the referenced rows do not exist.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    for (const statement of statements) await tx.execute(statement)
  })

/** Returns how many of the rows still have to be processed. */
export async function leftOf({ db }: Pick<Store, 'db'>, job: JobName, rows: number): Promise<number> {
  const { rows: counted } = await db.execute<{ count: number }>(dueRows[job].left(rows))
  return counted[0]?.count ?? NaN
}
