// Names that HTTP compares without case, those of headers and media types, in the spelling of the version before: then they can be
// compared as texts, and reports show the author's spelling.
import {
  isObject,
  modelOfNormalized,
  nameKeywords,
  objectOf,
  origin,
  textOf,
  walkNodes,
  type JsonObject,
  type Model,
} from '@members-hub/openapi'

/** Spellings of a name, by its canonical form. */
type Spellings = Map<string, Set<string>>

/** @returns `after` with names of headers and media types as `before` spells them */
export function spelledAs(before: Model, after: Model): Model {
  const [oldNames, newNames] = [namesIn(before.document), namesIn(after.document)]
  const headers = renamed(oldNames.headers, newNames.headers)
  const types = renamed(oldNames.types, newNames.types)
  if (headers.size === 0 && types.size === 0) return after
  const document = { ...objectOf(copy(after.document, [], false)), openapi: after.document.openapi }
  return { ...modelOfNormalized(document, after.lineOf), source: after.source, problems: after.problems }

  function copy(node: unknown, at: string[], areNames: boolean): unknown {
    if (Array.isArray(node)) return node.map((entry, index) => copy(entry, [...at, String(index)], false))
    if (!isObject(node)) return node
    const members: JsonObject = { ...(node[origin] && { [origin]: node[origin] }) }
    for (const [key, value] of Object.entries(node)) {
      const place = [...(node[origin] ?? at), key]
      members[key] = copy(value, place, !areNames && nameKeywords.has(key))
      const isComponents = at.length === 1 && at[0] === 'components'
      if (!areNames && key === 'headers' && !isComponents)
        members[key] = spelled(members[key], place, headers)
      if (!areNames && key === 'content') members[key] = spelled(members[key], place, types)
    }
    const name = textOf(members.name)
    if (!areNames && members.in === 'header') members.name = headers.get(name) ?? name
    return members
  }
}

/** @returns the members under their new names; each renamed one knows where it is in the contract */
function spelled(node: unknown, at: string[], names: ReadonlyMap<string, string>): unknown {
  if (!isObject(node)) return node
  const members = Object.entries(node).map(([key, value]) => {
    const name = names.get(key)
    return name === undefined || !isObject(value)
      ? [key, value]
      : [name, { [origin]: [...at, key], ...value }]
  })
  return Object.fromEntries(members)
}

function namesIn(document: object) {
  const names = { headers: new Map<string, Set<string>>(), types: new Map<string, Set<string>>() }
  walkNodes(document, ({ headers, content, in: location, name }, place) => {
    if (place.join() !== 'components')
      for (const header of Object.keys(objectOf(headers))) add(names.headers, header.toLowerCase(), header)
    for (const type of Object.keys(objectOf(content))) add(names.types, canonicalType(type), type)
    if (location === 'header') add(names.headers, textOf(name).toLowerCase(), textOf(name))
  })
  return names
}

function add(spellings: Spellings, canonical: string, name: string) {
  spellings.set(canonical, (spellings.get(canonical) ?? new Set()).add(name))
}

/** @returns the old spelling of each new name that is spelled in another way; two spellings in one version stay as they are */
function renamed(before: Spellings, after: Spellings): Map<string, string> {
  const names = new Map<string, string>()
  for (const [canonical, spellings] of after) {
    const [oldName, ...furtherOld] = before.get(canonical) ?? []
    const [newName, ...furtherNew] = spellings
    if (oldName === undefined || newName === undefined || furtherOld.length + furtherNew.length > 0) continue
    if (oldName !== newName) names.set(newName, oldName)
  }
  return names
}

/** Types are compared without case, and UTF-8 is the encoding that readers expect without a `charset`. */
function canonicalType(type: string) {
  const [essence = '', ...parameters] = type.toLowerCase().split(';')
  const trimmed = parameters.map((parameter) => parameter.trim().replaceAll(/\s*=\s*"?|"/g, '='))
  const relevant = trimmed.filter((parameter) => parameter !== '' && !/^charset=utf-?8=?$/.test(parameter))
  return [essence.trim(), ...relevant.toSorted()].join(';')
}
