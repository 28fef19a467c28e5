// The kind of change for added and removed branches of a choice (`oneOf`, `anyOf`). It includes statuses, because the
// responses of an operation are represented as a choice too. The old and the new version of a branch are matched by
// content, not by position.
import {
  child,
  pairOf,
  statusOf,
  type Allows,
  type Change,
  type SchemaContext,
  type Kind,
  type NamedChange,
  type Pair,
  type Site,
  type Spot,
} from '../changes/change.ts'
import { textOf } from '../changes/difference.ts'
import {
  authoredName,
  follow,
  isSuccess,
  listOf,
  type Model,
  objectOf,
  placeOf,
  type Schema,
  type Tag,
  tagsOf,
  withJoinedParts,
} from '@members-hub/openapi'
import { branchWithin, isAddition } from '../evaluate/shape.ts'
import type { Side } from '../read/step.ts'
import { rule } from './keyword.ts'
import { nullability } from './type.ts'
import { valuesOf } from './values.ts'
import { nameOf as nameOfPlace, quote } from './texts.ts'

export const branch: Kind = {
  name: 'branch',
  title: 'An alternative or a status was added or removed',
  documentation: 'an alternative or a status was added or removed',
  severity: {
    // Classify a new status as `affected`, because clients usually handle unknown statuses, but as `broken` if it
    // replaces a successful status.
    newAnswer: (change) =>
      isStatus(change) && (!isSuccess(change.newValue) || !change.sites.some(losesSuccess))
        ? 'affected'
        : 'broken',
    // Classify a removed status as `affected`, because the server may still send the undocumented response.
    unproved: (change, part, allows) => {
      if (part === 'answer' && isStatus(change)) return 'affected'
      return isRedundant(change, allows) ? 'safe' : 'reverse'
    },
  },
  sentence: (change) => (isWholeResponse(change) ? statusSentence(change) : branchSentence(change)),
}

const isStatus = ({ sites }: Change) => sites.some(({ steps }) => steps.length === 1)

/** True if the branch lists its values and the other version allows all of them. */
function isRedundant({ newValue, sites: [site] }: Change, allows: Allows) {
  const [side, other]: [Side, Side] = newValue === undefined ? ['before', 'after'] : ['after', 'before']
  const listed = valuesOf(objectOf(site?.spots[side].schema))
  return Array.isArray(listed) && listed.every((value) => allows(other, value))
}

const isWholeResponse = ({ sites: [site] }: Change) => site?.part === 'answer' && site.steps.length === 1

const losesSuccess = ({ messages: { before, after } }: Site) => {
  const newResponses = objectOf(after?.raw.responses)
  return Object.keys(objectOf(before?.raw.responses)).some(
    (status) => isSuccess(status) && !(status in newResponses),
  )
}

const statusSentence = ({ operation, oldValue, newValue }: NamedChange) =>
  newValue === undefined
    ? `${operation} no longer responds with ${nameOf(oldValue)}`
    : `${operation} may respond with ${nameOf(newValue)}`

const branchSentence = ({ place, oldValue, newValue }: NamedChange) =>
  newValue === undefined
    ? `${place} can no longer be ${nameOf(oldValue)}`
    : `${place} may be ${nameOf(newValue)}`

/**
 * Returns the text that a sentence uses for a branch: an HTTP status, or the name or description of the branch in
 * quotation marks.
 */
const nameOf = (value: unknown) =>
  typeof value === 'number'
    ? `HTTP ${value}`
    : quote(String(value).startsWith('#/') ? authoredName(nameOfPlace(placeOf(String(value)), '')) : value)

/** Returns the keyword of the choice (`oneOf` or `anyOf`) if the schema is a choice. */
export const choiceOf = (schema: Schema) => ['oneOf', 'anyOf'].find((key) => Array.isArray(schema[key]))

type Branch = Spot & {
  index: number
  identity: string | undefined
  /** The discriminator property, and the values of this property that select the branch. */
  tag?: Tag | undefined
  twin?: Branch
}

