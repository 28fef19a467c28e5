// Lists the metrics of each topic of figures, and how the values of several periods are summarized.
import type { components } from '#generated/backOffice/schema.d.ts'

type Schemas = components['schemas']
export type Metric = Schemas['FigureMetric']
export type Period = Schemas['FigurePeriod']
export type Topic = Schemas['FigureTopic']

export const metricsOf: Readonly<Record<Topic, readonly Metric[]>> = {
  members: ['joined', 'active', 'rewarded', 'streak3', 'streak7'],
  coins: ['coinsIssued', 'coinsSpent', 'coinsExpired', 'coinsOutstanding'],
  vouchers: ['vouchersIssued', 'vouchersUsed', 'redemptions'],
  gifts: ['giftsWon', 'giftsClaimed', 'giftsSent', 'giftsDelivered'],
  raffles: ['raffleEntered', 'raffleDrawn', 'raffleWon', 'drawsPlayed'],
}

/**
 * Metrics that count each member once in a period. They are stored for each length of a period, because a member who is
 * active on two days of a week is one active member of that week.
 */
export const distinctMetrics: readonly Metric[] = ['active', 'streak3', 'streak7']

export function summaryOf(metric: Metric): Schemas['Figure']['summary'] {
  if (metric === 'coinsOutstanding') return 'last'
  return distinctMetrics.includes(metric) ? 'mean' : 'sum'
}
