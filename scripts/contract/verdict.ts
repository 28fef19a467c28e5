// Whom a change hurts. A request that was right has to stay right, and an answer has to be one that readers of the version
// before can know; a message that shows otherwise is the witness, and nothing is called broken without one
// (docs/decisions/0047-the-witness-is-the-verdict.md has the table).
import type { Change, Site } from './change.ts'
import type { Subject, Verdict, Witness } from './finding.ts'
import { follow, type Messages, type Model, type Schema } from './model.ts'
import { nothing } from './compare.ts'
import { openSamples } from './samples.ts'
import { statusOf } from './unions.ts'
import { judgeOf, type Part } from './validator.ts'

type Judged = { verdict: Verdict; witness?: Witness; subjects: Subject[] }
type Side = 'before' | 'after'

const rank: Verdict[] = ['safe', 'affected', 'broken']
export const worst = (verdicts: Verdict[]): Verdict =>
  verdicts.toSorted((one, other) => rank.indexOf(other) - rank.indexOf(one))[0] ?? 'safe'

/** How many operations of one cause are searched for a witness. */
const tries = 6

export function openVerdicts(models: Record<Side, Model>) {
  const samples = { before: openSamples(models.before), after: openSamples(models.after) }
  const judges = { before: judgeOf(models.before), after: judgeOf(models.after) }

  return function verdictOf(change: Change): Judged {
    const parts = [...new Set(change.sites.map(({ part }) => part))]
    const found = parts.map((part) => ({ part, ...judgedPart(change, part) }))
    const verdicts = new Map(found.map(({ part, verdict }) => [part, verdict]))
    const verdict = worst([...verdicts.values()])
    const { witness } = found.find((one) => one.verdict === verdict && one.witness) ?? {}
    const subjects = change.sites.map((site) => ({
      ...subjectOf(change, site),
      verdict: verdicts.get(site.part),
    }))
    const once = new Map(subjects.map((subject) => [JSON.stringify(subject), subject]))
    return { verdict, subjects: [...once.values()], ...(witness && { witness }) }
  }

  function judgedPart(change: Change, part: Part): { verdict: Verdict; witness?: Witness } {
    if (['prose', 'eased', 'new'].includes(change.kind)) return { verdict: 'safe' }
    if (change.kind === 'mark') return { verdict: 'affected' }
    const isRequest = part === 'request'
    const witness = witnessOf(change, part, isRequest ? 'before' : 'after')
    if (witness) return { verdict: isRequest ? 'broken' : forReaders(change), witness }
    if (change.kind === 'added') return { verdict: 'safe' }
    // What only allows more requests or fewer answers is safe; where neither shows, nobody can tell.
    const eased = ['removed', 'renamed', 'default'].includes(change.kind)
      ? undefined
      : witnessOf(change, part, isRequest ? 'after' : 'before')
    return { verdict: eased ? 'safe' : 'affected' }
  }

  /** A message that the one side allows and the other does not, because of this change. */
  function witnessOf(change: Change, part: Part, source: Side): Witness | undefined {
    const target = source === 'before' ? 'after' : 'before'
    const isFit = (side: Side, schema: Schema, value: unknown) =>
      judges[side](part, schema, value) === undefined
    for (const site of change.sites.filter((one) => one.part === part).slice(0, tries)) {
      const { [source]: mine, [target]: theirs } = site.messages
      if (!mine) continue
      const other = theirs?.[part] ?? nothing
      for (const base of basesOf(mine, part, source))
        for (const value of valuesAt(change, site, source, base)) {
          if (!isFit(source, change.probes[source], value) || isFit(target, change.probes[target], value))
            continue
          const message = samples[source].put(mine[part], base, site.steps, source, () => value)
          if (!isFit(source, mine[part], message)) continue
          const refusedBecause = judges[target](part, other, message)
          if (refusedBecause)
            return {
              operation: site.operation,
              of: part,
              message: Object(message),
              validUnder: source,
              refusedBecause,
            }
        }
    }
    return undefined
  }

  function valuesAt(
    change: Change,
    { steps, here, property, messages, part }: Site,
    source: Side,
    base: unknown,
  ) {
    if (change.values?.[source]) return change.values[source]
    const { edges, make, put } = samples[source]
    let there: unknown
    put(messages[source]?.[part], base, steps, source, (value) => (there = value))
    const schema = follow(models[source].document, here[source].schema, []).schema
    const other = follow(
      models[source === 'before' ? 'after' : 'before'].document,
      here[source === 'before' ? 'after' : 'before'].schema,
      [],
    ).schema
    if (property === undefined) return [...edges(schema, other), there]
    const whole = Object(there ?? make(schema))
    const { [property]: value = make(Object(schema.properties)[property] ?? {}), ...rest } = whole
    return [whole, rest, { ...whole, [property]: value }]
  }

  /** Messages of the contract's own examples, and one that is made up. */
  function basesOf(messages: Messages, part: Part, side: Side): unknown[] {
    const { make } = samples[side]
    const { document } = models[side]
    const bodies = (media: unknown): unknown[] => {
      const { examples = {}, example } = Object(Object.values(Object(media))[0])
      const named = Object.values(Object(examples)).map((one) => follow(document, one, []).schema.value)
      return [...named, ...(example === undefined ? [] : [example])]
    }
    const { requestBody, responses } = messages.raw
    if (part === 'request') {
      const plain = Object(make(messages.request))
      const sent = bodies(follow(document, requestBody, []).schema.content)
      return [...sent.map((body) => ({ ...plain, body })), plain]
    }
    const branches: Schema[] = Object(messages.answer.oneOf)
    return branches.flatMap((branch) => {
      const plain = Object(make(branch))
      const given = bodies(follow(document, Object(responses)[String(statusOf(branch))], []).schema.content)
      return [...given.map((body) => ({ ...plain, body })), plain]
    })
  }
}

