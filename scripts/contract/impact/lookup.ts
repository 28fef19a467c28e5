// Answers which places of the contract a symbol or a type's member is declared by, as the compiler resolves it: through lists, choices,
// `Pick` and inferred types.
import { type Compiler, type Node, type Symbol, type Type, TypeFlags } from './compiler.ts'
import { readShapes, schemaFile } from './shapes.ts'
import { validated } from './validated.ts'

export type Note = (place: string, at: Node, how: 'reads' | 'sends' | 'omits') => void

export type Lookup = ReturnType<typeof lookupOf>

/** Answers which places of the contract a symbol or a type's member is declared by. */
export function lookupOf({ checker, files, nameOf }: Compiler) {
  const [schema] = files(/^generated\/schema\.d\.ts$/)
  if (!schema) throw new Error(`${schemaFile} is missing: npm run generate.`)
  const { shapes, declared, optional } = readShapes(schema)
  const names = new Set([...declared.values()].map((place) => place.slice(place.lastIndexOf('.') + 1)))
  /** By file and where the declaration begins: properties, validators' members, and variables that hold one's value. */
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
    // Variables become known only once they were met.
    if (result.length > 0) placesBySymbol.set(symbol.id, result)
    return result
  }

  /** Of a type's member, in each choice of it. */
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
  /** Of what has no members yet, a name that is asked for may be anything's that has all the names asked for. */
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

/** The choices of a type that have members. */
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
    // The compiler's interface cannot tell of choices with a tuple yet (7.0.2); the contract has none.
    return []
  }
}
