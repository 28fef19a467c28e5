// Validates the query string of a page, field by field. Anyone can edit a URL: an invalid value becomes `undefined`,
// because the router also passes fields on that are missing in the result. Fields for parameters of the contract are
// generated (generated/parameters.ts). Every first load contains this code; zod would add 10 kB (0116).

/** Reads a value; undefined if it is not valid. */
export type Field<Value> = (value: unknown) => Value | undefined

/** Accepts one of the given strings. */
export function oneOf<const Word extends string>(...choices: readonly Word[]) {
  const field: Field<Word> = (value) => choices.find((each) => each === value)
  return Object.assign(field, { choices })
}

/** Accepts a string that matches the pattern, with a length within the bounds. */
export const matching =
  (pattern: RegExp, longest = Infinity, shortest = 1): Field<string> =>
  (value) => {
    if (typeof value !== 'string' || value.length > longest || value.length < shortest) return undefined
    return pattern.test(value) ? value : undefined
  }

/** Accepts an integer within bounds, or its decimal digits: not `01`, `1e3` or `+1`. */
export const whole =
  (least: number, most: number): Field<number> =>
  (value) => {
    const number = typeof value === 'string' && /^(?:0|-?[1-9]\d{0,15})$/.test(value) ? Number(value) : value
    const isWhole = typeof number === 'number' && Number.isInteger(number)
    return isWhole && number >= least && number <= most ? number : undefined
  }

/** Accepts `true`; otherwise absent. */
export const flag: Field<true> = (value) => (value === true || value === 'true' ? true : undefined)

type Search<Values> = { [Name in keyof Values]?: Values[Name] | undefined }

/** @returns `validateSearch` of a page with these fields; drops all other fields */
export function searchOf<Values>(fields: { [Name in keyof Values]: Field<Values[Name]> }) {
  return (search: Record<string, unknown>) => {
    const values: Search<Values> = {}
    for (const name in fields) values[name] = fields[name](search[name])
    return values
  }
}
