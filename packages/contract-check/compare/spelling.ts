// Gives header names and media types the same spelling in both versions, because HTTP ignores their case. The
// comparison can then compare names as text, and reports show the spelling of the previous version.
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

/** All spellings of a header name or media type, by its canonical form: `X-Total` and `X-TOTAL` by `x-total`. */
type Spellings = Map<string, Set<string>>

/**
 * @returns both versions with one spelling of each name: the spelling that occurs first in `before`, or in `after` for
 * a name that `before` lacks
 */
export function spelledAlike(models: Pair<Model>): Pair<Model> {
  const names = pairOf((side) => namesIn(models[side].document))
  const headers = renamed(names.before.headers, names.after.headers)
  const types = renamed(names.before.types, names.after.types)
  return pairOf((side) => renamedParts(models[side], names[side], { headers, types }))
}

type Renamed = { headers: ReadonlyMap<string, string>; types: ReadonlyMap<string, string> }

function renamedParts(model: Model, names: Names, { headers, types }: Renamed): Model {
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

/**
 * @returns the entries under their new names; renamed entries still refer to their original location in the contract
 */
function spelled(node: unknown, at: string[], names: ReadonlyMap<string, string>): unknown {
  if (!isObject(node)) return node
  const members = Object.entries(node).map(([key, value]): [string, unknown] => {
    const name = names.get(key)
    return name === undefined || !isObject(value)
      ? [key, value]
      : [name, { [origin]: [...at, key], ...value }]
  })
  const result = Object.fromEntries(members)
  // Do not change an object that contains the same name in two spellings, such as a media type with and without a
  // charset.
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

/** @returns a map from each other spelling of a name to its unified spelling */
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
