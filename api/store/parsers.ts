// Parses values of query results the same way on both engines. Their default parsers differ. The driver of PostgreSQL
// returns an int8 as a string, and a date as midnight in local time. PGlite returns an int8 as a number or BigInt, and
// a date as midnight in UTC.
import { types } from 'pg'

/**
 * Parsers by the OID of a data type. Dates and instants are returned as text, because drizzle's columns convert them to
 * the declared types.
 */
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
    throw new RangeError(`Integer ${text} of the database is not exact as a number.`)
  return value
}

function asText(text: string): string {
  return text
}
