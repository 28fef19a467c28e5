// Unifies the spelling of names that HTTP compares without case, those of headers and media types. Then they can be
// compared as text, and reports show the spelling of the previous version.
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
import { pairOf, type Pair } from '../changes/change.ts'

/** Spellings of a name, by its canonical form. */
type Spellings = Map<string, Set<string>>

/** @returns both versions with the same spelling of each name: the first one in `before` */
export function spelledAlike(models: Pair<Model>): Pair<Model> {
  const names = pairOf((side) => namesIn(models[side].document))
  const headers = renamed(names.before.headers, names.after.headers)
  const types = renamed(names.before.types, names.after.types)
  return pairOf((side) => respelled(models[side], names[side], { headers, types }))
}

type Renamed = { headers: ReadonlyMap<string, string>; types: ReadonlyMap<string, string> }

function respelled(model: Model, names: Names, { headers, types }: Renamed): Model {
  const isConcerned = [
    ...[...names.headers.values()].flatMap((spellings) => [...spellings].map((name) => headers.has(name))),
    ...[...names.types.values()].flatMap((spellings) => [...spellings].map((name) => types.has(name))),
  ].includes(true)
  if (!isConcerned) return model
  const document = { ...objectOf(copy(model.document, [], false)), openapi: model.document.openapi }
  return { ...modelOfNormalized(document, model.lineOf), source: model.source, problems: model.problems }

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

/** @returns the members under their new names; renamed members keep their original place */
function spelled(node: unknown, at: string[], names: ReadonlyMap<string, string>): unknown {
  if (!isObject(node)) return node
  const members = Object.entries(node).map(([key, value]): [string, unknown] => {
    const name = names.get(key)
    return name === undefined || !isObject(value)
      ? [key, value]
      : [name, { [origin]: [...at, key], ...value }]
  })
  const result = Object.fromEntries(members)
  // Two spellings in one object, such as a type with and without a charset, are unchanged.
  return Object.keys(result).length < members.length ? node : result
}

type Names = { headers: Spellings; types: Spellings }

function namesIn(document: object): Names {
  const names: Names = { headers: new Map(), types: new Map() }
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

/** @returns the replacement for each other spelling */
function renamed(before: Spellings, after: Spellings): Map<string, string> {
  const names = new Map<string, string>()
  for (const [canonical, spellings] of [...before, ...after]) {
    const [name] = before.get(canonical) ?? after.get(canonical) ?? []
    for (const spelling of spellings) if (name !== undefined && spelling !== name) names.set(spelling, name)
  }
  return names
}

/** Media types are compared without case; a missing `charset` means UTF-8. */
function canonicalType(type: string) {
  const [essence = '', ...parameters] = type.toLowerCase().split(';')
  const trimmed = parameters.map((parameter) => parameter.trim().replaceAll(/\s*=\s*"?|"/g, '='))
  const relevant = trimmed.filter((parameter) => parameter !== '' && !/^charset=utf-?8=?$/.test(parameter))
  return [essence.trim(), ...relevant.toSorted()].join(';')
}
