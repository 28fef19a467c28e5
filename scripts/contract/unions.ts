// Schemas that are one of several: branches of both versions find each other by what they are, not by where they stand.
import { child, textOf, type Site, type Spot } from './change.ts'
import type { Context } from './compare.ts'
import type { Document } from '../generate/contract.ts'
import { follow, type Model, type Schema } from './model.ts'

const keyOf = (schema: Schema) => ['oneOf', 'anyOf'].find((key) => Array.isArray(schema[key]))

export const isUnion = (schema: Schema) => keyOf(schema) !== undefined

type Branch = { spot: Spot; index: number; identity: string | undefined }

export function compareUnions(site: Site, { note, walk, isSame, models }: Context) {
  const [before, after] = [
    branchesOf(site.here.before, models.before),
    branchesOf(site.here.after, models.after),
  ]
  const pairs = new Map<Branch, Branch>()
  const pair = (fits: (one: Branch, other: Branch) => boolean) => {
    for (const one of before.filter((branch) => !pairs.has(branch))) {
      const taken = new Set(pairs.values())
      const other = after.find((branch) => !taken.has(branch) && fits(one, branch))
      if (other) pairs.set(one, other)
    }
  }
  pair((one, other) => isSame(one.spot.schema, other.spot.schema))
  pair((one, other) => one.identity !== undefined && one.identity === other.identity)
  // What is left over on both sides is taken for the same branch, changed, but `null` and a status are nothing else.
  const isFree = ({ identity }: Branch) => identity === undefined || identity.startsWith('#')
  pair((one, other) => isFree(one) && isFree(other))

  for (const [one, other] of pairs)
    walk(site, { before: one.spot, after: other.spot }, stepOf(one.index, other.index))
  const probes = { before: site.here.before.schema, after: site.here.after.schema }
  for (const branch of before.filter((one) => !pairs.has(one)))
    noteBranch(branch, { before: branch.spot, after: site.here.after }, stepOf(branch.index, -2), true)
  for (const branch of after.filter((one) => ![...pairs.values()].includes(one)))
    noteBranch(branch, { before: site.here.before, after: branch.spot }, stepOf(-2, branch.index), false)

  function noteBranch(
    { identity = '' }: Branch,
    here: Site['here'],
    step: Site['steps'][number],
    had: boolean,
  ) {
    const isNull = identity === 'null'
    const status = statusOf(here[had ? 'before' : 'after'].schema)
    const steps = [...site.steps, step]
    const change = { kind: isNull ? ('null' as const) : ('branch' as const), name: identity, probes }
    const at = { before: here.before.at, after: here.after.at }
    const said = status ?? identity
    note({ ...site, steps, here }, { ...change, at, was: had ? said : undefined, is: had ? undefined : said })
  }
}

const stepOf = (before: number, after: number) => ({ branch: { before, after } })

export const statusOf = (schema: Schema): unknown => Object(schema.properties).status?.const

function branchesOf(spot: Spot, { document }: Model): Branch[] {
  const key = keyOf(spot.schema)
  if (!key) return [{ spot, index: -1, identity: identityOf(spot.schema, document) }]
  return Object.keys(Object(spot.schema[key])).map((index) => {
    const branch = child(spot, key, index)
    return { spot: branch, index: Number(index), identity: identityOf(branch.schema, document) }
  })
}

/** What a branch is: `null`, its component, or the values by which it is told from others. */
function identityOf(schema: Schema, document: Document): string | undefined {
  if (typeof schema.$ref === 'string') return schema.$ref
  if (schema.type === 'null') return 'null'
  const consts = Object.entries(Object(schema.properties)).flatMap(([name, one]) => {
    const { const: value } = follow(document, one, []).schema
    return value === undefined ? [] : [[name, value]]
  })
  return consts.length ? textOf(consts) : undefined
}
