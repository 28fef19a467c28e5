// Validates the query string of a page, field by field, because anyone can edit a URL. An invalid value becomes
// `undefined`; if the field were missing from the result, the router would pass the raw value to the page. Fields for
// parameters of the contract are generated (generated/parameters.ts). This code is part of the first page load, to
// which zod would add 10 kB (decision 0062).

/** Function that parses the value of one field; it returns `undefined` for an invalid value. */
export type Field<Value> = (value: unknown) => Value | undefined

/** Returns a field that accepts one of the given strings. */
export function oneOf<const Word extends string>(...choices: readonly Word[]) {
  const field: Field<Word> = (value) => choices.find((each) => each === value)
  return Object.assign(field, { choices })
}

/** Returns a field that accepts a string if it matches the pattern and its length is within the limits. */
export const matching =
  (pattern: RegExp, longest = Infinity, shortest = 1): Field<string> =>
  (value) => {
    if (typeof value !== 'string' || value.length > longest || value.length < shortest) return undefined
    return pattern.test(value) ? value : undefined
  }

/** Returns a field that accepts an integer within the limits, or its decimal digits, but not `01`, `1e3` or `+1`. */
export const whole =
  (least: number, most: number): Field<number> =>
  (value) => {
    const number = typeof value === 'string' && /^(?:0|-?[1-9]\d{0,15})$/.test(value) ? Number(value) : value
    const isWhole = typeof number === 'number' && Number.isInteger(number)
    return isWhole && number >= least && number <= most ? number : undefined
  }

/** Field that accepts only `true`; other values become `undefined`. */
export const flag: Field<true> = (value) => (value === true || value === 'true' ? true : undefined)

type Search<Values> = { [Name in keyof Values]?: Values[Name] | undefined }

/** @returns the `validateSearch` function of a page with these fields; it drops all other fields */
export function searchOf<Values>(fields: { [Name in keyof Values]: Field<Values[Name]> }) {
  return (search: Record<string, unknown>) => {
    const values: Search<Values> = {}
    for (const name in fields) values[name] = fields[name](search[name])
    return values
  }
}
