// Defines the queries that compute figures from the tables of members. Each query reads the rows of its days once, by an
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
import { spanOf, weeksOf, type DayRange, type PeriodRange } from './periods.ts'

export type Source = {
  metrics: readonly Metric[]
  periods: readonly Period[]
  /**
   * Number of days after which the value of a day no longer changes. For example, a gift can be delivered weeks after
   * the claim with which it is counted.
   */
  settles: number
  /** @param ranges days of each period in `periods`, extended to whole periods */
  select: (days: DayRange, ranges: readonly PeriodRange[]) => SQL
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
const dayOf = (at: AnyPgColumn) => sql`(${at} at time zone 'UTC')::date`
const list = (parts: readonly SQL[], separator = sql`, `) => sql.join([...parts], separator)
const all = (...parts: readonly SQL[]) => list(parts, sql` union all `)

/**
 * Joins the country of a member. Because of the limit, PostgreSQL reads each member by the primary key. Otherwise it
 * reads all members for the rows of a few days.
 */
const joinCountry = (memberId: SQL | AnyPgColumn) => sql`
  left join lateral (select ${members.countryCode} as code from ${members} where ${members.id} = ${memberId} limit 1)
    owner on true`
const country = sql`coalesce(owner.code, 'ZZ')`

/** Joins each day with the periods that contain it. */
const joinPeriods = (ranges: readonly PeriodRange[]) => {
  const rows = ranges.map(({ period, from, to }) => sql`(${period}::text, ${from}::date, ${to}::date)`)
  return sql`join (values ${list(rows)}) periods (period, first, next) on day >= first and day < next`
}
const start = sql`date_trunc(period, day::timestamp)::date`

/** Converts a column for each metric to a row for each metric. */
const joinMetrics = (columns: readonly (readonly [Metric, SQL])[]) => {
  const rows = columns.map(([metric, value]) => sql`(${metric}::text, ${value})`)
  return sql`cross join lateral (values ${list(rows)}) metrics (metric, value)`
}

type Counted = {
  at: AnyPgColumn
  memberId: AnyPgColumn
  /** Metrics with the condition of the rows that they count. */
  metrics: readonly (readonly [Metric, SQL])[]
}

/** Counts rows of a table by the day of a column. */
function rowsOf(table: SQL, { at, memberId, metrics }: Counted, days: DayRange): SQL {
  const nameOf = (index: number) => sql.identifier(`count_${index}`)
  const counts = metrics.map(
    ([, condition], index) => sql`count(*) filter (where ${condition}) as ${nameOf(index)}`,
  )
  return sql`
    select metric, 'day'::text, day, country, value from (
      select ${dayOf(at)} as day, ${country} as country, ${list(counts)}
      from ${table} ${joinCountry(memberId)} where ${within(at, days)}
      group by 1, 2
    ) counted ${joinMetrics(metrics.map(([metric], index) => [metric, sql`${nameOf(index)}`] as const))}
    where value > 0`
}

const eachRow = sql`true`

/** Selects claims that have reached a state at some time. */
const hasReached = (state: 'shipped' | 'delivered') =>
  sql`${giftClaims.steps} @> ${JSON.stringify([{ state }])}::jsonb`

const isWithinAWeek = (at: AnyPgColumn) => sql`${at} < ${members.createdAt} + interval '7 days'`

const isIssue = sql`${ledgerPostings.kind} = 'grant' or (${ledgerPostings.kind} = 'reversal' and ${ledgerPostings.amount} < 0)`
const isExpiry = sql`${ledgerPostings.kind} = 'expiry'`
const sumOf = (condition: SQL) => sql`coalesce(sum(${ledgerPostings.amount}) filter (where ${condition}), 0)`

/** Sums the postings by account and day. */
const sumsOf = (days: DayRange) => sql`
  select ${ledgerPostings.accountId} as account_id, ${dayOf(ledgerPostings.occurredAt)} as day,
    bool_or(${ledgerPostings.kind} in ('grant', 'spend')) as is_active, ${sumOf(isIssue)} as issued,
    ${sumOf(isExpiry)} as expired, ${sumOf(sql`not (${isIssue}) and not (${isExpiry})`)} as spent
  from ${ledgerPostings} where ${within(ledgerPostings.occurredAt, days)} and ${ledgerPostings.side} = 1
  group by 1, 2`

/**
 * Selects the sums with the member and the country. Reads each week separately: for a longer range, PostgreSQL may read
 * all postings instead of the block range index. A reversal takes back issued coins, or returns spent coins. Issued
 * coins minus spent and expired coins are therefore the change of the balances.
 */
const postingsOf = (range: DayRange) => sql`
  select day, coalesce(owner.member_id, owner.id) collate "C" as member, ${country} as country, owner.currency,
    is_active, issued, -spent as spent, -expired as expired
  from (${all(...weeksOf(range).map(sumsOf))}) posted
  cross join lateral (
    select ${ledgerAccounts.id}, ${ledgerAccounts.memberId}, ${ledgerAccounts.currency}, ${members.countryCode} as code
    from ${ledgerAccounts} left join ${members} on ${members.id} = ${ledgerAccounts.memberId}
    where ${ledgerAccounts.id} = posted.account_id limit 1
  ) owner`

export const sources: readonly Source[] = [
  {
    metrics: ['joined', 'rewarded'],
    periods: daily,
    settles: 7 + soon,
    select: (days) => sql`
      select metric, 'day'::text, day, country_code, value from (
        select day, country_code, count(*) as joined, count(*) filter (where is_rewarded) as rewarded from (
          select ${dayOf(members.createdAt)} as day, ${members.countryCode},
            exists (select from ${redemptions}
              where ${redemptions.memberId} = ${members.id} and ${isWithinAWeek(redemptions.redeemedAt)})
            or exists (select from ${giftClaims}
              where ${giftClaims.memberId} = ${members.id} and ${isWithinAWeek(giftClaims.claimedAt)}) as is_rewarded
          from ${members} where ${within(members.createdAt, days)}
        ) joined_members group by 1, 2
      ) counted ${joinMetrics([
        ['joined', sql`joined`],
        ['rewarded', sql`rewarded`],
      ])}
      where value > 0`,
  },
  {
    metrics: ['active', 'coinsIssued', 'coinsSpent', 'coinsExpired'],
    periods: eachPeriod,
    settles: soon,
    select: ({ from, to }, ranges) => sql`
      with postings as materialized (${postingsOf(spanOf(ranges))})
      ${all(
        sql`select 'active'::text, period, ${start}, country, count(*) from (
            select day, country, lag(day) over (partition by member order by day) as before
            from postings where is_active
          ) active ${joinPeriods(ranges)}
          where before is null or date_trunc(period, before::timestamp) < ${start}
          group by 2, 3, 4`,
        sql`select metric, 'day'::text, day, country, sum(value) from postings
          ${joinMetrics([
            ['coinsIssued', sql`issued`],
            ['coinsSpent', sql`spent`],
            ['coinsExpired', sql`expired`],
          ])}
          where currency = 'coins' and value <> 0 and day >= ${from}::date and day < ${to}::date group by 1, 3, 4`,
      )}`,
  },
  {
    metrics: ['streak3', 'streak7'],
    periods: eachPeriod,
    settles: soon,
    select: (_, ranges) => {
      const { from, to } = spanOf(ranges)
      return sql`
        select metric, period, start, country, value from (
          select period, start, ${country} as country, count(*) as streak3, count(*) filter (where streak >= 7) as streak7
          from (
            select period, ${start} as start, member_id, max(streak) as streak
            from (
              select ${checkIns.memberId}, ${checkIns.date} as day, ${checkIns.streak} from ${checkIns}
              where ${checkIns.date} >= ${from}::date and ${checkIns.date} < ${to}::date and ${checkIns.streak} >= 3
            ) days ${joinPeriods(ranges)}
            group by 1, 2, 3
          ) streaks ${joinCountry(sql`streaks.member_id`)}
          group by 1, 2, 3
        ) counted ${joinMetrics([
          ['streak3', sql`streak3`],
          ['streak7', sql`streak7`],
        ])}
        where value > 0`
    },
  },
  {
    metrics: ['vouchersIssued', 'vouchersUsed'],
    periods: daily,
    // The message of the shop about an order can be late.
    settles: 7 + soon,
    select: (days) => {
      const { grantedAt, usedAt, memberId } = vouchers
      return all(
        rowsOf(sql`${vouchers}`, { at: grantedAt, memberId, metrics: [['vouchersIssued', eachRow]] }, days),
        rowsOf(sql`${vouchers}`, { at: usedAt, memberId, metrics: [['vouchersUsed', eachRow]] }, days),
      )
    },
  },
  {
    metrics: ['redemptions'],
    periods: daily,
    settles: soon,
    select: (days) =>
      rowsOf(
        sql`${redemptions}`,
        { at: redemptions.redeemedAt, memberId: redemptions.memberId, metrics: [['redemptions', eachRow]] },
        days,
      ),
  },
  {
    metrics: ['giftsWon', 'giftsClaimed', 'giftsSent', 'giftsDelivered'],
    periods: daily,
    settles: long,
    select: (days) => {
      const { givenAt, memberId } = giftEntitlements
      const claimed = {
        at: giftClaims.claimedAt,
        memberId: giftClaims.memberId,
        metrics: [
          ['giftsClaimed', eachRow],
          ['giftsSent', hasReached('shipped')],
          ['giftsDelivered', hasReached('delivered')],
        ],
      } as const
      return all(
        rowsOf(sql`${giftEntitlements}`, { at: givenAt, memberId, metrics: [['giftsWon', eachRow]] }, days),
        rowsOf(sql`${giftClaims}`, claimed, days),
      )
    },
  },
  {
    metrics: ['raffleEntered', 'raffleDrawn', 'raffleWon'],
    periods: daily,
    settles: long,
    select: (days) => {
      const { enteredAt, memberId, state } = raffleEntries
      const metrics = [
        ['raffleEntered', eachRow],
        ['raffleDrawn', sql`${state} <> 'entered'`],
        ['raffleWon', sql`${state} = 'won'`],
      ] as const
      return rowsOf(sql`${raffleEntries}`, { at: enteredAt, memberId, metrics }, days)
    },
  },
  {
    metrics: ['drawsPlayed'],
    periods: daily,
    settles: soon,
    select: (days) =>
      rowsOf(
        sql`${drawResults}`,
        { at: drawResults.drawnAt, memberId: drawResults.memberId, metrics: [['drawsPlayed', eachRow]] },
        days,
      ),
  },
]
