// Creates the findings of a comparison: each change as a sentence with its verdict and the affected lines of the
// project.
import { createHash } from 'node:crypto'
import { pairOf, type Change, type Pair } from './changes/change.ts'
import { changesBetween } from './compare/compare.ts'
import { spelledAlike } from './compare/spelling.ts'
import type { Effect, Finding, Subject } from './changes/finding.ts'
import { authored, groupBy, type Model, type Place } from '@members-hub/openapi'
import { nameOf, placeInOperation } from './kinds/texts.ts'
import { openVerdicts, worstVerdict } from './verdict/verdict.ts'

/** @param today current date as YYYY-MM-DD, which is compared with the `x-sunset` of operations */
export function findingsBetween(
  oldModel: Model,
  newModel: Model,
  today = new Date().toISOString().slice(0, 10),
): Finding[] {
  const { before, after } = spelledAlike({ before: oldModel, after: newModel })
  const verdictOf = openVerdicts({ before, after })
  return changesBetween({ before, after }, today).map((change) => {
    const { at } = change
    const lines = { before: before.lineOf(at.before), after: after.lineOf(at.after) }
    const files = filesOf(at)
    const { name: kind } = change.kind
    const identity = [kind, change.name, at.before, at.after, change.oldValue, change.newValue]
    const fingerprint = createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 12)
    return {
      fingerprint,
      kind,
      sentence: sentenceOf(change),
      lines,
      ...(files && { files }),
      ...verdictOf(change),
      effects: [],
      builds: [],
    }
  })
}

/** Returns the files of changed nodes that are not in the main contract file. */
function filesOf(at: Pair<Place>): Finding['files'] {
  const { before, after } = pairOf((side) => authored(at[side]).file)
  return before || after ? { ...(before && { before }), ...(after && { after }) } : undefined
}

function sentenceOf(change: Change): string {
  const [site] = change.sites
  const operation = site?.operation ?? ''
  const at = pairOf((side) => placeInOperation(change.at[side], site?.messages[side]?.operation))
  const [before, after] = [nameOf(at.before, operation), nameOf(at.after, operation)]
  return `${change.kind.sentence({ ...change, at, operation, before, place: after || before })}.`
}

/**
 * Adds the affected lines of code (effects) to the findings. Operations in which the change is safe have no effects.
 */
export function withEffects(
  findings: Finding[],
  effectsOf: (subject: Subject, finding: Finding) => Effect[],
): Finding[] {
  return findings.map((finding) => {
    const felt = finding.subjects.filter(({ verdict }) => verdict !== 'safe')
    const effectGroups = groupBy(
      felt.flatMap((subject) => effectsOf(subject, finding)),
      ({ file, line, how }) => `${file}:${line} ${how}`,
    )
    return { ...finding, effects: [...effectGroups.values()].flatMap(merged) }
  })
}

/** Merges effects with the same line of code into one effect that lists the screens of all affected operations. */
function merged(alike: Effect[]): Effect[] {
  const all = (of: (effect: Effect) => string[]) => [...new Set(alike.flatMap(of))]
  const [first] = alike
  return first
    ? [{ ...first, routes: all(({ routes }) => routes), opening: all(({ opening }) => opening) }]
    : []
}

/**
 * Merges the findings of several comparisons, one per released build. Equal findings become one finding that lists all
 * affected builds.
 */
export function joinFindings(lists: { build?: string; findings: Finding[] }[]): Finding[] {
  const all = new Map<string, Finding>()
  for (const { build, findings } of lists)
    for (const finding of findings) {
      const builds = build === undefined ? [] : [build]
      const knownFinding = all.get(finding.fingerprint)
      all.set(finding.fingerprint, {
        ...(knownFinding ?? finding),
        verdict: worstVerdict([knownFinding?.verdict ?? finding.verdict, finding.verdict]),
        builds: [...(knownFinding?.builds ?? []), ...builds],
        effects: [...(knownFinding?.effects ?? []), ...finding.effects],
      })
    }
  return [...all.values()].toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))
}

const order = ['broken', 'affected', 'safe']
