// Compares the schemas of messages. The old and the new version of a schema are compared only once, even if many
// references lead to them. Their changes are then recorded at each location in a message that uses the schema.
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
import { extension } from '../kinds/extension.ts'
import { prose } from '../kinds/prose.ts'
import { openEquivalence } from './equivalence.ts'
import { compareSiblings, compareSchemas } from './schemas.ts'

/** A change between the old and the new version of a schema, with its location relative to this schema. */
type Noted = {
  inside: Pick<Site, 'steps' | 'spots' | 'property'>
  change: Parameters<Note>[1]
  /** The recorded change, to which further locations are added; `undefined` before the first location is recorded. */
  collected?: Change
}

/** A link from a schema to a nested or referenced schema, each in both versions. */
type Link = {
  step: Step | undefined
  spots: Pair
  /** Changes of the keywords next to the references in both versions. */
  beside: Noted[]
  /** The result for the linked schema: missing until its versions are compared, `same` if they are equal. */
  comparison?: Comparison | 'same'
}

/** The result of comparing both versions of a schema: its changes, and links to nested schemas. */
type Comparison = { changes: Noted[]; links: Link[] }

/** A location in a message, reached by a link from the location in `parent`. */
type Visit = Pick<Site, 'steps' | 'start'> & { link: Link; parent?: Visit }

/** Maximum number of locations in one message at which the changes of one schema are recorded. */
const maxPlaces = 12
/**
 * Maximum number of further locations in one message, in total for all schemas. The first location of a schema does not
 * count.
 */
const maxFurtherPlaces = 100
/** Maximum number of steps from the message to a location. A longer path is cut to its first and last steps. */
export const maxSteps = 100
/**
 * Number of steps at the start that a cut path retains: the status of a response and the part of the message, such as
 * `body`.
 */
const headLength = 2

export function openWalk({ isSame, models, note }: Omit<Context, 'note'> & { note: Collect }) {
  const comparisons = new Map<Schema, Map<Schema, Comparison>>()
  const isEquivalent = openEquivalence(models, isSame)
  const mergedSchemas = new WeakMap<Schema, Map<string, Schema>>()
  let compared = 0
  return { walk, compared: () => compared }

  /**
   * Records all changes in the request or in the responses of one operation. Only a limited number of locations is
   * recorded for each schema, so short paths are visited first.
   * @returns true if changes were recorded
   */
  function walk(whole: Site): boolean {
    const visits: Visit[] = [{ link: { step: undefined, spots: whole.spots, beside: [] }, steps: [] }]
    const places = new Map<Comparison, number>()
    let [furtherPlaces, isNoted] = [0, false]
    // The loop also visits entries that are added to the list during the iteration.
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
    // Do not test whole requests and responses for equivalence, because their parts are compared one by one.
    const isEqual = site.steps.length > (site.part === 'answer' ? 1 : 0) && isEquivalent(before, after)
    compareSchemas(site, {
      isSame,
      isEquivalent,
      models,
      note: (place, change) => {
        if (!isEqual || documentation.includes(change.kind)) record(place, change)
      },
      walk: (_, below, step) => {
        // If two schemas are equivalent, compare only those nested schemas that are equivalent too. The others do not
        // correspond, because the two schemas are divided differently, such as into parts of `allOf`.
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

  /** @returns a list with a link to both versions of a nested schema; an empty list if these versions are equal */
  function linkTo(site: Site, below: Pair, step?: Step): Link[] {
    if (isSame(below.before.schema, below.after.schema)) return []
    const steps = step ? [...site.steps, step] : site.steps
    // Do not join the `allOf` of a status, which contains its error codes, because their changes are reported as
    // changes of business errors.
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
      compareSiblings(inside, {
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

/** Kinds of changes that are reported even if two schemas allow the same values. */
const documentation: readonly Kind[] = [prose, extension, deprecated]

/** @returns a function that appends a change to `list`, with its location relative to the location of `site` */
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

/** True if the same schema already occurs on the path to this location, because it contains itself. */
function isWithin(comparison: Comparison, visit: Visit) {
  for (let above = visit.parent; above; above = above.parent)
    if (above.link.comparison === comparison) return true
  return false
}
