// Determines the verdict of a change. The verdict is `broken` if a counterexample shows that callers of the previous
// version fail (see the table in docs/decisions/0047). A counterexample is a message that is valid in only one version.
import type { Allows, Change, Pair, Severity, Site } from '../changes/change.ts'
import type { Subject, Verdict, Counterexample } from '../changes/finding.ts'
import { Unevaluated, type Part } from '../evaluate/validator.ts'
import { groupBy, type Model } from '@members-hub/openapi'
import type { Side } from '../read/step.ts'
import { openCounterexamples } from './counterexample.ts'
import { subjectOf } from './subject.ts'

type Evaluation = { verdict: Verdict; witness?: Counterexample; unjudged?: string }

const rank: Verdict[] = ['safe', 'affected', 'broken']
export const worstVerdict = (verdicts: Verdict[]): Verdict =>
  verdicts.toSorted((a, b) => rank.indexOf(b) - rank.indexOf(a))[0] ?? 'safe'

export function openVerdicts(models: Pair<Model>) {
  const { counterexampleOf, allowsOf } = openCounterexamples(models)

  return function verdictOf(change: Change): Evaluation & { subjects: Subject[] } {
    const parts = groupBy(change.sites, ({ part }) => part)
    const evaluations = [...parts].map(([part, sites]) => ({ ...evaluate(change, part, sites), sites }))
    const subjects = evaluations.flatMap(({ verdict, sites }) =>
      sites.map((site) => ({ ...subjectOf(change, site), verdict })),
    )
    const once = new Map(subjects.map((subject) => [JSON.stringify(subject), subject]))
    const verdict = worstVerdict(evaluations.map((evaluation) => evaluation.verdict))
    const { witness } =
      evaluations.find((evaluation) => evaluation.verdict === verdict && evaluation.witness) ?? {}
    const { unjudged } = evaluations.find((evaluation) => evaluation.unjudged) ?? {}
    return {
      verdict,
      subjects: [...once.values()],
      ...(witness && { witness }),
      ...(unjudged !== undefined && { unjudged }),
    }
  }

  /** If ajv cannot compile the changed schema, the change may affect callers. */
  function evaluate(change: Change, part: Part, sites: Site[]): Evaluation {
    const { severity } = change.kind
    if (typeof severity === 'string') return { verdict: severity }
    const search = (source: Side) => counterexampleOf(change, sites, source)
    try {
      const [site] = sites
      const allows = site ? allowsOf(site) : () => false
      return evaluateByCounterexample(change, { part, severity, search, allows })
    } catch (error) {
      if (error instanceof Unevaluated) return { verdict: 'affected', unjudged: error.message }
      throw error
    }
  }
}

type Search = {
  part: Part
  severity: Exclude<Severity, Verdict>
  /** @returns a message that is valid only in the version `source`; `undefined` if no such message was found */
  search: (source: Side) => Counterexample | undefined
  allows: Allows
}

function evaluateByCounterexample(change: Change, { part, severity, search, allows }: Search): Evaluation {
  const [harmful, harmless]: [Side, Side] = part === 'request' ? ['before', 'after'] : ['after', 'before']
  const witness = search(harmful)
  // The verdict is `affected` if the message matches two branches of a choice, because only strict readers reject such
  // a message.
  if (witness?.isOverlap) return { verdict: 'affected', witness }
  if (witness) return { verdict: part === 'request' ? 'broken' : severity.newAnswer(change), witness }
  const unproved = severity.unproved(change, part, allows)
  if (unproved !== 'reverse') return { verdict: unproved }
  // If the opposite change has a counterexample, the change only allows more requests or fewer responses and is safe.
  // Otherwise it may affect callers.
  const reverse = search(harmless)
  return { verdict: reverse && !reverse.isOverlap ? 'safe' : 'affected' }
}
