// Normalizes delivery addresses to households, so that gifts per household can be counted. All spellings of an address
// result in the same household, and different flats result in different households.
import type { StoredAddress } from '../addresses/index.ts'
import { addressFormOf } from '../catalog/addressForms.ts'
import { provinceOf } from '../catalog/provinces.ts'
import { tokensOf, wordsOf } from './addressWords.ts'

export type Household = {
  /** Normalized address including the flat. Callers store only its hash. */
  door: string
  /**
   * Normalized address of the house without the flat. If a member invents a flat, only `door` changes, but not
   * `building`.
   */
  building: string
}

type Part = { text: string; kind: 'word' | 'number' | 'unit' }

/**
 * Builds the normalized address from country, area, street, house number and flat. The result does not depend on
 * punctuation or on the order of these parts.
 */
export function householdOf(address: StoredAddress): Household {
  const segments = [address.line1, address.line2 ?? '']
    .flatMap((line) => tokensOf(line, address.countryCode))
    .map((tokens) => withoutPlaces(tokens, placesOf(address)))
  const parts = segments.flatMap((tokens) => partsOf(tokens, segments.some(hasOtherNumber(tokens))))
  const of = (kind: Part['kind']) => [
    ...new Set(parts.flatMap((part) => (part.kind === kind ? [part.text] : []))),
  ]
  const building = [
    address.countryCode,
    areaOf(address),
    of('word').toSorted().join(' '),
    of('number').join(' '),
  ].join('|')
  return {
    building,
    door: [building, of('unit').toSorted().join(' ')].join('|'),
  }
}

/**
 * Returns the area of an address: the postal code (in the US without its extension). If the country does not require a
 * postal code, the area consists of the province, city, district and ward.
 */
function areaOf({ countryCode, postcode, province, city, district, ward }: StoredAddress): string {
  const isOptional = addressFormOf(countryCode).some(({ name, required }) => name === 'postcode' && !required)
  const isDecisive = postcode && !(isOptional && (province ?? ward))
  if (isDecisive) return wordsOf(countryCode === 'US' ? postcode.slice(0, 5) : postcode, countryCode).join('')
  return [province, city, district, ward]
    .map((place) => wordsOf(place ?? '', countryCode).join(' '))
    .join('/')
}

/**
 * Returns the postal code, city, district, ward, province and country of an address, each as a list of words. Members
 * often repeat these names at the end of an address line.
 */
function placesOf({ countryCode, postcode, province, city, district, ward }: StoredAddress): string[][] {
  const { name, thai } = provinceOf(countryCode, province ?? '') ?? {}
  return [postcode, city, district, ward, name, thai, countryCode, ...(countryNames[countryCode] ?? [])]
    .map((place) => wordsOf(place ?? '', countryCode))
    .filter((words) => words.length > 0)
}

const countryNames: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'United States'],
  TH: ['Thailand', 'ประเทศไทย'],
  ID: ['Indonesia'],
  VN: ['Vietnam', 'Việt Nam'],
}

/** Removes the given names of areas, such as the city, from the end of an address line. */
function withoutPlaces(tokens: readonly string[], places: readonly string[][]): string[] {
  const suffix = places.find((place) => tokens.slice(-place.length).join(' ') === place.join(' '))
  return suffix ? withoutPlaces(tokens.slice(0, -suffix.length), places) : [...tokens]
}

const isNumber = (token: string | undefined): token is string => token !== undefined && /^\d/.test(token)
const isLabel = (token: string | undefined): token is string =>
  token !== undefined && /^(?:[a-z]?\d.*|[a-z])$/.test(token)
const isOrdinal = (token: string | undefined) => token !== undefined && /^\d+(?:st|nd|rd|th)$/.test(token)
const hasOtherNumber = (ownTokens: readonly string[]) => (tokens: readonly string[]) =>
  tokens !== ownTokens && tokens.some(isNumber)

/**
 * Labels before the number of a part of a house, such as `unit` in `unit 5`. The other labels in `labeled`, such as
 * `soi`, precede a part of the street address.
 */
const belowHouse = new Set(['unit', 'floor'])
const labeled = new Set([...belowHouse, 'block', 'soi', 'moo', 'rt', 'rw', 'alley'])

/**
 * @param isBeside true if another segment of the address contains a number. In this case, a segment that is a single
 * number or letter is the number of a flat
 */
function partsOf(tokens: readonly string[], isBeside: boolean): Part[] {
  const [only] = tokens
  if (isBeside && tokens.length === 1 && isLabel(only)) return [{ text: `unit ${only}`, kind: 'unit' }]
  const parts: Part[] = []
  for (let at = 0; at < tokens.length; at += 1) at = readPart(tokens, at, parts)
  return parts
}

/**
 * Reads the part of the address that starts at a token, and adds it to `parts`. @returns the position of the last token
 * of the part
 */
function readPart(tokens: readonly string[], at: number, parts: Part[]): number {
  const token = tokens[at] ?? ''
  const next = tokens[at + 1] === 'no' ? at + 2 : at + 1
  const label = tokens[next]
  if (token === 'no') {
    if (!isNumber(label)) return at
    // Puts a number that follows `no` before all other parts, because it is the house number. Numbers before it may
    // belong to the street name.
    parts.unshift({ text: label, kind: 'number' })
    return next
  }
  if (labeled.has(token) && isLabel(label)) {
    parts.push(labeledPart(token, label))
    return next
  }
  if (token === 'soi' && parts.some(isHouse) && isNumber(tokens[at + 2])) {
    // Reads `Soi Sukhumvit 55` as `Sukhumvit Soi 55`.
    parts.push({ text: tokens[at + 1] ?? '', kind: 'word' }, labeledPart(token, tokens[at + 2] ?? ''))
    return at + 2
  }
  if (token === 'floor' && isOrdinal(tokens[at - 1])) {
    parts.pop()
    parts.push(labeledPart(token, parseInt(tokens[at - 1] ?? '').toString()))
  } else parts.push({ text: token, kind: isNumber(token) && !isOrdinal(token) ? 'number' : 'word' })
  return at
}

const isHouse = ({ kind }: Part) => kind === 'number'

const labeledPart = (name: string, label: string): Part => ({
  text: `${name} ${label.replace(/(?:st|nd|rd|th)$/, '')}`,
  kind: belowHouse.has(name) ? 'unit' : 'word',
})
