// Where something of another make becomes what the contract declares: a row that is answered, a list from the catalog, a
// handler whose answer is inferred. No property is named there, yet the compiler complains there when one changes.
import { is, mapped, type Node, SignatureKind, type SourceFile, type Symbol, type Type } from './compiler.ts'
import type { NoteLeftOut } from './leftOut.ts'
import { memberName, wordOf } from './shapes.ts'
import { partsOf, type Lookup, type Note } from './lookup.ts'
import { isPlain, sitesOf, type Site } from './sites.ts'

/** How far into lists, promises and members a difference is looked for. */
const depths = 6
/** What has more members is an element's attributes or a library's, not the contract's. */
const manyMembers = 60

export function flowsOf(
  lookup: Lookup,
  nameOf: (path: string) => string,
  note: Note,
  noteLeftOut: NoteLeftOut,
) {
  const { checker, placesOf } = lookup
  const compared = new Map<string, string[]>()
  const members = new Map<number, readonly Symbol[]>()
  const owned = new Map<string, Symbol | undefined>()
  const answers = new Map<number, Type | null>()
  const origins = new Set<string>()

  /** Notes what passes in one file; what its values were made of elsewhere is noted there. */
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
      const given = types[index]
      if (!given || partsOf(given).length === 0) return
      const wanted = checker.getContextualType(value)
      if (!wanted || wanted.id === given.id) return
      // What a literal names itself is noted there.
      if (!is.isObjectLiteralExpression(value)) {
        noteLeftOut(value, wanted, given)
        return put(compare(given, wanted), at)
      }
      if (!value.properties.some(is.isSpreadAssignment)) return
      const own = new Set(value.properties.map(memberName))
      put(
        partsOf(wanted).flatMap((to) => different(given, to, 0, own)),
        at,
      )
    })
    for (const method of methods) {
      const literal = method.parent
      if (!is.isObjectLiteralExpression(literal)) continue
      const wanted = checker.getContextualType(literal)
      const symbol = wanted && checker.getPropertyOfType(wanted, wordOf(method.name))
      const wantedType = symbol && checker.getTypeOfSymbol(symbol)
      const given = wantedType && checker.getTypeAtLocation(method)
      if (given) put(compare(given, wantedType), method.name)
    }
  }

  /** Where the server puts together what becomes an answer later on; tables and catalogs declare theirs for more than that. */
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

  /** The contract's places at which a value is of its own make. */
  function compare(given: Type, wanted: Type, depth = 0): string[] {
    if (given.id === wanted.id || depth > depths) return []
    const key = `${given.id}:${wanted.id}`
    const before = compared.get(key)
    if (before) return before
    compared.set(key, [])
    const from = partsOf(given)
    const found = partsOf(wanted).flatMap((to) =>
      from.flatMap((part) => [
        ...within(part, to, depth),
        ...different(part, to, depth),
        ...(depth === 0 ? handedOver(part, to) : []),
      ]),
    )
    const result = [...new Set(found)]
    compared.set(key, result)
    return result
  }

  /** Through lists, promises, what is of something (`Control<ModifyUserInfoRequest>`) and what a function answers. */
  function within(given: Type, wanted: Type, depth: number): string[] {
    if (given.id === wanted.id) return []
    const [ours, theirs] = [argumentsOf(given), argumentsOf(wanted)]
    const parts = theirs.flatMap((type, index) => (ours[index] ? compare(ours[index], type, depth + 1) : []))
    if (wanted.isTypeReference()) return parts
    const [answer, asked] = [answerOf(given), answerOf(wanted)]
    return answer && asked ? [...parts, ...compare(answer, asked, depth + 1)] : parts
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

  function different(
    from: Type,
    to: Type,
    depth: number,
    without?: ReadonlySet<string | undefined>,
  ): string[] {
    if (from.id === to.id) return []
    return membersOf(to).flatMap((property) => {
      const own = without?.has(property.name) ? undefined : memberOf(from, property.name)
      if (!own || own.id === property.id) return []
      const [given, wanted] = [placesOf(own), placesOf(property)]
      const isSame = given.every((place) => wanted.includes(place)) && given.length === wanted.length
      const [made, declared] = [own.declarations[0], property.declarations[0]]
      const isPicked =
        (own.checkFlags | property.checkFlags) & mapped &&
        made?.index === declared?.index &&
        made?.path === declared?.path
      if (given.length === 0) for (const place of wanted) noteOrigins(own, place)
      return [...(isSame && !isPicked ? [] : [...given, ...wanted]), ...deeper(own, property, depth)]
    })
  }

  /** What a library wants of something of the contract's, by the same names. */
  function handedOver(from: Type, to: Type): string[] {
    if (from.id === to.id || membersOf(to).length > 0) return []
    return membersOf(from).flatMap((property) => {
      const places = placesOf(property)
      const [declared] = (places.length > 0 && memberOf(to, property.name)?.declarations) || []
      return declared?.path.includes('/node_modules/') ? places : []
    })
  }

  function deeper(own: Symbol, property: Symbol, depth: number): string[] {
    if (depth > depths) return []
    const [from, to] = checker.getTypeOfSymbol([own, property])
    return from && to && hasMembers(to) ? compare(from, to, depth + 1) : []
  }

  /** A type's members, unless a library or the language declares them. */
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
