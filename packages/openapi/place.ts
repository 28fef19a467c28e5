// Converts locations in a document between a list of keys and the JSON pointer of a reference (RFC 6901).

/**
 * Keys from the root of the document to a node. In a list of parameters, the key may be the name of the parameter
 * instead of its index.
 */
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

/** @param place the keys from the root to the target; they may contain any character */
export const referenceTo = (place: Place) =>
  `#/${place.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/**
 * Returns the name of a component that is a copy of a node elsewhere in the contract. It contains `#`, so it cannot be
 * the name of another component.
 */
export const nameOfCopy = (file: string, place: Place) =>
  `${file}#${place.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`

/**
 * @returns the original file and location of a node. For a node in a copied component, these differ from its location
 * in the document.
 */
export function authored(place: Place): { file: string; place: Place } {
  const [, , name = '', ...rest] = place
  const [, file = '', pointer] = (place[0] === 'components' && /^([^#]*)#(.*)$/s.exec(name)) || []
  if (pointer === undefined) return { file: '', place }
  return { file, place: [...keysOf(pointer).map(unescaped), ...rest] }
}

/**
 * @param key a key that may be percent-encoded, such as `%7Bid%7D` for `{id}`; a key with an invalid escape is returned
 * unchanged
 */
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
