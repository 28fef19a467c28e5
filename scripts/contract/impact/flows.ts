// Finds code that passes a value of another type to a position that expects a type of the contract. Examples are a
// database row in a response, a list from the catalog, or a handler with an inferred response type. Such code does not
// name the property, but the compiler reports an error there when the property changes.
import { is, mapped, type Node, SignatureKind, type SourceFile, type Symbol, type Type } from './compiler.ts'
import type { NoteLeftOut } from './leftOut.ts'
import { memberName, wordOf } from './shapes.ts'
import { partsOf, type Lookup, type Note } from './lookup.ts'
import { isPlain, sitesOf, type Site } from './sites.ts'

/** Maximum depth of the comparison of two types: each list, promise or member adds a level. */
const depths = 6
/**
 * Maximum number of members of a type that is compared. Types with more members describe the attributes of an element
 * or belong to a library, not to the contract.
 */
const manyMembers = 60

export function flowsOf(
  { checker, placesOf }: Lookup,
  nameOf: (path: string) => string,
  { note, noteLeftOut }: { note: Note; noteLeftOut: NoteLeftOut },
) {
  const compared = new Map<string, string[]>()
  const members = new Map<number, readonly Symbol[]>()
  const owned = new Map<string, Symbol | undefined>()
  const answers = new Map<number, Type | null>()
  const origins = new Set<string>()

  /**
   * Records the values that the code of one file passes. The code that creates these values may be in another file, and
   * is recorded there.
   */
  return function readFlows(source: SourceFile, noteHere: Note) {
    const sites: Site[] = []
    const methods: is.MethodDeclaration[] = []
    const visit = (node: Node) => {
      for (const site of sitesOf(node)) if (!isPlain(site.value)) sites.push(site)
      if (is.isMethodDeclaration(node) && is.isObjectLiteralExpression(node.parent)) methods.push(node)
      node.forEachChild(visit)
    }
    visit(source)
    const put = (places: string[], at: Node) => {
      for (const place of places) noteHere(place, at, 'sends')
    }
    const types = sites.length > 0 ? checker.getTypeAtLocation(sites.map(({ value }) => value)) : []
    sites.forEach(({ value, at }, index) => {
      const valueType = types[index]
      if (!valueType || partsOf(valueType).length === 0) return
      const contextType = checker.getContextualType(value)
      if (!contextType || contextType.id === valueType.id) return
      // Skip the properties of an object literal, because named.ts records them.
      if (!is.isObjectLiteralExpression(value)) {
        noteLeftOut(value, contextType, valueType)
        return put(compare(valueType, contextType), at)
      }
      if (!value.properties.some(is.isSpreadAssignment)) return
      const memberNames = new Set(value.properties.map(memberName))
      put(
        partsOf(contextType).flatMap((to) => different(valueType, to, { depth: 0, without: memberNames })),
        at,
      )
    })
    for (const method of methods) {
      const literal = method.parent
      if (!is.isObjectLiteralExpression(literal)) continue
      const literalType = checker.getContextualType(literal)
      const symbol = literalType && checker.getPropertyOfType(literalType, wordOf(method.name))
      const wantedType = symbol && checker.getTypeOfSymbol(symbol)
      const methodType = wantedType && checker.getTypeAtLocation(method)
      if (methodType) put(compare(methodType, wantedType), method.name)
    }
  }

  /**
   * Records the lines of code at which the server creates objects that later become part of a response. Skips tables
   * and catalogs, because they also have other uses.
   */
  function noteOrigins(symbol: Symbol, place: string) {
    for (const handle of symbol.declarations) {
      const file = nameOf(handle.path)
      if (!file.startsWith('api/') || origins.has(`${place} ${file} ${handle.index}`)) continue
      origins.add(`${place} ${file} ${handle.index}`)
      const node = handle.resolve()
      if (!node || !is.isObjectLiteralExpression(node.parent) || is.isCallExpression(node.parent.parent))
        continue
      note(place, node, 'reads')
    }
  }

  /**
   * Returns the members of the contract type, such as `UserInfo.firstName`, that the type of the value declares itself.
   * Members that the value takes from the contract type are not returned.
   */
  function compare(sourceType: Type, targetType: Type, depth = 0): string[] {
    if (sourceType.id === targetType.id || depth > depths) return []
    const key = `${sourceType.id}:${targetType.id}`
    const before = compared.get(key)
    if (before) return before
    compared.set(key, [])
    const from = partsOf(sourceType)
    const places = partsOf(targetType).flatMap((to) =>
      from.flatMap((part) => [
        ...within(part, to, depth),
        ...different(part, to, { depth }),
        ...(depth === 0 ? passedMembers(part, to) : []),
      ]),
    )
    const result = [...new Set(places)]
    compared.set(key, result)
    return result
  }

  /**
   * Compares the inner types of two types: list items, promise results, type arguments
   * (`Control<ModifyUserInfoRequest>`) and return types.
   */
  function within(sourceType: Type, targetType: Type, depth: number): string[] {
    if (sourceType.id === targetType.id) return []
    const [ours, theirs] = [argumentsOf(sourceType), argumentsOf(targetType)]
    const parts = theirs.flatMap((type, index) => (ours[index] ? compare(ours[index], type, depth + 1) : []))
    if (targetType.isTypeReference()) return parts
    const [answer, targetAnswer] = [answerOf(sourceType), answerOf(targetType)]
    return answer && targetAnswer ? [...parts, ...compare(answer, targetAnswer, depth + 1)] : parts
  }

  function argumentsOf(type: Type): readonly Type[] {
    if (type.isTypeReference()) return checker.getTypeArguments(type)
    return type.getAliasTypeArguments()
  }

  function answerOf(type: Type): Type | undefined {
    const before = answers.get(type.id)
    if (before !== undefined) return before ?? undefined
    const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call)
    const answer = signature && checker.getReturnTypeOfSignature(signature)
    answers.set(type.id, answer ?? null)
    return answer
  }

  type Search = { depth: number; without?: ReadonlySet<string | undefined> }

  function different(from: Type, to: Type, { depth, without }: Search): string[] {
    if (from.id === to.id) return []
    return membersOf(to).flatMap((property) => {
      const sourceMember = without?.has(property.name) ? undefined : memberOf(from, property.name)
      if (!sourceMember || sourceMember.id === property.id) return []
      const [sourcePlaces, targetPlaces] = [placesOf(sourceMember), placesOf(property)]
      const isSame =
        sourcePlaces.every((place) => targetPlaces.includes(place)) &&
        sourcePlaces.length === targetPlaces.length
      const [sourceHandle, declared] = [sourceMember.declarations[0], property.declarations[0]]
      const isPicked =
        (sourceMember.checkFlags | property.checkFlags) & mapped &&
        sourceHandle?.index === declared?.index &&
        sourceHandle?.path === declared?.path
      if (sourcePlaces.length === 0) for (const place of targetPlaces) noteOrigins(sourceMember, place)
      return [
        ...(isSame && !isPicked ? [] : [...sourcePlaces, ...targetPlaces]),
        ...deeper(sourceMember, property, depth),
      ]
    })
  }

  /** Returns the members of a contract type that a library reads by their names. */
  function passedMembers(from: Type, to: Type): string[] {
    if (from.id === to.id || membersOf(to).length > 0) return []
    return membersOf(from).flatMap((property) => {
      const places = placesOf(property)
      const [declared] = (places.length > 0 && memberOf(to, property.name)?.declarations) || []
      return declared?.path.includes('/node_modules/') ? places : []
    })
  }

  function deeper(sourceMember: Symbol, property: Symbol, depth: number): string[] {
    if (depth > depths) return []
    const [from, to] = checker.getTypeOfSymbol([sourceMember, property])
    return from && to && hasMembers(to) ? compare(from, to, depth + 1) : []
  }

  /** Returns the members of a type, except those that a library or the language declares. */
  function membersOf(type: Type): readonly Symbol[] {
    const before = members.get(type.id)
    if (before) return before
    const properties = type.isTypeReference() ? [] : checker.getPropertiesOfType(type)
    const isOwn = properties.length <= manyMembers && properties.some(isDeclaredHere)
    const result = isOwn ? properties.filter(isDeclaredHere) : []
    members.set(type.id, result)
    return result
  }

  function memberOf(type: Type, name: string): Symbol | undefined {
    const key = `${type.id}.${name}`
    if (!owned.has(key)) owned.set(key, checker.getPropertyOfType(type, name))
    return owned.get(key)
  }
}

const isDeclaredHere = ({ declarations: [first] }: Symbol) =>
  first !== undefined && !first.path.includes('/node_modules/')

const hasMembers = (type: Type) => partsOf(type).length > 0
