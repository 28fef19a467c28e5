// Branches of a choice (`oneOf`, `anyOf`), and statuses: the responses of an operation are a choice too. Branches are
// paired by content, not by position.
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
import { branchWithin, isAddition } from '../judge/shape.ts'
import type { Side } from '../read/step.ts'
import { rule } from './keyword.ts'
import { nullability } from './type.ts'
import { valuesOf } from './values.ts'
import { nameOf as nameOfPlace, quote } from './words.ts'

export const branch: Kind = {
  name: 'branch',
  title: 'An alternative or a status was added or removed',
  documentation: 'an alternative or a status was added or removed',
  severity: {
    // Clients usually handle unknown statuses, unless the status replaces a success.
    newAnswer: (change) =>
      isStatus(change) && (!isSuccess(change.newValue) || !change.sites.some(losesSuccess))
        ? 'affected'
        : 'broken',
    // A handler may still send a response that is no longer documented.
    unproved: (change, part, allows) => {
      if (part === 'answer' && isStatus(change)) return 'affected'
      return isRedundant(change, allows) ? 'safe' : 'reverse'
    },
  },
  sentence: (change) => (isWholeResponse(change) ? statusSentence(change) : branchSentence(change)),
}

const isStatus = ({ sites }: Change) => sites.some(({ steps }) => steps.length === 1)

/** True for a branch that lists its values if the other version allows all of them. */
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

/** Name of a branch: a status, the name of a component, or a description. */
const nameOf = (value: unknown) =>
  typeof value === 'number'
    ? `HTTP ${value}`
    : quote(String(value).startsWith('#/') ? authoredName(nameOfPlace(placeOf(String(value)), '')) : value)

/** The keyword of a choice, if a schema is one. */
export const choiceOf = (schema: Schema) => ['oneOf', 'anyOf'].find((key) => Array.isArray(schema[key]))

type Branch = Spot & {
  index: number
  identity: string | undefined
  /** The discriminator's values that select the branch. */
  tag?: Tag | undefined
  twin?: Branch
}

export function compareBranches(site: Site, context: SchemaContext) {
  const { note, walk, models } = context
  const key = pairOf((side) => choiceOf(site.spots[side].schema))
  // A value that matches two branches is only valid under `anyOf`.
  if (key.before && key.after && key.before !== key.after) {
    const probes = pairOf((side) => site.spots[side].schema)
    note(site, { kind: rule, name: 'choice', oldValue: key.before, newValue: key.after, probes })
  }
  // A parent without subtypes documents no values of its discriminator, so no counterexample can be generated.
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

/** Pairs equal branches, then branches with the same identity, then the remaining ones, except `null` and statuses. */
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

/** Description of a branch that is not a component: its title, its fields, or its type. */
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

/** Identity of a branch: `null`, its component, or its constant values. */
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
