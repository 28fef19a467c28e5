// Fields of objects in both versions: gone, new, called otherwise, needed or not, and whether others may stand beside them.
import { child, listOf, textOf, type Change, type Site, type Spot } from './change.ts'
import type { Context } from './compare.ts'
import type { Schema } from './model.ts'

export function compareProperties(site: Site, { note, walk, isSame }: Context) {
  const { before, after } = site.here
  const [was, is] = [Object(before.schema.properties), Object(after.schema.properties)]
  const needs = ({ schema }: Spot, name: string) => listOf(schema.required).includes(name)
  const isClosed = ({ schema }: Spot) => schema.additionalProperties === false
  const gone = Object.keys(was).filter((name) => !(name in is))
  const fresh = Object.keys(is).filter((name) => !(name in was))
  const having = (name: string): Schema => ({ required: [name] })
  const without = (name: string): Schema => ({ not: { required: [name] } })
  const sides = (name: string) => ({
    before: needs(before, name) ? having(name) : !(name in was) && isClosed(before) ? without(name) : {},
    after: needs(after, name) ? having(name) : !(name in is) && isClosed(after) ? without(name) : {},
  })
  const noteProperty = (property: string, kind: Change['kind'], to?: string) => {
    const [mine, other] = [sides(property), sides(to ?? property)]
    const probes = {
      before: { allOf: [mine.before, other.before] },
      after: { allOf: [mine.after, other.after] },
    }
    const place = (spot: Spot, name: string) => {
      const node = Object(spot.schema.properties)[name]
      return node ? child(spot, 'properties', name).at : spot.at
    }
    const at = { before: place(before, property), after: place(after, to ?? property) }
    const [had, has] = [needs(before, property), needs(after, to ?? property)]
    note({ ...site, property }, { kind, name: property, was: had, is: to ?? has, at, probes })
  }

  for (const name of gone) {
    const twins = fresh.filter(
      (one) => isSame(was[name], is[one]) && needs(before, name) === needs(after, one),
    )
    const [twin] = twins
    const isTwin = gone.filter((one) => isSame(was[one], was[name])).length === 1 && twins.length === 1
    if (twin === undefined || !isTwin) noteProperty(name, 'removed')
    else {
      noteProperty(name, 'renamed', twin)
      fresh.splice(fresh.indexOf(twin), 1)
    }
  }
  for (const name of fresh) noteProperty(name, 'added')
  const named = [...listOf(before.schema.required), ...listOf(after.schema.required)].map(String)
  for (const name of new Set([...Object.keys(was), ...named])) {
    if (name in was !== name in is) continue
    if (needs(before, name) !== needs(after, name)) noteProperty(name, 'required')
    if (name in was) {
      const below = { before: child(before, 'properties', name), after: child(after, 'properties', name) }
      walk(site, below, { property: name })
    }
  }
  const [closed, open] = [
    before.schema.additionalProperties ?? true,
    after.schema.additionalProperties ?? true,
  ]
  if (typeof closed === 'object' && typeof open === 'object')
    walk(
      site,
      { before: child(before, 'additionalProperties'), after: child(after, 'additionalProperties') },
      { entry: '*' },
    )
  else if (textOf(closed) !== textOf(open)) {
    const rule = (additionalProperties: unknown): Schema => ({
      properties: { ...was, ...is },
      additionalProperties,
    })
    note(site, {
      kind: 'closed',
      name: 'additionalProperties',
      was: closed,
      is: open,
      probes: { before: rule(closed), after: rule(open) },
    })
  }
}
