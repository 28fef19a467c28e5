// Defines the queries that compute figures from the tables of members. Each query reads the rows of a range of days by an
// index, and returns the columns metric, period, start, country and value.
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { raffleEntries } from '../../activities/tables.ts'
import { redemptions } from '../../coins/tables.ts'
import { checkIns, drawResults } from '../../games/tables.ts'
import { giftClaims } from '../../gifts/tables.ts'
import { ledgerAccounts, ledgerPostings } from '../../ledger/tables.ts'
import { members } from '../../members/tables.ts'
import { giftEntitlements, vouchers } from '../../rewards/tables.ts'
import type { Metric, Period } from './metrics.ts'
import type { DayRange } from './periods.ts'

export type Source = {
  metrics: readonly Metric[]
  periods: readonly Period[]
  /**
   * Number of days after which the value of a day no longer changes. For example, a gift can be delivered weeks after
   * the claim with which it is counted.
   */
  settles: number
  select: (range: DayRange, period: Period) => SQL
}

/** Days within which most rows are stored at the latest. */
const soon = 3
/** Days within which a gift is delivered or a raffle is drawn. */
const long = 60

const daily = ['day'] as const
const eachPeriod = ['day', 'week', 'month'] as const

const midnight = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`
const within = (at: AnyPgColumn, { from, to }: DayRange) =>
  sql`${at} >= ${midnight(from)} and ${at} < ${midnight(to)}`
const startAt = (period: Period, at: AnyPgColumn) =>
  sql`date_trunc(${period}, ${at} at time zone 'UTC')::date`
const country = sql`coalesce(${members.countryCode}, 'ZZ')`
const ofMember = (id: AnyPgColumn) => sql`left join ${members} on ${members.id} = ${id}`

type Counted = { metric: Metric; at: AnyPgColumn; memberId: AnyPgColumn; condition?: SQL }

/** Counts rows of a table by the day of a column. */
const rowsOf = (table: SQL, { metric, at, memberId, condition = sql`true` }: Counted, range: DayRange) => sql`
  select ${metric}::text, 'day'::text, ${startAt('day', at)}, ${country}, count(*)
  from ${table} ${ofMember(memberId)}
  where ${within(at, range)} and ${condition}
  group by 3, 4`

const all = (...parts: readonly SQL[]) => sql.join([...parts], sql` union all `)

/** Selects claims that have reached a state at some time. */
const hasReached = (state: 'shipped' | 'delivered') =>
  sql`${giftClaims.steps} @> ${JSON.stringify([{ state }])}::jsonb`

const isWithinAWeek = (at: AnyPgColumn) => sql`${at} < ${members.createdAt} + interval '7 days'`

export const sources: readonly Source[] = [
  {
    metrics: ['joined', 'rewarded'],
    periods: daily,
    settles: 7 + soon,
    select: (range) => sql`
      select metric, 'day'::text, day, country_code, count(*) from (
        select ${startAt('day', members.createdAt)} as day, ${members.countryCode},
          exists (select from ${redemptions}
            where ${redemptions.memberId} = ${members.id} and ${isWithinAWeek(redemptions.redeemedAt)})
          or exists (select from ${giftClaims}
            where ${giftClaims.memberId} = ${members.id} and ${isWithinAWeek(giftClaims.claimedAt)}) as is_rewarded
        from ${members} where ${within(members.createdAt, range)}
      ) joined_members
      join (values ('joined', false), ('rewarded', true)) metrics (metric, needs_reward)
        on is_rewarded or not needs_reward
      group by 1, 3, 4`,
  },
  {
    metrics: ['active'],
    periods: eachPeriod,
    settles: soon,
    select: (range, period) => sql`
      select 'active'::text, ${period}::text, ${startAt(period, ledgerPostings.occurredAt)}, ${country},
        count(distinct coalesce(${ledgerAccounts.memberId}, ${ledgerAccounts.id}))
      from ${ledgerPostings} join ${ledgerAccounts} on ${ledgerAccounts.id} = ${ledgerPostings.accountId}
        ${ofMember(ledgerAccounts.memberId)}
      where ${within(ledgerPostings.occurredAt, range)} and ${ledgerPostings.side} = 1
        and ${ledgerPostings.kind} in ('grant', 'spend')
      group by 3, 4`,
  },
  {
    metrics: ['streak3', 'streak7'],
    periods: eachPeriod,
    settles: soon,
    select: ({ from, to }, period) => sql`
      select metric, ${period}::text, date_trunc(${period}, ${checkIns.date}::timestamp)::date, ${country},
        count(distinct ${checkIns.memberId})
      from ${checkIns} join (values ('streak3', 3), ('streak7', 7)) metrics (metric, days) on ${checkIns.streak} >= days
        ${ofMember(checkIns.memberId)}
      where ${checkIns.date} >= ${from}::date and ${checkIns.date} < ${to}::date
      group by 1, 3, 4`,
  },
  {
    metrics: ['coinsIssued', 'coinsSpent', 'coinsExpired'],
    periods: daily,
    settles: soon,
    // A reversal takes back issued coins, or returns spent coins. The three metrics therefore sum to the change of the
    // balances.
    select: (range) => sql`
      select metric, 'day'::text, day, country, sum(value) from (
        select ${startAt('day', ledgerPostings.occurredAt)} as day, ${country} as country,
          case
            when ${ledgerPostings.kind} = 'expiry' then 'coinsExpired'
            when ${ledgerPostings.kind} = 'grant' or (${ledgerPostings.kind} = 'reversal' and ${ledgerPostings.amount} < 0)
              then 'coinsIssued'
            else 'coinsSpent'
          end as metric,
          ${ledgerPostings.amount} as change
        from ${ledgerPostings} join ${ledgerAccounts} on ${ledgerAccounts.id} = ${ledgerPostings.accountId}
          ${ofMember(ledgerAccounts.memberId)}
        where ${within(ledgerPostings.occurredAt, range)} and ${ledgerPostings.side} = 1
          and ${ledgerAccounts.currency} = 'coins'
      ) postings cross join lateral (select case metric when 'coinsIssued' then change else -change end) signed (value)
      group by 1, 3, 4`,
  },
  {
    metrics: ['vouchersIssued', 'vouchersUsed'],
    periods: daily,
    // The message of the shop about an order can be late.
    settles: 7 + soon,
    select: (range) => {
      const { grantedAt, usedAt, memberId } = vouchers
      return all(
        rowsOf(sql`${vouchers}`, { metric: 'vouchersIssued', at: grantedAt, memberId }, range),
        rowsOf(sql`${vouchers}`, { metric: 'vouchersUsed', at: usedAt, memberId }, range),
      )
    },
  },
  {
    metrics: ['redemptions'],
    periods: daily,
    settles: soon,
    select: (range) =>
      rowsOf(
        sql`${redemptions}`,
        { metric: 'redemptions', at: redemptions.redeemedAt, memberId: redemptions.memberId },
        range,
      ),
  },
  {
    metrics: ['giftsWon', 'giftsClaimed', 'giftsSent', 'giftsDelivered'],
    periods: daily,
    settles: long,
    select: (range) => {
      const claimed = { at: giftClaims.claimedAt, memberId: giftClaims.memberId }
      return all(
        rowsOf(
          sql`${giftEntitlements}`,
          { metric: 'giftsWon', at: giftEntitlements.givenAt, memberId: giftEntitlements.memberId },
          range,
        ),
        rowsOf(sql`${giftClaims}`, { ...claimed, metric: 'giftsClaimed' }, range),
        rowsOf(
          sql`${giftClaims}`,
          { ...claimed, metric: 'giftsSent', condition: hasReached('shipped') },
          range,
        ),
        rowsOf(
          sql`${giftClaims}`,
          { ...claimed, metric: 'giftsDelivered', condition: hasReached('delivered') },
          range,
        ),
      )
    },
  },
  {
    metrics: ['raffleEntered', 'raffleDrawn', 'raffleWon'],
    periods: daily,
    settles: long,
    select: (range) => {
      const entered = { at: raffleEntries.enteredAt, memberId: raffleEntries.memberId }
      const { state } = raffleEntries
      return all(
        rowsOf(sql`${raffleEntries}`, { ...entered, metric: 'raffleEntered' }, range),
        rowsOf(
          sql`${raffleEntries}`,
          { ...entered, metric: 'raffleDrawn', condition: sql`${state} <> 'entered'` },
          range,
        ),
        rowsOf(
          sql`${raffleEntries}`,
          { ...entered, metric: 'raffleWon', condition: sql`${state} = 'won'` },
          range,
        ),
      )
    },
  },
  {
    metrics: ['drawsPlayed'],
    periods: daily,
    settles: soon,
    select: (range) =>
      rowsOf(
        sql`${drawResults}`,
        { metric: 'drawsPlayed', at: drawResults.drawnAt, memberId: drawResults.memberId },
        range,
      ),
  },
]
