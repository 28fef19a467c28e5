// Finds code that creates requests without an optional member. Such code is affected if the default of the member
// changes or the member becomes required.
import { is, type Symbol, SymbolFlags, type Type } from './compiler.ts'
import { memberName } from './shapes.ts'
import { partsOf, type Lookup, type Note } from './lookup.ts'

export const leftOutPlace = (place: string) => `without ${place}`

/** Records the optional members of `targetType` that a value omits. */
export type NoteLeftOut = (value: is.Expression, targetType: Type | undefined, sourceType?: Type) => void

export function leftOutOf({ checker, placesOf, optional }: Lookup, note: Note): NoteLeftOut {
  const names = new Set(Array.from(optional, (place) => place.slice(place.lastIndexOf('.') + 1)))
  const memberCache = new Map<number, { name: string; places: string[] }[]>()

  return (value, targetType, sourceType) => {
    const may = targetType ? partsOf(targetType).flatMap(optionalIn) : []
    if (may.length === 0) return
    const hasMember = membersOf(value, sourceType)
    for (const { name, places } of may)
      if (!hasMember(name)) for (const place of places) note(leftOutPlace(place), value, 'omits')
  }

  /** Returns the optional members of a request type. */
  function optionalIn(type: Type) {
    const before = memberCache.get(type.id)
    if (before) return before
    const members = checker.getPropertiesOfType(type).flatMap((property) => {
      if (!names.has(property.name)) return []
      const places = placesOf(property).filter((place) => optional.has(place))
      return places.length > 0 ? [{ name: property.name, places }] : []
    })
    memberCache.set(type.id, members)
    return members
  }

  /** Returns a function that checks whether the value certainly has a member with the given name. */
  function membersOf(value: is.Expression, sourceType?: Type): (name: string) => boolean {
    if (is.isObjectLiteralExpression(value) && !value.properties.some(is.isSpreadAssignment)) {
      const memberNames = new Set(value.properties.map(memberName))
      return (name) => memberNames.has(name)
    }
    const type = sourceType ?? checker.getTypeAtLocation(value)
    const parts = type ? partsOf(type) : []
    return (name) => parts.every((part) => isCertain(checker.getPropertyOfType(part, name)))
  }
}

const isCertain = (member: Symbol | undefined) =>
  member !== undefined && (member.flags & SymbolFlags.Optional) === 0
