// Whom a change hurts. A request that was right has to stay right, and an answer has to be one that readers of the version
// before can know; a message that shows otherwise is the witness, and nothing is called broken without one
// (docs/decisions/0047-the-witness-is-the-verdict.md has the table).
import { pairOf, type Change, type Pair, type Site } from './compare/change.ts'
import { nothing } from './compare/compare.ts'
import { openEdges } from './judge/edges.ts'
import type { Subject, Verdict, Witness } from './compare/finding.ts'
import {
  bodyAs,
  follow,
  isFurtherBody,
  isSuccess,
  mainType,
  type Messages,
  type Model,
  type Schema,
} from '@members-hub/openapi'
import type { Side } from './read/step.ts'
import { statusOf } from './compare/schemas.ts'
import { Unjudged, validatorOf, type Part } from './judge/validator.ts'

type Judged = { verdict: Verdict; witness?: Witness; unjudged?: string }

const rank: Verdict[] = ['safe', 'affected', 'broken']
export const worstVerdict = (verdicts: Verdict[]): Verdict =>
  verdicts.toSorted((a, b) => rank.indexOf(b) - rank.indexOf(a))[0] ?? 'safe'

/** How many operations of one cause are searched for a witness. */
const tries = 6

export function openVerdicts(models: Pair<Model>) {
  const judges = pairOf((side) => validatorOf(models[side]))
  const lenient = pairOf((side) => validatorOf(models[side], { isLenient: true }))
  const values = pairOf((side) =>
    openEdges(models[side].document, (schema, value) => !judges[side]('request', Object(schema), value)),
  )

  return function verdictOf(change: Change): Judged & { subjects: Subject[] } {
    const parts = Map.groupBy(change.sites, ({ part }) => part)
    const judgements = [...parts].map(([part, sites]) => ({ ...judged(change, part, sites), sites }))
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

  /** What cannot be judged may be felt: it is named, and never passed over. */
  function judged(change: Change, part: Part, sites: Site[]): Judged {
    try {
      return judgedByWitness(change, part, sites)
    } catch (error) {
      if (error instanceof Unjudged) return { verdict: 'affected', unjudged: error.message }
      throw error
    }
  }

  function judgedByWitness(change: Change, part: Part, sites: Site[]): Judged {
    if (['prose', 'eased', 'new', 'deprecated'].includes(change.kind)) return { verdict: 'safe' }
    if (change.kind === 'mark' || change.kind === 'called') return { verdict: 'affected' }
    const [harmful, harmless]: [Side, Side] = part === 'request' ? ['before', 'after'] : ['after', 'before']
    const witness = witnessOf(change, sites, harmful)
    // Refused only because two branches of a choice fit: a strict reader stops at that, and few are.
    if (witness?.isOverlap) return { verdict: 'affected', witness }
    if (witness) return { verdict: part === 'request' ? 'broken' : forReaders(change), witness }
    if (change.kind === 'added') return { verdict: 'safe' }
    // What only allows more requests or fewer answers is safe; where neither shows, nobody can tell.
    const isLost =
      ['removed', 'renamed', 'gone'].includes(change.kind) || (part === 'answer' && isStatus(change))
    const eased = isLost ? undefined : witnessOf(change, sites, harmless)
    return { verdict: eased && !eased.isOverlap ? 'safe' : 'affected' }
  }

  /** A message that the one side allows and the other does not, because of this change. */
  function witnessOf(change: Change, sites: Site[], source: Side): Witness | undefined {
    const target = source === 'before' ? 'after' : 'before'
    const { put } = values[source]
    let disputed: Witness | undefined
    for (const { operation, messages, part, steps, ...site } of sites.slice(0, tries)) {
      const { [source]: mine, [target]: theirs } = messages
      if (!mine) continue
      const schemas = pairOf((side) => follow(models[side].document, site.here[side].schema, []).schema)
      for (const base of basesOf(mine, part, source))
        for (const value of valuesAt(base)) {
          if (judges[source](part, change.probes[source], value)) continue
          if (!judges[target](part, change.probes[target], value)) continue
          const message = put(mine[part], base, steps, source, () => value)
          const refusedBecause = judges[target](part, theirs?.[part] ?? nothing, message)
          if (!refusedBecause || judges[source](part, mine[part], message)) continue
          const witness: Witness = {
            operation,
            of: part,
            message: Object(message),
            validUnder: source,
            refusedBecause,
          }
          if (lenient[target](part, theirs?.[part] ?? nothing, message)) return witness
          disputed ??= { ...witness, isOverlap: true }
        }

      function* valuesAt(base: unknown): Generator {
        if (change.values) return yield* change.values
        let baseValue: unknown
        put(mine?.[part] ?? {}, base, steps, source, (value) => (baseValue = value))
        if (site.property === undefined)
          return yield* [...values[source].edges(schemas[source], schemas[target]), baseValue]
        const whole = Object(baseValue ?? values[source].make(schemas[source]))
        const {
          [site.property]: value = values[source].make(propertyOf(schemas[source], site.property)),
          ...rest
        } = whole
        return yield* [whole, rest, { ...whole, [site.property]: value }]
      }
    }
    return disputed
  }

  /** Messages of the contract's own examples, and one that is made up. */
  function basesOf({ request, answer, raw }: Messages, part: Part, side: Side): object[] {
    const branches: Schema[] = part === 'request' ? [request] : Object(answer.oneOf)
    return branches.flatMap((branch) => {
      const holder = part === 'request' ? raw.requestBody : Object(raw.responses)[String(statusOf(branch))]
      const { content } = follow(models[side].document, holder, []).schema
      const type = mainType(Object(content)) ?? Object.keys(Object(content))[0] ?? ''
      const name = mainType(Object(content)) === undefined ? bodyAs(type) : 'body'
      const { examples, example } = Object(Object(content)[type])
      const exampleValues = Object.values(Object(examples)).map(
        (entry) => follow(models[side].document, entry, []).schema.value,
      )
      const plain = Object(values[side].make(branch))
      return [
        ...[...exampleValues, example]
          .filter((body) => body !== undefined)
          .map((body) => ({ ...plain, [name]: body })),
        plain,
      ]
    })
  }
}

const propertyOf = ({ properties }: Schema, name: string): Schema => Object(Object(properties)[name])

const losesSuccess = ({ messages: { before, after } }: Site) =>
  Object.keys(Object(before?.raw.responses)).some(
    (status) => isSuccess(status) && !(status in Object(after?.raw.responses)),
  )

/** True if a whole response is added or removed: a handler may keep sending a response that is no longer documented. */
const isStatus = ({ kind, sites }: Change) =>
  kind === 'branch' && sites.some(({ steps }) => steps.length === 1)

/** What a new answer is for who reads it: another shape breaks, another value of the same shape may surprise. */
function forReaders(change: Change): Verdict {
  const { kind, name, was: oldValue, is: newValue, sites } = change
  if (kind === 'limit')
    return name === 'format' && oldValue !== undefined && newValue !== undefined ? 'broken' : 'affected'
  if (kind === 'refusal') return oldValue ? 'broken' : 'affected'
  // Another status beside those of before is met by who handles what is unknown; one in the place of another is not.
  if (isStatus(change) && (!isSuccess(newValue) || !sites.some(losesSuccess))) return 'affected'
  if (kind !== 'values') return 'broken'
  const stays =
    Array.isArray(oldValue) &&
    (!Array.isArray(newValue) || oldValue.every((value) => newValue.includes(value)))
  return stays ? 'affected' : 'broken'
}

function subjectOf(
  change: Change,
  { operation, part, steps, property, messages, here: spots }: Site,
): Subject {
  const { kind, name } = change
  const omitted = kind === 'default' || (kind === 'required' && change.is === true) ? { of: kind } : {}
  if (kind === 'refusal' || kind === 'called') return { operation, part: 'refusal', path: [name] }
  const way = steps.flatMap((step) => ('property' in step ? [step.property] : 'entry' in step ? ['*'] : []))
  const [first = '', ...path] = property === undefined ? way : [...way, property]
  if (part === 'answer') {
    const [step] = steps
    const branches = pairOf((side) => Object(messages[side]?.answer.oneOf))
    const { before, after } = step && 'branch' in step ? step.branch : { before: -1, after: -1 }
    const status = statusOf(branches.after[after] ?? branches.before[before] ?? {})
    return {
      operation,
      part: first === 'header' ? 'header' : 'answer',
      path: first === 'body' && path[0] === 'data' && path.length > 1 ? path.slice(1) : path,
      ...(typeof status === 'number' && { status }),
    }
  }
  if (isFurtherBody(first)) return { operation, part: 'body', path, ...omitted }
  if (first === 'query' || first === 'path' || first === 'header' || first === 'body')
    return { operation, part: first, path, ...omitted }
  const place = spots.after.at.at(-1) ?? ''
  if (place === 'security' || place.startsWith('x-')) return { operation, part: 'mark', path: [place] }
  const isMark = kind === 'mark' || kind === 'eased' || (kind === 'prose' && first === '')
  return { operation, part: isMark ? 'mark' : 'operation', path: isMark ? [name] : path }
}
