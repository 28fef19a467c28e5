// Creates any number of due rows for each server job directly in the database. Used by the test of the jobs' batches
// and by the benchmark of their memory.
import { sql, type SQL } from 'drizzle-orm'
import { addDays } from '#api/locale/calendar.ts'
import { campaigns } from '#api/catalog/campaigns.ts'
import { givenGifts } from '#api/catalog/gifts.ts'
import type { JobName } from '#api/server/jobs.ts'
import { utcDate } from '#api/ledger/ledger.ts'
import type { Store } from '#api/store/store.ts'

export type Due = {
  fill: (rows: number) => SQL[]
  /**
   * Counts the remaining work as `count`; jobs that notify members keep the rows, so this counts missing
   * notifications.
   */
  left: (rows: number) => SQL
  /** Prevents the third row from being processed; `undefined` for the raffle, which is a single unit of work. */
  stuck: Stuck | undefined
}

/** Trigger that rejects one row of the table. */
export type Stuck = { table: string; on: 'insert' | 'update' | 'delete'; column: string; value?: string }

const raffle = campaigns.en.find((campaign) => campaign.raffle)
if (!raffle) throw new Error('There is no raffle that could be drawn.')

/** Time at which the jobs run: the raffle has ended by then. */
export const jobsRunAt = raffle.to
const today = utcDate(jobsRunAt)
const now = sql`${jobsRunAt.toISOString()}::timestamptz`
const longAgo = sql`(${now} - interval '10 years')`

const numbers = (rows: number) => sql`generate_series(1, ${Math.ceil(rows)}::int) n`
/** Ids that sort like their numbers. */
const id = sql`lpad(n::text, 12, '0')`
const rowsOf = (table: string) => sql`(select count(*) from ${sql.identifier(table)})`
const rowsLeft = (...tables: string[]) => ({
  left: () => sql`select (${sql.join(tables.map(rowsOf), sql` + `)})::int as count`,
})
const noticesLeft = { left: (rows: number) => sql`select ${rows}::int - count(*)::int as count from notices` }

const lotsUntil = (date: string) => (rows: number) => [
  sql`insert into ledger_accounts (id, currency, member_id, balance) select ${id}, 'coins', 'm' || n, 10 from ${numbers(rows)}`,
  sql`insert into ledger_lots (id, account_id, transaction_id, granted, remaining, expires_on)
    select ${id}, ${id}, 't' || n, 10, 10, ${date}::date from ${numbers(rows)}`,
]

const members = (rows: number, { birthday, erasesAt }: { birthday?: SQL; erasesAt?: SQL }) =>
  sql`insert into members (id, first_name, country_code, register_country_code, time_zone, register_channel, register_source,
      policy_version, created_at, birthday, erases_at)
    select ${id}, 'Mali', 'TH', 'TH', 'Asia/Bangkok', 'web', 'web', '1', ${longAgo}, ${birthday ?? sql`null`}::date,
      ${erasesAt ?? sql`null`}::timestamptz from ${numbers(rows)}`

const entries = (rows: number) => [
  members(rows, {}),
  sql`insert into raffle_entries (activity, member_id, id, state, entered_at)
    select ${raffle.id}, ${id}, ${id}, 'entered', ${longAgo} from ${numbers(rows)}`,
]

const thirdId = '000000000003'

/** Makes the database reject the third row of a job. @returns a function that removes the trigger */
export async function refuseThird({ db }: Pick<Store, 'db'>, { table, on, column, value = thirdId }: Stuck) {
  const row = sql.raw(on === 'insert' ? 'new' : 'old')
  const name = sql.identifier(table)
  await db.execute(sql`
    create function refuse_row() returns trigger language plpgsql as $$ begin raise 'this row is stuck'; end $$`)
  await db.execute(sql`
    create trigger refuse_row before ${sql.raw(on)} on ${name} for each row
    when (${row}.${sql.identifier(column)} = ${sql.raw(`'${value}'`)}) execute function refuse_row()`)
  return async () => void (await db.execute(sql`drop trigger refuse_row on ${name}`))
}

