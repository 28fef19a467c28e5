// Converts places in a document: keys from its root, as a list or as the JSON pointer of a reference (RFC 6901).

/** Keys from the root of the document. Entries of parameter lists are identified by the parameter's name. */
export type Place = string[]

const places = new Map<string, Place>()

/** @param ref a reference such as `#/components/schemas/Address`; the part before the hash is ignored */
export function placeOf(ref: string): Place {
  const cachedPlace = places.get(ref)
  if (cachedPlace) return cachedPlace
  const [, pointer = ''] = ref.split('#')
  const place = keysOf(pointer).map((key) => unescaped(decoded(key)))
  places.set(ref, place)
  return place
}

const keysOf = (pointer: string) => pointer.split('/').slice(1)
const unescaped = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')

/** @param place a place whose keys may contain any character */
export const referenceTo = (place: Place) =>
  `#/${place.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** Name of a component that is a copy of another node; names by authors never contain `#`. */
export const nameOfCopy = (file: string, place: Place) =>
  `${file}#${place.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`

/** @returns the place in the author's file for a place in a copied component */
export function authored(place: Place): { file: string; place: Place } {
  const [, , name = '', ...rest] = place
  const [, file = '', pointer] = (place[0] === 'components' && /^([^#]*)#(.*)$/s.exec(name)) || []
  if (pointer === undefined) return { file: '', place }
  return { file, place: [...keysOf(pointer).map(unescaped), ...rest] }
}

/** @param key a key in which lone percent signs are preserved */
export function decoded(key: string) {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}

export const nodeAt = (document: unknown, place: Place): unknown => place.reduce(memberAt, document)

function memberAt(node: unknown, key: string): unknown {
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined
  return Reflect.get(node, key)
}
