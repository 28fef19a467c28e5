// Rewrites a contract without changing its meaning: applies rewriting rules at random locations. The same seed gives
// the same result.
import { modelOf, objectOf, type Document, type Model } from '@members-hub/openapi'
import { findingsBetween } from '@members-hub/contract-check'
import { randomOf, shuffled } from '../random.ts'
import { componentRules, discriminatorRule } from './components.ts'
import { compositionRules } from './composition.ts'
import type { Rewriting } from './contract.ts'
import { keywordRules } from './keywords.ts'
import { operationRules } from './operations.ts'

export const rewritings: readonly Rewriting[] = [
  ...keywordRules,
  ...compositionRules,
  ...componentRules,
  discriminatorRule,
  ...operationRules,
]

/** One application of a rewriting rule; the seed chooses the location in the contract. */
export type Step = { rule: Rewriting; seed: number }

/** @param repetitions number of applications of each rule @returns the rules in random order */
export function stepsOf(seed: number, repetitions: number): Step[] {
  const random = randomOf(seed)
  const rules = shuffled(Array.from({ length: repetitions }, () => rewritings).flat(), random)
  return rules.map((rule) => ({ rule, seed: Math.floor(random() * 1e9) }))
}

/** @returns the contract after the steps, and a line with the rule, seed and location of each step */
export function rewrite(source: Document, steps: readonly Step[]) {
  const document = objectOf(JSON.parse(JSON.stringify(source)))
  const isOld = source.openapi.startsWith('3.0')
  const places = steps.flatMap(({ rule, seed }) => {
    const place = rule.rewrite({ document, isOld, random: randomOf(seed) })
    return place === undefined ? [] : [`${rule.name} (seed ${seed}) at ${place}`]
  })
  return { document: { ...document, openapi: source.openapi }, places }
}

/**
 * Returns the findings about a rewritten contract whose verdict is not `safe`. Each is a false alarm, because the
 * meaning did not change.
 */
export const alarmsOf = (before: Model, document: Document) =>
  findingsBetween(before, modelOf(document))
    .filter(({ verdict }) => verdict !== 'safe')
    .map(({ verdict, sentence }) => `${verdict}: ${sentence}`)

/** @returns a minimal subset of the steps that still causes false alarms, and these false alarms */
export function reducedAlarms(before: Model, steps: readonly Step[]) {
  let rest = [...steps]
  for (const step of steps) {
    const fewer = rest.filter((candidate) => candidate !== step)
    if (alarmsOf(before, rewrite(before.source, fewer).document).length > 0) rest = fewer
  }
  const { document, places } = rewrite(before.source, rest)
  return { places, alarms: alarmsOf(before, document) }
}