export const dueRows: Readonly<Record<JobName, Due>> = {
  'send messages': {
    stuck: { table: 'waiting_messages', on: 'update', column: 'id' },
    fill: (rows) => [
      sql`insert into waiting_messages (id, receiver, subject, text, written_at, due_at)
        select ${id}, n || '@example.com', 'subject', 'text', ${now}, ${now} from ${numbers(rows)}`,
    ],
    ...rowsLeft('waiting_messages'),
  },
  'expire coins': {
    stuck: { table: 'ledger_lots', on: 'update', column: 'id' },
    fill: lotsUntil(addDays(today, -1)),
    left: () => sql`select count(*)::int as count from ledger_lots where remaining > 0`,
  },
  'forget keys': {
    stuck: { table: 'idempotent_answers', on: 'delete', column: 'key_hash', value: '3' },
    fill: (rows) => [
      sql`insert into idempotent_answers (scope, operation, key_hash, request_hash, created_at)
        select 'visitor', 'any', n, n, ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('idempotent_answers'),
  },
  'forget counts': {
    stuck: { table: 'rate_counts', on: 'delete', column: 'key', value: '3' },
    fill: (rows) => [sql`insert into rate_counts (key, points, expire) select n, 1, 0 from ${numbers(rows)}`],
    ...rowsLeft('rate_counts'),
  },
  'purge expired credentials': {
    stuck: { table: 'sessions', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into sessions (id, member_id, token_hash, created_at, expires_at)
        select ${id}, 'm' || n, n, ${longAgo}, ${longAgo} from ${numbers(rows / 5)}`,
      sql`insert into code_tickets (ticket_hash, account, purpose, expires_at)
        select n, n, 'login', ${longAgo} from ${numbers(rows / 5)}`,
      sql`insert into recovery_links (account, token_hash, sent_at, expires_at)
        select n, n, ${longAgo}, ${longAgo} from ${numbers(rows / 5)}`,
      sql`insert into verify_codes (account, purpose, browser_hash, code_hash, tries, sent_at, expires_at, tries_until)
        select n, 'login', n, n, 0, ${longAgo}, ${longAgo}, ${longAgo} from ${numbers(rows / 5)}`,
      sql`insert into passkey_challenges (challenge_hash, purpose, holder_hash, expires_at)
        select n, 'signIn', n, ${longAgo} from ${numbers(rows / 5)}`,
    ],
    ...rowsLeft('sessions', 'code_tickets', 'recovery_links', 'verify_codes', 'passkey_challenges'),
  },
  'forget attempts': {
    stuck: { table: 'social_tickets', on: 'delete', column: 'ticket_hash', value: '3' },
    fill: (rows) => [
      sql`insert into social_attempts (state_hash, binding_hash, provider, intent, redirect, expires_at)
        select n, n, 'google', 'login', '/', ${longAgo} from ${numbers(rows / 2)}`,
      sql`insert into social_tickets (ticket_hash, intent, provider, issuer, subject, expires_at)
        select n, 'login', 'google', 'issuer', n, ${longAgo} from ${numbers(rows / 2)}`,
    ],
    ...rowsLeft('social_attempts', 'social_tickets'),
  },
  'forget events': {
    stuck: { table: 'tracking_events', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into tracking_events (id, trace_id, uid, name, type, content, received_at)
        select ${id}, n, '', 'view', 'page', '{}', ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('tracking_events'),
  },
  'purge dead letters': {
    stuck: { table: 'dead_letters', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into dead_letters (id, body_hash, subject, body, reason, received_at)
        select ${id}, n, n, '{}', 'unknown fault', ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('dead_letters'),
  },
  'purge orders of no member': {
    stuck: { table: 'orders', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into orders (id, shop_order_id, number, placed_at, changed_at, state, currency, items, subtotal, discount,
          shipping, total, voucher_codes)
        select ${id}, n, '–', ${longAgo}, ${longAgo}, 'paid', 'THB', '[]', 0, 0, 0, 0, '[]' from ${numbers(rows)}`,
    ],
    ...rowsLeft('orders'),
  },
  'forget drafts': {
    stuck: { table: 'questionnaire_drafts', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into questionnaire_drafts (id, questionnaire, secret_hash, version, answers, saved_at)
        select ${id}, 'any', n, 1, '[]', ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('questionnaire_drafts'),
  },
  'forget unclaimed answers': {
    stuck: { table: 'questionnaire_submissions', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into questionnaire_submissions (id, questionnaire, version, claim_hash, answers, submitted_at)
        select ${id}, 'any', 1, n, '[]', ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('questionnaire_submissions'),
  },
  'forget messages': {
    stuck: { table: 'contact_messages', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into contact_messages (id, reference, topic, reply_to, text, attachments, language, received_at)
        select ${id}, n, 'other', 'a@example.com', 'text', '[]', 'th', ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('contact_messages'),
  },
  'forget notices': {
    stuck: { table: 'notices', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into notices (id, member_id, kind, params, reference, at)
        select ${id}, 'm' || n, 'welcome', '{}', n, ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('notices'),
  },
  'forget audit entries': {
    stuck: { table: 'audit_entries', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into audit_entries (id, at, what, member_id)
        select ${id}, ${longAgo}, 'signed-in', 'm' || n from ${numbers(rows)}`,
    ],
    ...rowsLeft('audit_entries'),
  },
  'forget played days': {
    stuck: { table: 'check_ins', on: 'delete', column: 'member_id', value: 'm3' },
    fill: (rows) => [
      sql`insert into check_ins (member_id, game, date, cycle_start, streak, at)
        select 'm' || n, 'normalCheckIn', ${longAgo}::date, ${longAgo}::date, 1, ${longAgo} from ${numbers(rows / 4)}`,
      sql`insert into check_in_pauses (member_id, game, date)
        select 'm' || n, 'normalCheckIn', ${longAgo}::date from ${numbers(rows / 4)}`,
      sql`insert into ticket_purchases (member_id, draw, date, bought)
        select 'm' || n, 'any', ${longAgo}::date, 1 from ${numbers(rows / 4)}`,
      sql`insert into draw_tickets (id, member_id, draw, reference, number, granted_at)
        select ${id}, 'm' || n, 'any', n, 0, ${longAgo} from ${numbers(rows / 4)}`,
    ],
    ...rowsLeft('check_ins', 'check_in_pauses', 'ticket_purchases', 'draw_tickets'),
  },
  'forget parcels of gifts': {
    stuck: { table: 'gift_parcels', on: 'delete', column: 'claim_id' },
    fill: (rows) => [
      sql`insert into gift_parcels (claim_id, kind, address_hash, claimed_at)
        select ${id}, 'newBaby', n, ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('gift_parcels'),
  },
  'forget payments for friends': {
    stuck: { table: 'referral_payments', on: 'delete', column: 'account_hash' },
    fill: (rows) => [
      sql`insert into referral_payments (account_hash, paid_at) select ${id}, ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('referral_payments'),
  },
  'draw raffles': {
    stuck: undefined,
    fill: entries,
    left: (rows) =>
      sql`select ${rows}::int - coalesce(sum(ticket_count), 0)::int as count from raffle_draws where drawn_at is not null`,
  },
  'tell of raffles': {
    stuck: { table: 'raffle_entries', on: 'update', column: 'id' },
    fill: (rows) => [
      ...entries(rows),
      sql`insert into raffle_draws (activity, drawn_at, ticket_count, won) values (${raffle.id}, ${longAgo}, 0, '[]')`,
    ],
    left: () => sql`select count(*)::int as count from raffle_entries where told_at is null`,
  },
  'complete voucher ends': {
    stuck: { table: 'vouchers', on: 'update', column: 'id' },
    fill: (rows) => [
      members(rows, {}),
      sql`insert into vouchers (id, member_id, voucher, source, reference, granted_at, expires_at)
        select ${id}, ${id}, 'five-percent', 'test', n, ${longAgo}, ${now} from ${numbers(rows)}`,
    ],
    left: () => sql`select count(*)::int as count from vouchers where last_day is null`,
  },
  'lapse claims': {
    stuck: { table: 'gift_claims', on: 'update', column: 'id' },
    fill: (rows) => [
      sql`insert into gift_claims (id, member_id, gift, kind, once, state, steps, coins, address, claimed_at)
        select ${id}, 'm' || n, ${givenGifts[0]?.id ?? ''}, 'won', n, 'reserved', '[]', 0, '{}', ${longAgo}
        from ${numbers(rows)}`,
    ],
    left: () => sql`select count(*)::int as count from gift_claims where state = 'reserved'`,
  },
  'tell of coins that expire': {
    stuck: { table: 'notices', on: 'insert', column: 'member_id', value: 'm3' },
    fill: lotsUntil(today),
    ...noticesLeft,
  },
  'tell of warranties that end': {
    stuck: { table: 'notices', on: 'insert', column: 'member_id', value: 'm3' },
    fill: (rows) => [
      sql`insert into product_registrations (id, member_id, product, serial_number, purchased_from, purchased_on, warranty_until,
          registered_at)
        select ${id}, 'm' || n, 'any', n, 'shop', ${today}, ${today}, ${longAgo} from ${numbers(rows)}`,
    ],
    ...noticesLeft,
  },
  'tell of birthdays': {
    stuck: { table: 'notices', on: 'insert', column: 'member_id' },
    fill: (rows) => [members(rows, { birthday: sql`(${addDays(today, 1)}::date - interval '30 years')` })],
    ...noticesLeft,
  },
  'sweep uploads': {
    stuck: { table: 'uploads', on: 'delete', column: 'id' },
    fill: (rows) => [
      sql`insert into uploads (id, purpose, content_type, size, announced_at)
        select ${id}, 'contact', 'image/png', 1, ${longAgo} from ${numbers(rows)}`,
    ],
    ...rowsLeft('uploads'),
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

/** Fills an empty store with due rows for the job; skips the checks that apply to members' data. */
export const fillDue = (store: Pick<Store, 'db'>, job: JobName, rows: number) =>
  fill(store, dueRows[job].fill(rows))

/** Fills an empty store with expired coins of the number of members. */
export const fillExpired = (store: Pick<Store, 'db'>, rows: number) =>
  fill(store, lotsUntil('2020-01-31')(rows))

const fill = ({ db }: Pick<Store, 'db'>, statements: readonly SQL[]) =>
  db.transaction(async (tx) => {
    // Disable foreign keys: the referenced rows do not exist.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    for (const statement of statements) await tx.execute(statement)
  })

/** Returns how many of the rows still have to be processed. */
export async function leftOf({ db }: Pick<Store, 'db'>, job: JobName, rows: number): Promise<number> {
  const { rows: counted } = await db.execute<{ count: number }>(dueRows[job].left(rows))
  return counted[0]?.count ?? NaN
}
