// Parses values the same way on both engines. By default int8 is a string on one and a number or BigInt on the other. A
// date is midnight in local time on one and in UTC on the other.
import { types } from 'pg'

/** Parsers by type OID. Dates and instants stay text: drizzle's columns convert them to the declared types. */
export const parsers = [
  [types.builtins.INT8, safeInteger],
  [types.builtins.NUMERIC, asText],
  [types.builtins.DATE, asText],
  [types.builtins.TIMESTAMP, asText],
  [types.builtins.TIMESTAMPTZ, asText],
] as const

/** Parsers for libraries that write their own SQL and expect `Date`. */
export const libraryParsers: ReadonlyMap<number, (text: string) => unknown> = new Map<
  number,
  (text: string) => unknown
>([
  [types.builtins.TIMESTAMP, (text) => new Date(`${text.replace(' ', 'T')}Z`)],
  [types.builtins.TIMESTAMPTZ, (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))],
])

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The integer ${text} of the database is not exact as a number`)
  return value
}

function asText(text: string): string {
  return text
}
