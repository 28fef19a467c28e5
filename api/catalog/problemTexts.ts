// Builds the sentences of problems, which editors read in the back office, from their codes and parameters.

/** Codes of problems. They are part of the contract of the back office, so they do not change. */
export type ProblemCode =
  | 'required'
  | 'wrongType'
  | 'tooLong'
  | 'tooShort'
  | 'tooManyItems'
  | 'tooFewItems'
  | 'tooLarge'
  | 'tooSmall'
  | 'wrongFormat'
  | 'notAllowed'
  | 'unknownField'
  | 'missingReference'
  | 'missingPicture'
  | 'repeated'
  /** A rule between several values. */
  | 'rule'
  /** The change would break a promise to members. */
  | 'promise'
  /** Members could not receive a prize or gift, because it has no stock. */
  | 'noStock'
  /** The entry was published in another state since the change edited it. */
  | 'stale'

export type ProblemParameters = {
  /** Minimum or maximum. */
  limit?: number
  /** Present number of characters or items, or present number. */
  actual?: number
  /** Expected type or format, or allowed values. */
  expected?: string
  /** Name of the field, or id or path of the missing entry or picture. */
  name?: string
  /** List in which the entry is missing. */
  list?: string
}

type TextOf = (parameters: Required<ProblemParameters>) => string

const noParameters: Required<ProblemParameters> = { limit: 0, actual: 0, expected: '', name: '', list: '' }

/** Returns the sentence of a problem. */
export const problemText = (code: ProblemCode, parameters: ProblemParameters): string =>
  (texts[code] ?? (() => 'The value is invalid.'))({ ...noParameters, ...parameters })

const texts: Readonly<Partial<Record<ProblemCode, TextOf>>> = {
  required: () => 'A value is required.',
  tooLong: ({ limit, actual }) => `At most ${counted(limit, 'character')}: now ${actual}.`,
  tooShort: ({ limit, actual }) =>
    actual === 0 ? 'A text is required.' : `At least ${counted(limit, 'character')}: now ${actual}.`,
  tooManyItems: ({ limit, actual }) => `At most ${counted(limit, 'item')}: now ${actual}.`,
  tooFewItems: ({ limit, actual }) => `At least ${counted(limit, 'item')}: now ${actual}.`,
  tooLarge: ({ limit, actual }) => `At most ${limit}: now ${actual}.`,
  tooSmall: ({ limit, actual }) => `At least ${limit}: now ${actual}.`,
  wrongType: ({ expected }) => `Must be ${types[expected] ?? expected}.`,
  wrongFormat: ({ expected }) => formats[expected] ?? 'The format is wrong.',
  notAllowed: ({ expected }) =>
    expected === '' ? 'This value is not allowed.' : `Must be one of these values: ${expected}.`,
  unknownField: ({ name }) => `The field “${name}” is unknown. Remove it.`,
  missingReference: ({ name, list }) =>
    `“${name}” is missing in ${listNames[list] ?? list}. Choose another entry, or add this one first.`,
  missingPicture: ({ name }) => `The picture ${name} does not exist any more. Upload it again.`,
  repeated: ({ name }) => `“${name}” occurs twice. Change or remove one of them.`,
}

const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  null: 'empty',
}

const formats: Readonly<Record<string, string>> = {
  datetime: 'Must be a date and time, such as 2026-12-24T08:00:00Z.',
  date: 'Must be a date, such as 2026-12-24.',
  url: 'Must be a web address, such as https://example.com.',
  slug: 'Use only lowercase letters, digits and hyphens, such as milk-bags.',
  country: 'Must be a country code of two capital letters, such as TH.',
  currency: 'Must be a currency code of three capital letters, such as THB.',
  picture: 'Must be the path of an uploaded picture or of a drawing.',
}

const listNames: Readonly<Record<string, string>> = {
  'gifts/gifts': 'gifts',
  'contact/topics': 'contact topics',
}
