// Places in a document: keys from its root, as a list or as a JSON pointer of a reference (RFC 6901).

/** Keys from the root of the document. Entries of parameter lists are named by the parameter. */
export type Place = string[]

const places = new Map<string, Place>()

/** @param ref a reference, `#/components/schemas/Address`; the part before the hash is ignored */
export function placeOf(ref: string): Place {
  const cachedPlace = places.get(ref)
  if (cachedPlace) return cachedPlace
  const [, pointer = ''] = ref.split('#')
  const place = pointer
    .split('/')
    .slice(1)
    .map((key) => decoded(key).replaceAll('~1', '/').replaceAll('~0', '~'))
  places.set(ref, place)
  return place
}

/** @param place its keys may contain any character */
export const referenceTo = (place: Place) =>
  `#/${place.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** @param key a lone percent sign in it is kept */
function decoded(key: string) {
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
