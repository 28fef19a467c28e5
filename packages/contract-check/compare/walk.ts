// Compares the schemas of messages. Each pair of schemas is compared once, independent of the number of paths that
// lead to it. Its changes are then recorded at each of these places.
import { follow, withJoinedParts, type Schema } from '@members-hub/openapi'
import {
  pairOf,
  type Change,
  type Collect,
  type Context,
  type Kind,
  type Note,
  type Pair,
  type Site,
} from '../changes/change.ts'
import type { Step } from '../read/step.ts'
import { deprecated } from '../kinds/deprecated.ts'
import { extension } from '../kinds/mark.ts'
import { prose } from '../kinds/prose.ts'
import { openEquivalence } from './equivalence.ts'
import { compareBeside, compareSchemas } from './schemas.ts'

/** A change in a pair of schemas, with its place relative to them. */
type Noted = {
  inside: Pick<Site, 'steps' | 'spots' | 'property'>
  change: Parameters<Note>[1]
  /** The same change, if it was recorded before. */
  collected?: Change
}

/** A pair of schemas to which another pair leads. */
type Link = {
  step: Step | undefined
  spots: Pair
  /** Changes of the keywords next to the two references. */
  beside: Noted[]
  /** Missing until the pair is compared; `same` if the targets of two references are equal. */
  comparison?: Comparison | 'same'
}

/** The result for one pair of schemas. */
type Comparison = { changes: Noted[]; links: Link[] }

/** A place in a message. */
type Visit = Pick<Site, 'steps' | 'start'> & { link: Link; parent?: Visit }

/** Maximum number of places of one message at which the changes of a pair are recorded. */
const maxPlaces = 12
/** Maximum number of places of one message after the first of each pair. */
const maxFurtherPlaces = 100
/** Maximum number of steps to a place; a longer path is cut after its first steps. */
export const maxSteps = 100
/** Number of steps that a cut path keeps: the status of a response and the part of the message. */
const headLength = 2

