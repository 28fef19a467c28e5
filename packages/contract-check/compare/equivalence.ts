// Compares two schemas by meaning: true if the same values are valid and the same annotations apply, however the
// schemas are divided into references, parts and choices.
import type { Model } from '@members-hub/openapi'
import { pairOf, type Pair } from '../changes/change.ts'
import { textOf } from '../changes/difference.ts'
import type { Constraint, Constraints, Part } from './constraints.ts'
import { openConstraints } from './divide.ts'

/** Maximum depth of compared schemas; deeper ones count as different. */
const maxDepth = 200
/** Maximum number of comparisons; further schemas count as different. */
const maxComparisons = 500_000

type IsSame = (a: unknown, b: unknown) => boolean

/** @returns a function that is true only for equal schemas; false for those that are too complex to compare */
export function openEquivalence(models: Pair<Model>, isSame: IsSame) {
  const constraintsOf = pairOf((side) => openConstraints(models[side].document))
  const verdicts = new Map<Constraints, Map<Constraints, boolean>>()
  /** Pairs that are assumed equal while the pairs that contain them are compared: schemas may contain themselves. */
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
      // These pairs were equal only under the wrong assumption.
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

/** True if each entry of a list is equal to an entry of the other list, in any order. */
function arePaired<Of>(before: readonly Of[], after: readonly Of[], isEqual: (a: Of, b: Of) => boolean) {
  if (before.length !== after.length) return false
  const rest = [...after]
  return before.every((entry) => {
    const index = rest.findIndex((candidate) => isEqual(entry, candidate))
    if (index >= 0) rest.splice(index, 1)
    return index >= 0
  })
}

/** True if all constraints without nested schemas are equal. */
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
