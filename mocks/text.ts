// Generates random strings that are valid under the contract and similar to the example. The generator orval would
// insert only the example or random letters.
import { faker } from '@faker-js/faker'
import { reasons } from '#generated/mocks/answers.ts'

/** Constraints of a string in the contract. */
type Form = {
  example?: string
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
}

/** Maximum number of attempts to generate a valid string before the example is used. */
const tries = 5

export function text(form: Form): string {
  for (let left = tries; left > 0; left -= 1) {
    const candidate = proposed(form)
    if (fits(candidate, form)) return candidate
  }
  return form.example ?? faker.string.alpha({ length: Math.max(1, form.minLength ?? 1) })
}

function proposed({ example, format, maxLength = Infinity }: Form): string {
  if (format === 'date-time') return date()
  if (format === 'date') return date().slice(0, 10)
  if (format === 'reason') return faker.helpers.arrayElement(reasons)
  if (format === 'email') return faker.internet.exampleEmail().toLowerCase()
  // Keep the example if it is a path, because the path must lead to an existing page or picture.
  if (format === 'uri-reference' || example?.startsWith('/')) return example ?? '/'
  if (format === 'uri') return `https://example.com/${faker.lorem.slug()}`
  return example === undefined ? sentence().slice(0, maxLength).trim() : alike(example)
}

const date = () => faker.date.recent({ days: 90 }).toISOString()

const fits = (candidate: string, { pattern, minLength = 0, maxLength = Infinity }: Form) =>
  candidate.length >= minLength &&
  candidate.length <= maxLength &&
  (pattern === undefined || new RegExp(pattern, 'u').test(candidate))

/**
 * Formats of UUIDs, country codes, currency codes and time zones, each with a function that generates a value. Pages
 * look these codes up, so random letters would be invalid.
 */
const codes: [form: RegExp, make: () => string][] = [
  [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, () => faker.string.uuid()],
  [/^[A-Z]{2}$/, () => faker.location.countryCode()],
  [/^[A-Z]{3}$/, () => faker.finance.currencyCode()],
  [/^[A-Z][a-z]+\/[A-Z][A-Za-z_]+$/, () => faker.location.timeZone()],
]

/**
 * Returns a random string in the format of the example: replaces words with words, digits with digits, and a code with
 * a code.
 */
function alike(example: string): string {
  const code = codes.find(([form]) => form.test(example))
  if (code) return code[1]()
  const isToken = /^[\w-]{16,}$/.test(example) && /\d/.test(example)
  if (isToken || !/\p{Ll}{2}/u.test(example))
    return example.replace(/[A-Za-z1-9]/g, (sign) => faker.string.fromCharacters(signsLike(sign)))
  return example
    .replace(/\d/g, () => String(faker.number.int({ min: 1, max: 9 })))
    .replace(/\p{L}{3,}/gu, (word) => inCaseOf(word, randomWord()))
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Returns the characters that may replace a character. Hexadecimal digits stay hexadecimal. */
function signsLike(sign: string): string {
  if (/\d/.test(sign)) return '123456789'
  const among = /[a-f]/i.test(sign) ? letters.slice(0, 6) : letters
  return sign === sign.toLowerCase() ? among : among.toUpperCase()
}

const inCaseOf = (word: string, other: string) =>
  /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other

const sentence = () =>
  inCaseOf('A', faker.helpers.multiple(randomWord, { count: { min: 2, max: 6 } }).join(' '))

/** Filters Faker's word lists once, because Faker's own function filters all words on each call. */
const { noun, adjective } = faker.definitions.word
const words = [...noun, ...adjective].filter((word) => /^[a-z]+$/.test(word))
const randomWord = () => faker.helpers.arrayElement(words)