export function openWalk({ isSame, models, note }: Omit<Context, 'note'> & { note: Collect }) {
  const comparisons = new Map<Schema, Map<Schema, Comparison>>()
  const isEquivalent = openEquivalence(models, isSame)
  const mergedSchemas = new WeakMap<Schema, Map<string, Schema>>()
  let compared = 0
  return { walk, compared: () => compared }

  /**
   * Records the changes in one message, shortest paths first.
   * @returns true if there are any
   */
  function walk(whole: Site): boolean {
    const visits: Visit[] = [{ link: { step: undefined, spots: whole.spots, beside: [] }, steps: [] }]
    const places = new Map<Comparison, number>()
    let [furtherPlaces, isNoted] = [0, false]
    // The list grows during the iteration.
    for (const visit of visits) {
      const { link } = visit
      noteAll(visit, link.beside)
      const comparison = (link.comparison ??= comparisonOf(siteAt(whole, visit)))
      if (comparison === 'same') continue
      const count = places.get(comparison) ?? 0
      if (count >= maxPlaces) continue
      if (count > 0) {
        if (furtherPlaces >= maxFurtherPlaces || isWithin(comparison, visit)) continue
        furtherPlaces += 1
      }
      places.set(comparison, count + 1)
      noteAll(visit, comparison.changes)
      for (const below of comparison.links) visits.push(visitBelow(visit, below))
    }
    return isNoted

    function noteAll(visit: Visit, list: Noted[]) {
      isNoted ||= list.length > 0
      for (const noted of list) {
        const { inside, change, collected } = noted
        const site = siteAt(whole, visit)
        const place: Site = { ...site, ...inside, steps: [...site.steps, ...inside.steps] }
        if (collected) collected.sites.push(place)
        else noted.collected = note(place, change)
      }
    }
  }

  function comparisonOf(site: Site): Comparison | 'same' {
    const { before, after } = pairOf((side) => site.spots[side].schema)
    if (isSame(before, after)) return 'same'
    const ofBefore = comparisons.get(before) ?? new Map<Schema, Comparison>()
    comparisons.set(before, ofBefore)
    const earlierComparison = ofBefore.get(after)
    if (earlierComparison) return earlierComparison
    compared += 1
    const comparison = compare(site)
    ofBefore.set(after, comparison)
    return comparison
  }

  function compare(site: Site): Comparison {
    const comparison: Comparison = { changes: [], links: [] }
    const record = recorder(site, comparison.changes)
    const { before, after } = pairOf((side) => site.spots[side].schema)
    // Whole requests and responses are compared part by part.
    const isEqual = site.steps.length > (site.part === 'answer' ? 1 : 0) && isEquivalent(before, after)
    compareSchemas(site, {
      isSame,
      isEquivalent,
      models,
      note: (place, change) => {
        if (!isEqual || documentation.includes(change.kind)) record(place, change)
      },
      walk: (_, below, step) => {
        // Schemas that are divided differently have no parts to compare.
        const isCounterpart = !isEqual || isEquivalent(below.before.schema, below.after.schema)
        if (isCounterpart) comparison.links.push(...linkTo(site, below, step))
      },
    })
    return comparison
  }

  /**
   * Merges the target of a reference with the keywords next to the reference; returns the same object for the same
   * reference.
   */
  function merged(target: Schema, reference: Schema): Schema {
    const { $ref: _, ...beside } = reference
    if (Object.keys(beside).length === 0) return target
    const ofTarget = mergedSchemas.get(target) ?? new Map<string, Schema>()
    mergedSchemas.set(target, ofTarget)
    const key = JSON.stringify(beside)
    const schema = ofTarget.get(key) ?? { ...target, ...beside }
    ofTarget.set(key, schema)
    return schema
  }

  /** @returns a link to a pair of schemas, if they differ */
  function linkTo(site: Site, below: Pair, step?: Step): Link[] {
    if (isSame(below.before.schema, below.after.schema)) return []
    const steps = step ? [...site.steps, step] : site.steps
    // The codes of a status are an `allOf` too, but changes of business errors report them.
    const isStatus = site.part === 'answer' && steps.length === 1
    const isReference = pairOf((side) => typeof below[side].schema.$ref === 'string')
    const isReferred = isReference.before && isReference.after
    const spots = pairOf((side) => {
      const spot = follow(models[side].document, below[side].schema, below[side].at)
      if (isStatus) return spot
      const { schema } = withJoinedParts(models[side].document, spot)
      return {
        schema: isReference[side] && !isReferred ? merged(schema, below[side].schema) : schema,
        at: spot.at,
      }
    })
    const link: Link = { step, spots, beside: [] }
    const inside = { ...site, property: undefined, steps, spots: below }
    if (isReferred)
      compareBeside(inside, {
        isSame,
        isEquivalent,
        models,
        note: recorder(inside, link.beside),
        walk: ignore,
      })
    return [link]
  }
}

const ignore = () => undefined

/** Kinds of changes that equivalent schemas can have. */
const documentation: readonly Kind[] = [prose, extension, deprecated]

/** @returns a function that records changes relative to a site */
const recorder =
  (site: Site, list: Noted[]) =>
  ({ steps, spots, property }: Site, change: Noted['change']) => {
    list.push({ inside: { steps: steps.slice(site.steps.length), spots, property }, change })
  }

const siteAt = (whole: Site, { steps, start, link }: Visit): Site => ({
  ...whole,
  property: undefined,
  steps,
  spots: link.spots,
  ...(start && { start }),
})

function visitBelow(parent: Visit, link: Link): Visit {
  const { steps, start } = parent
  const further = link.step ? [link.step] : []
  if (steps.length < maxSteps) return { link, parent, steps: [...steps, ...further], ...(start && { start }) }
  const schemas = pairOf((side) => parent.link.spots[side].schema)
  return {
    link,
    parent,
    steps: [...steps.slice(0, headLength), ...further],
    start: { index: headLength, schemas },
  }
}

/** True if a pair of schemas contains itself. */
function isWithin(comparison: Comparison, visit: Visit) {
  for (let above = visit.parent; above; above = above.parent)
    if (above.link.comparison === comparison) return true
  return false
}
