// Where a request leaves out what it may: who does so feels another default of it, and that it is needed from now on.
import { is, type Symbol, SymbolFlags, type Type } from './compiler.ts'
import { memberName } from './shapes.ts'
import { partsOf, type Lookup, type Note } from './lookup.ts'

export const leftOutPlace = (place: string) => `without ${place}`

/** Notes what a value that is handed on may lack of what is wanted there. */
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

  /** What the contract lets who sends it leave out. */
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

  /** Whether a value has a member for certain. */
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
