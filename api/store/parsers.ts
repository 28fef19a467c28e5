// Parses values into JavaScript, the same from both engines. Left alone, an int8 is a string from one and a number or a BigInt
// from the other, a date a local midnight from one and a UTC midnight from the other.
import { types } from 'pg'

/** By type OID. Dates and instants stay text: drizzle's columns turn them into what the table declares. */
export const parsers = [
  [types.builtins.INT8, safeInteger],
  [types.builtins.NUMERIC, asText],
  [types.builtins.DATE, asText],
  [types.builtins.TIMESTAMP, asText],
  [types.builtins.TIMESTAMPTZ, asText],
] as const

/** What libraries expect that write their own SQL: `Date`s. */
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
