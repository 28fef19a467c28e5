// Reports overrides that the mocks do not support, with a suggestion.
import { scenarios } from '#generated/mocks/answers.ts'
import { operations } from '#generated/operations.ts'
import { documented, documentedAs, empty, operationOf } from './documented.ts'
import { didYouMean } from './nearest.ts'
import { general, maxPages, operationIn } from './overrides.ts'

/** Valid values of each override that applies to all operations, as a list or a pattern. */
const values: Record<string, string[] | RegExp> = {
  scenario: ['', empty, ...Object.keys(scenarios)],
  as: ['', 'visitor'],
  mocks: ['', 'faker'],
  latency: /^\d*$/,
  seed: /^\d*$/,
  pages: new RegExp(`^(?:[1-9]|1\\d|${maxPages})?$`),
}

/** Returns a message for each unsupported override in a query string. */
export const unsupportedOverrides = (query: string): string[] =>
  [...new URLSearchParams(query)].flatMap(([name, value]) => problemWith(name, value) ?? [])

function problemWith(name: string, value: string): string | undefined {
  if (name.includes('/') && operationOf(operationIn(name))) return undefined
  if (operationOf(name))
    return value === '' || documentedAs(name, value)
      ? undefined
      : `${name}: the contract has no response ${value}${didYouMean(
          value,
          documented(name).map((answer) => answer.name),
        )}`
  if (!general.has(name)) return unknownOverride(operationIn(name), Object.keys(operations))
  const allowed = values[name]
  if (allowed instanceof RegExp)
    return allowed.test(value) ? undefined : `${name} must be a number, not ${value}`
  return !allowed || allowed.includes(value)
    ? undefined
    : `unknown value ${name}=${value}${didYouMean(value, allowed)}`
}

/** @param ids ids of all operations of the contract */
export const unknownOverride = (name: string, ids: string[]) =>
  `unknown override ${name}${didYouMean(name, [...ids, ...general])}`
