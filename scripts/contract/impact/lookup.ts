// Finds the locations in the contract, such as `UserInfo.firstName`, at which a symbol or the member of a type is
// declared. The compiler resolves symbols and members through lists, unions, `Pick` and inferred types.
import { type Compiler, type Node, type Symbol, type Type, TypeFlags } from './compiler.ts'
import { readShapes, schemaFile } from './shapes.ts'
import { validated } from './validated.ts'

export type Note = (place: string, at: Node, how: 'reads' | 'sends' | 'omits') => void

export type Lookup = ReturnType<typeof lookupOf>

/** Creates the lookup for one part of the project. */
export function lookupOf({ checker, files, nameOf }: Compiler) {
  const [schema] = files(/^generated\/schema\.d\.ts$/)
  if (!schema) throw new Error(`${schemaFile} is missing: npm run generate.`)
  const { shapes, declared, optional } = readShapes(schema)
  const names = new Set([...declared.values()].map((place) => place.slice(place.lastIndexOf('.') + 1)))
  /**
   * Locations in the contract by `file:offset` of a declaration. A declaration is a property of a type, a member of a
   * validator, or a variable that contains the value of such a member.
   */
  const places = new Map([...declared].map(([pos, place]) => [`${schemaFile}:${pos}`, [place]]))
  for (const source of files(/^generated\/schemas\//))
    for (const [pos, place] of validated(source, shapes))
      places.set(`${nameOf(source.fileName)}:${pos}`, [place])
  const placesBySymbol = new Map<number, string[]>()
  const placesByMember = new Map<string, string[]>()

  function placesOf(symbol: Symbol | undefined): string[] {
    if (!symbol) return []
    const before = placesBySymbol.get(symbol.id)
    if (before) return before
    const allPlaces = symbol.declarations.flatMap((handle) => {
      const file = nameOf(handle.path)
      if (file.startsWith('node_modules/')) return []
      const node = handle.resolve()
      if (!node) return []
      return places.get(`${file}:${node.pos}`) ?? []
    })
    const result = [...new Set(allPlaces)]
    // Do not cache an empty result, because variables are added to `places` later.
    if (result.length > 0) placesBySymbol.set(symbol.id, result)
    return result
  }

  /**
   * Returns the locations in the contract of a member of a type. For a union, these are the locations of the member in
   * each type of the union.
   */
  function member(type: Type | undefined, name: string): string[] {
    if (!type || !names.has(name)) return []
    const key = `${type.id}.${name}`
    const before = placesByMember.get(key)
    if (before) return before
    const partPlaces = partsOf(type).flatMap((part) => placesOf(checker.getPropertyOfType(part, name)))
    const result = [...new Set(partPlaces)]
    placesByMember.set(key, result)
    return result
  }

  const all = new Set(declared.values())
  /**
   * Returns the locations in the contract to which a name may refer. If the type of the value is unknown, these are the
   * members with this name in every contract type that also has a member for each of `siblingNames`.
   */
  const askedOf = (type: Type | undefined, name: string, siblingNames: readonly string[]) =>
    type && type.flags & (TypeFlags.Unknown | TypeFlags.NonPrimitive)
      ? [...all].filter(
          (place) =>
            place.endsWith(`.${name}`) &&
            siblingNames.every((other) => all.has(`${place.slice(0, -name.length)}${other}`)),
        )
      : member(type, name)

  return { checker, shapes, optional, names, places, placesOf, member, askedOf }
}

const parts = new WeakMap<Type, readonly Type[]>()

/**
 * Returns the types of a union that have members. If the type is not a union, returns the type itself if it has
 * members.
 */
export function partsOf(type: Type): readonly Type[] {
  const choices =
    parts.get(type) ?? (type.isUnionType() ? choicesOf(type).flatMap(partsOf) : [type].filter(hasMembers))
  parts.set(type, choices)
  return choices
}

const hasMembers = ({ flags }: Type) =>
  (flags & (TypeFlags.Object | TypeFlags.Intersection | TypeFlags.TypeParameter)) !== 0

export function choicesOf(type: Type | undefined): readonly Type[] {
  try {
    return type?.isUnionType() ? type.getTypes() : []
  } catch {
    // Ignore unions that contain a tuple: the compiler API (7.0.2) throws for them, and the contract has no such union.
    return []
  }
}
