// Reads figures of a topic for consecutive periods, together with the periods before.
import { and, eq, gte, inArray, lt, notInArray, sql, type SQL } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { type Language } from '../../locale/language.ts'
import { figures } from '../../staff/tables.ts'
import type { Database } from '../../store/store.ts'
import { coinValueIn } from './coinValue.ts'
import { computedDays, firstDay } from './computeFigures.ts'
import { distinctMetrics, metricsOf, summaryOf, type Metric, type Period, type Topic } from './metrics.ts'
import { shift, startOf, type DayRange } from './periods.ts'

type Schemas = components['schemas']

export type FigureQuery = {
  topic: Topic
  period: Period
  count: number
  until?: string | undefined
  countryCode?: string | undefined
  language?: Language | undefined
}

/** Countries whose language is not English; all other countries have English. */
const countriesWith = { id: ['ID'], th: ['TH'], vn: ['VN'] }

export async function readFigures(db: Database, query: FigureQuery, now: Date): Promise<Schemas['Figures']> {
  const { topic, period, count } = query
  const lastStart =
    query.until === undefined
      ? shift(period, startOf(period, now.toISOString().slice(0, 10)), -1)
      : startOf(period, query.until)
  const starts = Array.from({ length: 2 * count }, (_, index) =>
    shift(period, lastStart, index + 1 - 2 * count),
  )
  const range = { from: starts[0] ?? lastStart, to: shift(period, lastStart, 1) }
  const computed = await computedDays(db)
  const start = await firstDay(db)
  const isComplete = computed.first !== undefined && start !== undefined && computed.first <= start
  const isComputed = (day: string) =>
    computed.first !== undefined && day <= (computed.last ?? '') && (isComplete || day >= computed.first)
  const values = await valuesOf(db, query, range)
  const series = metricsOf[topic].map((metric) => ({
    metric,
    values: starts.map((day) => {
      if (!isComputed(day) || (metric === 'coinsOutstanding' && !isComplete)) return null
      return values.get(metric)?.get(day) ?? 0
    }),
  }))
  return {
    computedAt: computed.computedAt?.toISOString() ?? null,
    countries: await countriesOf(db),
    figures: series.map(({ metric, values: all }) =>
      figureOf(metric, {
        before: all.slice(0, count),
        current: all.slice(count),
        starts: starts.slice(count),
      }),
    ),
    liabilities: topic === 'coins' && isComplete ? await liabilitiesAt(db, query, range.to) : [],
  }
}

type Values = readonly (number | null)[]

function figureOf(
  metric: Metric,
  { before, current, starts }: { before: Values; current: Values; starts: readonly string[] },
): Schemas['Figure'] {
  const summary = summaryOf(metric)
  return {
    metric,
    summary,
    value: summarize(summary, current),
    before: summarize(summary, before),
    points: starts.map((start, index) => ({
      start,
      value: current[index] ?? null,
      before: before[index] ?? null,
    })),
  }
}

/** @returns null if a value is missing */
function summarize(summary: Schemas['Figure']['summary'], values: Values): number | null {
  if (summary === 'last') return values.at(-1) ?? null
  const numbers = values.filter((value) => value !== null)
  if (numbers.length < values.length) return null
  const sum = numbers.reduce((total, value) => total + value, 0)
  return summary === 'sum' ? sum : Math.round(sum / numbers.length)
}

/** Returns the value of each metric by the first day of the period. */
async function valuesOf(db: Database, query: FigureQuery, range: DayRange) {
  const metrics = metricsOf[query.topic]
  const rows = [
    ...(await storedValues(db, query, {
      range,
      metrics: metrics.filter((metric) => distinctMetrics.includes(metric)),
      stored: query.period,
    })),
    ...(await storedValues(db, query, {
      range,
      metrics: metrics.filter((metric) => !distinctMetrics.includes(metric)),
      stored: 'day',
    })),
  ]
  const values = new Map<Metric, Map<string, number>>()
  for (const { metric, start, value } of rows) {
    const ofMetric = values.get(metric) ?? new Map<string, number>()
    values.set(metric, ofMetric.set(start, value))
  }
  if (metrics.includes('coinsOutstanding'))
    values.set('coinsOutstanding', await outstandingBy(db, query, { range, values }))
  return values
}

async function storedValues(
  db: Database,
  query: FigureQuery,
  { range, metrics, stored }: { range: DayRange; metrics: Metric[]; stored: Period },
) {
  if (metrics.length === 0) return []
  const start = sql<string>`date_trunc(${query.period}, ${figures.start}::timestamp)::date::text`
  return await db
    .select({ metric: figures.metric, start, value: sql<number>`sum(${figures.value})::bigint` })
    .from(figures)
    .where(
      and(
        inArray(figures.metric, metrics),
        eq(figures.period, stored),
        gte(figures.start, range.from),
        lt(figures.start, range.to),
        isSelected(query),
      ),
    )
    .groupBy(sql`1, 2`)
}

/** Adds the changes of each period to the coins that were outstanding before the range. */
async function outstandingBy(
  db: Database,
  query: FigureQuery,
  { range, values }: { range: DayRange; values: Map<Metric, Map<string, number>> },
) {
  const earlier = await outstandingAt(db, query, range.from)
  let coins = earlier.reduce((sum, row) => sum + row.coins, 0)
  const byPeriod = new Map<string, number>()
  for (let start = range.from; start < range.to; start = shift(query.period, start, 1)) {
    const valueOf = (metric: Metric) => values.get(metric)?.get(start) ?? 0
    coins += valueOf('coinsIssued') - valueOf('coinsSpent') - valueOf('coinsExpired')
    byPeriod.set(start, coins)
  }
  return byPeriod
}

/** Returns the coins of each country that were outstanding at the start of a day. */
async function outstandingAt(db: Database, query: FigureQuery, day: string) {
  const coins = sql<number>`sum(case ${figures.metric} when 'coinsIssued' then ${figures.value} else -${figures.value} end)::bigint`
  return await db
    .select({ country: figures.country, coins })
    .from(figures)
    .where(
      and(
        inArray(figures.metric, ['coinsIssued', 'coinsSpent', 'coinsExpired']),
        eq(figures.period, 'day'),
        lt(figures.start, day),
        isSelected(query),
      ),
    )
    .groupBy(figures.country)
    .orderBy(figures.country)
}

async function liabilitiesAt(
  db: Database,
  query: FigureQuery,
  day: string,
): Promise<Schemas['CoinLiability'][]> {
  const rows = await outstandingAt(db, query, day)
  return rows.flatMap(({ country, coins }) => {
    const value = coinValueIn(country)
    if (!value || coins <= 0) return []
    const amount = Math.round((coins * value.amount) / value.coins)
    return [{ countryCode: country, coins, value: { amount, currency: value.currency } }]
  })
}

/** Reads the countries of the metric that most members have: each member joined once. */
async function countriesOf(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ country: figures.country })
    .from(figures)
    .where(and(eq(figures.metric, 'joined'), eq(figures.period, 'day')))
    .orderBy(figures.country)
  return rows.map(({ country }) => country)
}

const isSelected = ({ countryCode, language }: FigureQuery): SQL | undefined =>
  and(
    countryCode === undefined ? undefined : eq(figures.country, countryCode),
    language === undefined
      ? undefined
      : language === 'en'
        ? notInArray(figures.country, Object.values(countriesWith).flat())
        : inArray(figures.country, countriesWith[language]),
  )
