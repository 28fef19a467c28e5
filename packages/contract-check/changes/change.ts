// Describes a change between two versions of a contract and the kinds of changes, and collects the changes of a comparison.
import type { Part } from '../judge/validator.ts'
import {
  nodeAt,
  objectOf,
  origin,
  type Messages,
  type Model,
  type Place,
  type Schema,
} from '@members-hub/openapi'
import type { Side, Step } from '../read/step.ts'
import { textOf, type NamedDifference } from './difference.ts'
import type { Subject, Verdict } from './finding.ts'

/** A schema with its place in the contract. */
export type Spot = { schema: Schema; at: Place }
export type Pair<Of = Spot> = Record<Side, Of>

/** A place of a change in an operation: the messages of both versions, the steps into them and the schemas there. */
export type Site = {
  operation: string
  part: Part
  messages: Pair<Messages | undefined>
  steps: Step[]
  spots: Pair
  /** Set on a path that is cut because of its length: the schemas from which the steps start that have this index or a higher one. */
  start?: { index: number; schemas: Pair<Schema> }
  /** The changed property, if the schema is that of its object. */
  property?: string
}

/** A change with one cause, at all its places. */
export type Change = NamedDifference & {
  kind: Kind
  at: Pair<Place>
  sites: Site[]
  /** Schemas with only the changed keywords: a counterexample must be valid under one and invalid under the other. */
  probes: Pair<Schema>
  /** Values to try as counterexamples. */
  values?: unknown[]
}

/** A change with the names that its sentence uses. */
export type NamedChange = Change & {
  operation: string
  /** Name of the place in the old version. */
  before: string
  /** Name of the place in the new version; in the old version if it was removed. */
  place: string
}

/** Returns true if the changed schema of a version allows a value. */
export type Allows = (side: Side, value: unknown) => boolean

/** The rule that determines the verdict of a change. */
export type Severity =
  /** The same verdict for every change of the kind. */
  | Verdict
  /** A search for a counterexample. A request that is no longer valid is always broken. */
  | {
      /** Verdict if a counterexample is a response that the old version does not allow. */
      newAnswer: (change: Change) => Verdict
      /** Verdict without a counterexample. `reverse`: safe if only the harmless direction has a counterexample, else affected. */
      unproved: (change: Change, part: Part, allows: Allows) => Verdict | 'reverse'
    }

/** A kind of change, with all data for verdict, report and documentation. */
export type Kind = {
  /** Name in reports and severity files. */
  name: string
  /** Title of the rule in reports for machines. */
  title: string
  /** The row of the README: completes "a change of this kind is …". */
  documentation: string
  severity: Severity
  /** The change in one sentence, without the full stop. */
  sentence: (change: NamedChange) => string
  /** True if a change of this keyword of a schema is of this kind. */
  isOfKeyword?: (name: string, spots: Pair) => boolean
  /** True if a change of this member of an operation is of this kind. */
  isOfMember?: (difference: NamedDifference) => boolean
  /** The subject for callers that omit the changed field. */
  omission?: (change: Change) => Subject['of']
  /** True if the subject is a business error. */
  isRefusal?: boolean
  /** True if the subject is an extension or another attribute of the operation. @param part of the request; empty outside of it */
  isMark?: (part: string) => boolean
}

/** Records a change, and merges it with the same change at other places. */
export type Collect = (
  site: Site,
  change: Omit<Change, 'at' | 'sites' | 'probes'> & Partial<Pick<Change, 'at' | 'probes'>>,
) => Change

export type Note = (...noted: Parameters<Collect>) => void

/** Collects changes, and merges those with the same cause. */
export function collectChanges() {
  const changes = new Map<string, Change>()
  const note: Collect = (site, change) => {
    const { at = pairOf((side) => site.spots[side].at), probes = { before: {}, after: {} } } = change
    const keyParts = [
      change.kind.name,
      change.name,
      ...at.before,
      '',
      ...at.after,
      textOf(change.oldValue),
      textOf(change.newValue),
    ]
    const key = keyParts.join('\n')
    const earlierChange = changes.get(key)
    if (earlierChange) {
      earlierChange.sites.push(site)
      return earlierChange
    }
    const newChange: Change = { ...change, at, probes, sites: [site] }
    changes.set(key, newChange)
    return newChange
  }
  return { changes, note }
}

type SiteParts = Pick<Site, 'operation' | 'messages'> & Partial<Pick<Site, 'part' | 'steps'>>

export function siteOf({ operation, messages, part = 'request', steps = [] }: SiteParts): Site {
  const spots = pairOf((side) => ({ schema: messages[side]?.[part] ?? {}, at: messages[side]?.at ?? [] }))
  return { operation, part, messages, steps, spots }
}

export const pairOf = <Of>(of: (side: Side) => Of): Pair<Of> => ({ before: of('before'), after: of('after') })

export function child({ schema, at }: Spot, ...keys: string[]): Spot {
  const below = objectOf(nodeAt(schema, keys))
  return { schema: below, at: below[origin] ?? [...at, ...keys] }
}

export const childrenOf = ({ spots }: Site, ...keys: string[]): Pair =>
  pairOf((side) => child(spots[side], ...keys))

/** The status that a response schema fixes. */
export const statusOf = (schema: Schema): unknown => objectOf(objectOf(schema.properties).status).const

/** A schema that no message matches. */
export const nothing: Schema = { not: {} }

/** Functions and models that all comparisons share. */
export type Context = {
  note: Note
  isSame: (a: unknown, b: unknown) => boolean
  models: Pair<Model>
}

export type SchemaContext = Context & {
  /** True for schemas that allow the same values, also in different notations. */
  isEquivalent: (before: unknown, after: unknown) => boolean
  /** Compares two schemas below a site. */
  walk: (site: Site, below: Pair, step?: Step) => void
}
