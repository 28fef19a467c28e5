// Compares two schemas by meaning. They are equal if the same values are valid and the same annotations apply, even if
// their references, parts of `allOf` and choices differ.
import type { Model } from '@members-hub/openapi'
import { pairOf, type Pair } from '../changes/change.ts'
import { textOf } from '../changes/difference.ts'
import type { Constraint, Constraints, Part } from './constraints.ts'
import { openConstraints } from './divide.ts'

/** Maximum nesting depth of compared schemas. Schemas at a greater depth are treated as different. */
const maxDepth = 200
/** Maximum number of comparisons. Schemas that remain after this number are treated as different. */
const maxComparisons = 500_000

type IsSame = (a: unknown, b: unknown) => boolean

/** @returns a function that returns true only for equal schemas; it returns false if they are too complex to compare */
export function openEquivalence(models: Pair<Model>, isSame: IsSame) {
  const constraintsOf = pairOf((side) => openConstraints(models[side].document))
  const verdicts = new Map<Constraints, Map<Constraints, boolean>>()
  /** Pairs of schemas that are being compared. They are assumed to be equal if they occur again inside themselves. */
  let assumed: [before: Constraints, after: Constraints][] = []
  let comparisons = 0

  return function isEquivalent(before: unknown, after: unknown): boolean {
    const result = areEqual(before, after, 0)
    assumed = []
    return result
  }

  function areEqual(oldSchema: unknown, newSchema: unknown, depth: number): boolean {
    if (isSame(oldSchema, newSchema)) return true
    const before = constraintsOf.before(oldSchema)
    const after = constraintsOf.after(newSchema)
    if (!before || !after) return false
    const verdict = verdicts.get(before)?.get(after)
    if (verdict !== undefined) return verdict
    comparisons += 1
    if (depth > maxDepth || comparisons > maxComparisons) return false
    const start = assumed.length
    assumed.push([before, after])
    record(before, after, true)
    const result = haveSameText(before, after) && haveSameParts({ before, after }, depth + 1)
    if (!result) {
      // This pair was assumed to be equal and is not: delete all results that used the assumption.
      for (const [first, second] of assumed.splice(start)) verdicts.get(first)?.delete(second)
      record(before, after, false)
    }
    return result
  }

  function record(before: Constraints, after: Constraints, result: boolean) {
    const ofBefore = verdicts.get(before) ?? new Map<Constraints, boolean>()
    verdicts.set(before, ofBefore)
    ofBefore.set(after, result)
  }

  function haveSameParts({ before, after }: Pair<Constraints>, depth: number): boolean {
    for (const [name, schema] of before.fields)
      if (!areEqual(schema, after.fields.get(name), depth)) return false
    return arePaired(before.further, after.further, (constraint, candidate) =>
      areEqualConstraints(constraint, candidate, depth),
    )
  }

  function areEqualConstraints(constraint: Constraint, candidate: Constraint, depth: number) {
    const isEqualPart = (part: Part, further: Part) =>
      part.label === further.label && areEqual(part.schema, further.schema, depth)
    return constraint.text === candidate.text && arePaired(constraint.parts, candidate.parts, isEqualPart)
  }
}

/** True if both lists contain equal entries, in any order. */
function arePaired<Of>(before: readonly Of[], after: readonly Of[], isEqual: (a: Of, b: Of) => boolean) {
  if (before.length !== after.length) return false
  const rest = [...after]
  return before.every((entry) => {
    const index = rest.findIndex((candidate) => isEqual(entry, candidate))
    if (index >= 0) rest.splice(index, 1)
    return index >= 0
  })
}

/** True if two schemas have equal constraints, ignoring nested schemas. */
const haveSameText = (before: Constraints, after: Constraints) =>
  before.fields.size === after.fields.size &&
  [...before.fields.keys()].every((name) => after.fields.has(name)) &&
  textsIn(before) === textsIn(after)

const texts = new WeakMap<Constraints, string>()

function textsIn(constraints: Constraints): string {
  const { types, values, required, members } = constraints
  const text =
    texts.get(constraints) ??
    textOf({
      types: types?.toSorted(),
      values: values?.map(textOf).toSorted(),
      required: [...required].toSorted(),
      members: Object.fromEntries(members),
    })
  texts.set(constraints, text)
  return text
}
