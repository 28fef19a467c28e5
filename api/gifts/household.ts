// Normal form of a delivery address: spellings of one door are one household, and other flats of the house are others.
import type { StoredAddress } from '../addresses/index.ts'
import { addressFormOf } from '../catalog/addressForms.ts'
import { provinceOf } from '../catalog/provinces.ts'
import { tokensOf, wordsOf } from './addressWords.ts'

export type Household = {
  /** Hash input of the flat, or of the house if the address has no flat. */
  door: string
  /** The house with all its flats: an invented flat results in a new door, but not in a new building. */
  building: string
}

type Part = { text: string; kind: 'word' | 'number' | 'unit' }

/** Country, area, street, house number, then everything below the house; neither order nor punctuation matters. */
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

/** The postal code if the country's addresses must have one, without the extension of US codes; else the places by name. */
function areaOf({ countryCode, postcode, province, city, district, ward }: StoredAddress): string {
  const isOptional = addressFormOf(countryCode).some(({ name, required }) => name === 'postcode' && !required)
  const isDecisive = postcode && !(isOptional && (province ?? ward))
  if (isDecisive) return wordsOf(countryCode === 'US' ? postcode.slice(0, 5) : postcode, countryCode).join('')
  return [province, city, district, ward]
    .map((place) => wordsOf(place ?? '', countryCode).join(' '))
    .join('/')
}

/** Names of places that people repeat in address lines, as lists of words. */
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

/** Removes places from the end, also several. */
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

/** Parts below the house number; the others with a label are of the street. */
const belowHouse = new Set(['unit', 'floor'])
const labeled = new Set([...belowHouse, 'block', 'soi', 'moo', 'rt', 'rw', 'alley'])

/** @param isBeside true if another segment has a number: a segment that consists of a label is then a flat */
function partsOf(tokens: readonly string[], isBeside: boolean): Part[] {
  const [only] = tokens
  if (isBeside && tokens.length === 1 && isLabel(only)) return [{ text: `unit ${only}`, kind: 'unit' }]
  const parts: Part[] = []
  for (let at = 0; at < tokens.length; at += 1) at = readPart(tokens, at, parts)
  return parts
}

/** Adds the part that starts at a position to the parts. @returns the position of its last token */
function readPart(tokens: readonly string[], at: number, parts: Part[]): number {
  const token = tokens[at] ?? ''
  const next = tokens[at + 1] === 'no' ? at + 2 : at + 1
  const label = tokens[next]
  if (token === 'no') {
    if (!isNumber(label)) return at
    // A house number with its label goes before a number in the name of the street.
    parts.unshift({ text: label, kind: 'number' })
    return next
  }
  if (labeled.has(token) && isLabel(label)) {
    parts.push(labeledPart(token, label))
    return next
  }
  if (token === 'soi' && parts.some(isHouse) && isNumber(tokens[at + 2])) {
    // `Soi Sukhumvit 55` is `Sukhumvit Soi 55`.
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
