// Reads the search of a page's address, field by field. Anybody can write an address: what a field does not take is said to be
// nothing, since the router passes on what is left out. What the contract says of a parameter is generated
// (generated/parameters.ts). Every first load carries this; zod, with which bodies are validated, would add 10 kB to it (0116).

/** Reads a value; undefined if it is not valid. */
export type Field<Value> = (value: unknown) => Value | undefined

/** One of several words. */
export function oneOf<const Word extends string>(...choices: readonly Word[]) {
  const field: Field<Word> = (value) => choices.find((each) => each === value)
  return Object.assign(field, { choices })
}

/** A text of a form, with so many characters at most and at least. */
export const matching =
  (pattern: RegExp, longest = Infinity, shortest = 1): Field<string> =>
  (value) => {
    if (typeof value !== 'string' || value.length > longest || value.length < shortest) return undefined
    return pattern.test(value) ? value : undefined
  }

/** An integer within bounds, or its decimal digits as a query has them: not `01`, `1e3` or `+1`. */
export const whole =
  (least: number, most: number): Field<number> =>
  (value) => {
    const number = typeof value === 'string' && /^(?:0|-?[1-9]\d{0,15})$/.test(value) ? Number(value) : value
    const isWhole = typeof number === 'number' && Number.isInteger(number)
    return isWhole && number >= least && number <= most ? number : undefined
  }

/** `true`, or absent. */
export const flag: Field<true> = (value) => (value === true || value === 'true' ? true : undefined)

type Search<Values> = { [Name in keyof Values]?: Values[Name] | undefined }

/** @returns the search of a page whose fields these are, for `validateSearch`; all else is left out */
export function searchOf<Values>(fields: { [Name in keyof Values]: Field<Values[Name]> }) {
  return (search: Record<string, unknown>) => {
    const values: Search<Values> = {}
    for (const name in fields) values[name] = fields[name](search[name])
    return values
  }
}
