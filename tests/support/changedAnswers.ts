// Generates breaking changes of responses for end-to-end tests. Each change has its counterexample, the example that is
// most similar to the counterexample, and the screens that the report lists as broken.
import { readFileSync } from 'node:fs'
import { answers } from '#generated/mocks/answers.ts'
import { operations } from '#generated/operations.ts'
import { type Effect, type Subject, findingsBetween } from '@members-hub/contract-check'
import { modelOf, readModel } from '@members-hub/openapi'
import { changeKinds } from './changeKinds.ts'
import { mutationsOf } from './contractChanges.ts'
import { isObject } from '#shared/unknown.ts'

export type ChangedAnswer = {
  says: string
  operation: string
  /**
   * Responses that are valid only under the new contract: the counterexample, then other examples with the same change.
   */
  bodies: { example: string; body: unknown }[]
  /** Screens that the report lists as broken on load. */
  screens: string[]
}

/**
 * Kinds of changes that break the structure of a response. Changes of a text format are excluded, because screens show
 * any text.
 */
const shapes = changeKinds.filter(
  ({ name, hurts }) => hurts && name.endsWith('(answer)') && !name.startsWith('another format'),
)

/** Maximum number of generated changes; only some of them break a response that a screen requests on load. */
const tries = 1200

/**
 * Returns up to `many` changes, at most one for each operation. The same seed returns the same changes.
 * @param effectsOf returns the effects of a change on the source code, according to the index of the contract tooling
 */
export function changedAnswers(
  many: number,
  seed: number,
  effectsOf: (subject: Subject) => Effect[],
): ChangedAnswer[] {
  const before = readModel(readFileSync('openapi.yaml', 'utf8'))
  const changes = new Map<string, ChangedAnswer>()
  for (const { document } of mutationsOf(before, tries, { seed, kinds: shapes })) {
    if (changes.size === many) break
    for (const { verdict, witness, subjects, sentence } of findingsBetween(before, modelOf(document))) {
      if (verdict !== 'broken' || witness?.message.status !== 200) continue
      const { operation, message } = witness
      if (!answers[operation]?.reads || changes.has(operation)) continue
      const ofOperation = subjects.filter((subject) => subject.operation === operation)
      const sourceEffects = ofOperation.flatMap(effectsOf).filter(({ file }) => file.startsWith('src/'))
      const screens = [...new Set(sourceEffects.flatMap(({ opening }) => opening))].toSorted()
      const bodies = changedLike(message.body, operation)
      if (screens.length > 0 && bodies.length > 0)
        changes.set(operation, { says: sentence, operation, bodies, screens })
    }
  }
  return [...changes.values()]
}

/**
 * Returns the counterexample under the name of the most similar example, followed by the other examples with the same
 * change applied.
 */
function changedLike(witness: unknown, operation: string): ChangedAnswer['bodies'] {
  const examples = (answers[operation]?.examples ?? []).filter(({ body }) => body.code === 200)
  const leaves = leavesOf(witness)
  const [nearest, ...rest] = examples
    .map((example) => ({ ...example, off: differing(leaves, leavesOf(example.body)) }))
    .toSorted((a, b) => a.off - b.off)
  if (!nearest) return []
  return [
    { example: nearest.name, body: witness },
    ...rest
      .map(({ name, body }) => ({ example: name, before: body, body: carried(nearest.body, witness, body) }))
      .filter(({ before, body }) => JSON.stringify(before) !== JSON.stringify(body)),
  ]
}

/**
 * Applies the difference between the values `from` and `to` to a third value. If an entry of a list differs, the
 * difference applies to all entries of the list.
 */
function carried(from: unknown, to: unknown, value: unknown): unknown {
  if (JSON.stringify(from) === JSON.stringify(to)) return value
  if (Array.isArray(from) && Array.isArray(to) && Array.isArray(value)) {
    const at = from.findIndex((element, index) => JSON.stringify(element) !== JSON.stringify(to[index]))
    return at < 0 || to.length < from.length ? to : value.map((element) => carried(from[at], to[at], element))
  }
  if (!isObject(from) || !isObject(to) || !isObject(value)) return to
  const [old, now, target] = [from, to, value]
  const sharedKeys = Object.keys(target).filter((key) => key in now || !(key in old))
  const fresh = Object.keys(now).filter((key) => !(key in old))
  return Object.fromEntries([
    ...sharedKeys.map((key) => [key, key in old ? carried(old[key], now[key], target[key]) : target[key]]),
    ...fresh.map((key) => [key, now[key]]),
  ])
}

const differing = (a: Set<string>, other: Set<string>) =>
  [...a].filter((leaf) => !other.has(leaf)).length + [...other].filter((leaf) => !a.has(leaf)).length

const leavesOf = (node: unknown, at = ''): Set<string> =>
  typeof node === 'object' && node !== null
    ? new Set(Object.entries(node).flatMap(([key, child]) => [...leavesOf(child, `${at}/${key}`)]))
    : new Set([`${at} ${JSON.stringify(node)}`])

/** Checks whether the request is a call of the operation. */
export function isCallOf(id: string, { method, url }: Request): boolean {
  return Object.entries(operations).some(([name, operation]) => {
    const path = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    return name === id && operation.method.toUpperCase() === method && path.test(new URL(url).pathname)
  })
}
