// Converts times between UTC, in which the catalog stores them, and the time zone of a market.
import { useLocalStorage } from '@mantine/hooks'

/** Time zone of the capital of each market. */
export const zones = { TH: 'Asia/Bangkok', ID: 'Asia/Jakarta', VN: 'Asia/Ho_Chi_Minh' } as const
export type Market = keyof typeof zones
export const markets: readonly Market[] = ['TH', 'ID', 'VN']

/** Reads and stores the market whose time zone the editor uses. */
export const useMarket = () =>
  useLocalStorage<Market>({ key: 'market', defaultValue: 'TH', getInitialValueInEffect: false })

/** Returns the local time, such as `2026-12-24T18:00:00`; an empty text for an invalid time. */
export function localTime(instant: string, zone: string): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  // Sweden writes dates in the order of ISO 8601.
  return date.toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')
}

/** Returns the time in UTC; `undefined` for an incomplete local time. */
export function instantAt(local: string, zone: string): string | undefined {
  const guess = Date.parse(`${local}Z`)
  if (Number.isNaN(guess)) return undefined
  const offset = Date.parse(`${localTime(new Date(guess).toISOString(), zone)}Z`) - guess
  return new Date(guess - offset).toISOString().replace('.000Z', 'Z')
}