export function compareBranches(site: Site, context: SchemaContext) {
  const { note, walk, models } = context
  const key = pairOf((side) => choiceOf(site.spots[side].schema))
  // Record a change between `oneOf` and `anyOf`, because a value that matches two branches is valid only under `anyOf`.
  if (key.before && key.after && key.before !== key.after) {
    const probes = pairOf((side) => site.spots[side].schema)
    note(site, { kind: rule, name: 'choice', oldValue: key.before, newValue: key.after, probes })
  }
  // True if a parent schema got its first subtypes or lost its last ones. Without subtypes, the contract documents no
  // discriminator values, so no counterexample can be generated.
  const isFirst =
    key.before !== key.after &&
    [site.spots.before, site.spots.after].some(({ schema }) => objectOf(schema.discriminator).isImplied)
  const branches = pairOf((side) => branchesOf(site.spots[side], models[side]))
  pairUp(branches, context)
  for (const oldBranch of branches.before)
    if (oldBranch.twin)
      walk(
        site,
        { before: oldBranch, after: oldBranch.twin },
        { branch: { before: oldBranch.index, after: oldBranch.twin.index } },
      )
  for (const side of ['before', 'after'] as const)
    for (const single of branches[side].filter(({ twin }) => !twin)) {
      const { index, identity: name = '', schema } = single
      const value = statusOf(schema) ?? (name === 'null' || name.startsWith('#/') ? name : describe(schema))
      const steps = [...site.steps, { branch: { before: -1, after: -1, [side]: index } }]
      const whole = site.spots[side].schema
      const spot = isAddition(whole) ? { ...single, schema: branchWithin(whole, schema) } : single
      note(
        { ...site, steps, spots: { ...site.spots, [side]: spot } },
        {
          kind: name === 'null' ? nullability : branch,
          name,
          probes: pairOf((eachSide) => site.spots[eachSide].schema),
          ...(isFirst && { values: [] }),
          oldValue: side === 'before' ? value : undefined,
          newValue: side === 'after' ? value : undefined,
        },
      )
    }
}

/**
 * Finds the new version of each branch: an equal branch, or else a branch with the same identity, or else any remaining
 * branch. The last rule does not apply to `null` and to branches with constant values, such as statuses.
 */
function pairUp(branches: Pair<Branch[]>, { isSame, isEquivalent }: SchemaContext) {
  const isFree = ({ identity = '#' }: Branch) => identity.startsWith('#')
  for (const isTwin of [
    (a: Branch, b: Branch) => isSame(a.schema, b.schema),
    (a: Branch, b: Branch) => textOf(a.tag) === textOf(b.tag) && isEquivalent(a.schema, b.schema),
    (a: Branch, b: Branch) => a.identity !== undefined && a.identity === b.identity,
    (a: Branch, b: Branch) => isFree(a) && isFree(b) && (!a.tag || !b.tag || textOf(a.tag) === textOf(b.tag)),
  ])
    for (const oldBranch of branches.before.filter(({ twin }) => !twin)) {
      const newBranch = branches.after.find((candidate) => !candidate.twin && isTwin(oldBranch, candidate))
      if (!newBranch) continue
      newBranch.twin = oldBranch
      oldBranch.twin = newBranch
    }
}

/** Returns the description of a branch that is not a component: its title, its fields, or its type. */
function describe({ title, type, format, properties, required }: Schema): string {
  if (typeof title === 'string') return title
  const fields = [...new Set([...Object.keys(objectOf(properties)), ...listOf(required).map(String)])]
  if (fields.length > 0) return `an object with ${fields.slice(0, 3).join(', ')}`
  const typeNames = [type, format].flat().filter((name) => name !== undefined)
  return typeNames.length > 0 ? typeNames.map(String).join(' ') : 'of another shape'
}

function branchesOf(spot: Spot, model: Model): Branch[] {
  const key = choiceOf(spot.schema)
  if (!key) return [{ ...spot, index: -1, identity: identityOf(spot.schema, model) }]
  const tags = tagsOf(model.document, spot.schema)
  return Array.from(listOf(spot.schema[key]), (_, index) => {
    const member = child(spot, key, String(index))
    return { ...member, index, identity: identityOf(member.schema, model), tag: tags[index] }
  })
}

/**
 * Returns a text that identifies a branch in both versions: `null`, the reference to its component, or its constant
 * values.
 */
function identityOf(schema: Schema, { document }: Model): string | undefined {
  if (typeof schema.$ref === 'string') return schema.$ref
  const { type, properties } = withJoinedParts(document, { schema, at: [] }).schema
  if (type === 'null') return 'null'
  const constants = Object.entries(objectOf(properties)).flatMap(([name, field]) => {
    const { const: value } = follow(document, field, []).schema
    return value === undefined ? [] : [[name, value]]
  })
  return constants.length > 0 ? textOf(constants) : undefined
}
