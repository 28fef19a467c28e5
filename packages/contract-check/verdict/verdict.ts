// Determines the verdict of a change. It is broken if a counterexample, a message that is valid in only one version,
// shows that callers of the previous version fail (see the table in docs/decisions/0047).
import type { Allows, Change, Pair, Severity, Site } from '../changes/change.ts'
import type { Subject, Verdict, Witness } from '../changes/finding.ts'
import { Unjudged, type Part } from '../judge/validator.ts'
import { groupBy, type Model } from '@members-hub/openapi'
import type { Side } from '../read/step.ts'
import { openCounterexamples } from './counterexample.ts'
import { subjectOf } from './subject.ts'

type Judged = { verdict: Verdict; witness?: Witness; unjudged?: string }

const rank: Verdict[] = ['safe', 'affected', 'broken']
export const worstVerdict = (verdicts: Verdict[]): Verdict =>
  verdicts.toSorted((a, b) => rank.indexOf(b) - rank.indexOf(a))[0] ?? 'safe'

export function openVerdicts(models: Pair<Model>) {
  const { counterexampleOf, allowsOf } = openCounterexamples(models)

  return function verdictOf(change: Change): Judged & { subjects: Subject[] } {
    const parts = groupBy(change.sites, ({ part }) => part)
    const judgements = [...parts].map(([part, sites]) => ({ ...judge(change, part, sites), sites }))
    const subjects = judgements.flatMap(({ verdict, sites }) =>
      sites.map((site) => ({ ...subjectOf(change, site), verdict })),
    )
    const once = new Map(subjects.map((subject) => [JSON.stringify(subject), subject]))
    const verdict = worstVerdict(judgements.map((judgement) => judgement.verdict))
    const { witness } =
      judgements.find((judgement) => judgement.verdict === verdict && judgement.witness) ?? {}
    const { unjudged } = judgements.find((judgement) => judgement.unjudged) ?? {}
    return {
      verdict,
      subjects: [...once.values()],
      ...(witness && { witness }),
      ...(unjudged !== undefined && { unjudged }),
    }
  }

  /** A change of a schema that ajv cannot compile may affect callers. */
  function judge(change: Change, part: Part, sites: Site[]): Judged {
    const { severity } = change.kind
    if (typeof severity === 'string') return { verdict: severity }
    const search = (source: Side) => counterexampleOf(change, sites, source)
    try {
      const [site] = sites
      const allows = site ? allowsOf(site) : () => false
      return judgeByCounterexample(change, { part, severity, search, allows })
    } catch (error) {
      if (error instanceof Unjudged) return { verdict: 'affected', unjudged: error.message }
      throw error
    }
  }
}

type Search = {
  part: Part
  severity: Exclude<Severity, Verdict>
  /** @returns a message that is valid only in this version */
  search: (source: Side) => Witness | undefined
  allows: Allows
}

function judgeByCounterexample(change: Change, { part, severity, search, allows }: Search): Judged {
  const [harmful, harmless]: [Side, Side] = part === 'request' ? ['before', 'after'] : ['after', 'before']
  const witness = search(harmful)
  // Only strict readers reject a message that matches two branches of a choice.
  if (witness?.isOverlap) return { verdict: 'affected', witness }
  if (witness) return { verdict: part === 'request' ? 'broken' : severity.newAnswer(change), witness }
  const unproved = severity.unproved(change, part, allows)
  if (unproved !== 'reverse') return { verdict: unproved }
  // A change that only allows more requests or fewer responses is safe; without any counterexample it may affect
  // callers.
  const reverse = search(harmless)
  return { verdict: reverse && !reverse.isOverlap ? 'safe' : 'affected' }
}
