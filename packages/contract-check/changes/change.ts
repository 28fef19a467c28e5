// Defines the types for changes between two versions of a contract and for kinds of changes, and collects the changes
// during a comparison.
import type { Part } from '../evaluate/validator.ts'
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

/** A schema with its location in the contract. */
export type Spot = { schema: Schema; at: Place }
export type Pair<Of = Spot> = Record<Side, Of>

/**
 * The location of a change: an operation, its request or response in both versions, the steps to the changed value
 * inside it, and the schemas at the end of these steps.
 */
export type Site = {
  operation: string
  part: Part
  messages: Pair<Messages | undefined>
  steps: Step[]
  spots: Pair
  /**
   * Set if `steps` was too long, so that steps in the middle were removed. The step at `index` then starts at
   * `schemas`, not at the schema to which the previous step leads.
   */
  start?: { index: number; schemas: Pair<Schema> }
  /**
   * Name of the changed property. If it is set, `spots` contains the schemas of the object with this property in both
   * versions.
   */
  property?: string
}

/** A change with a single cause, such as one edited schema, and all locations in messages at which it occurs. */
export type Change = NamedDifference & {
  kind: Kind
  at: Pair<Place>
  sites: Site[]
  /**
   * The changed keywords of the schema in each version, such as `{ maxLength: 20 }` and `{ maxLength: 10 }`. A
   * counterexample must be valid under one of these schemas and invalid under the other.
   */
  probes: Pair<Schema>
  /** Values to try as counterexamples. */
  values?: unknown[]
}

/** A change together with the names that the sentence about it contains, such as the name of the changed value. */
export type NamedChange = Change & {
  operation: string
  /** Name of the changed value in the old version, such as `Member.babies[].name`. */
  before: string
  /** Name of the changed value in the new version, or in the old version if it was removed. */
  place: string
}

/** Returns true if the given version of the changed schema allows a value. */
export type Allows = (side: Side, value: unknown) => boolean

/** The rule that determines the verdict of a change. */
export type Severity =
  /** A verdict that applies to all changes of the kind. */
  | Verdict
  /**
   * The verdict depends on a search for a counterexample. If the counterexample is a request, the verdict is `broken`.
   */
  | {
      /** Verdict if the counterexample is a response that only the new version allows. */
      newAnswer: (change: Change) => Verdict
      /**
       * Verdict if no counterexample was found. With `reverse`, the verdict is `safe` if the opposite change (from new
       * to old) has a counterexample, otherwise `affected`.
       */
      unproved: (change: Change, part: Part, allows: Allows) => Verdict | 'reverse'
    }

/** A kind of change, such as an added property, with the data that verdict, report and documentation need. */
export type Kind = {
  /** Name of the kind in reports and severity files. */
  name: string
  /** Title of the kind in machine-readable reports, which represent each kind as a rule. */
  title: string
  /** Description of the kind, for the table in the README. */
  documentation: string
  severity: Severity
  /** The change in one sentence, without the period. */
  sentence: (change: NamedChange) => string
  /** Returns true if a change of this schema keyword belongs to this kind. */
  isOfKeyword?: (name: string, spots: Pair) => boolean
  /** Returns true if a change of this field of an operation belongs to this kind. */
  isOfMember?: (difference: NamedDifference) => boolean
  /**
   * Returns how callers that omit the changed field are affected: `default` if they get another default value,
   * `required` if they must send the field.
   */
  omission?: (change: Change) => Subject['of']
  /** True if changes of this kind concern a business error. */
  isRefusal?: boolean
  /**
   * Returns true if a change of this kind to `part` is a change of an attribute of the operation, such as an extension
   * (`x-…`), and not of its requests.
   * @param part the changed part of the request; empty for a change outside of the request
   */
  isMark?: (part: string) => boolean
}

/** Records a change at a location. If the same change was recorded before, its location is added to that change. */
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

/** HTTP status of a response, read from the `const` in its schema. */
export const statusOf = (schema: Schema): unknown => objectOf(objectOf(schema.properties).status).const

/** A schema under which no message is valid. */
export const nothing: Schema = { not: {} }

/** The models of both versions, and the functions that every comparison of schemas uses. */
export type Context = {
  note: Note
  isSame: (a: unknown, b: unknown) => boolean
  models: Pair<Model>
}

export type SchemaContext = Context & {
  /** Returns true if two schemas allow the same values, even if they are written differently. */
  isEquivalent: (before: unknown, after: unknown) => boolean
  /** Compares a nested schema in both versions, such as the schema of a property. */
  walk: (site: Site, below: Pair, step?: Step) => void
}