const losesSuccess = ({ messages: { before, after } }: Site) =>
  Object.keys(Object(before?.raw.responses)).some(
    (status) => Number(status) < 400 && !(status in Object(after?.raw.responses)),
  )

/** What a new answer is for who reads it: another shape breaks, another value of the same shape may surprise. */
function forReaders({ kind, was, is, sites }: Change): Verdict {
  if (kind === 'limit') return 'affected'
  if (kind === 'refusal') return was ? 'broken' : 'affected'
  // Another status beside those of before is met by who handles what is unknown; one in the place of another is not.
  if (kind === 'branch' && typeof is === 'number' && (is >= 400 || !sites.some(losesSuccess)))
    return 'affected'
  if (kind !== 'values') return 'broken'
  const stays = Array.isArray(was) && (!Array.isArray(is) || was.every((value) => is.includes(value)))
  return stays ? 'affected' : 'broken'
}

const marks: Record<string, string> = {
  caller: 'security',
  permission: 'x-permission',
  repeated: 'x-idempotency',
  bytes: 'x-body-limit',
}

function subjectOf({ kind, name }: Change, { operation, part, steps, property, messages }: Site): Subject {
  const way = steps.flatMap((step) => ('property' in step ? [step.property] : 'entry' in step ? ['*'] : []))
  if (property !== undefined) way.push(property)
  const [first = '', ...path] = way
  if (kind === 'refusal') return { operation, part: 'refusal', path: [name] }
  if (part === 'request') {
    if (first === 'query' || first === 'path' || first === 'header' || first === 'body')
      return { operation, part: first, path }
    if (marks[first]) return { operation, part: 'mark', path: [marks[first]] }
    const isMark = kind === 'mark' || kind === 'eased' || (kind === 'prose' && first === '')
    return { operation, part: isMark ? 'mark' : 'operation', path: isMark ? [name] : path }
  }
  const [step] = steps
  const index = step && 'branch' in step ? step.branch : { before: -2, after: -2 }
  const status = statusOf(
    Object(messages.after?.answer.oneOf)[index.after] ??
      Object(messages.before?.answer.oneOf)[index.before] ??
      {},
  )
  const below = first === 'body' && path[0] === 'data' && path.length > 1 ? path.slice(1) : path
  return {
    operation,
    part: first === 'header' ? 'header' : 'answer',
    path: below,
    ...(typeof status === 'number' && { status }),
  }
}
