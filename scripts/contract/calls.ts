// Asks Prometheus how often each released build has recently called an operation, and decides by that whether a
// broken operation may be released.
import * as z from 'zod/mini'
import { clientName, releasedFile, type Base } from './lists/releasedBuilds.ts'
import type { Told } from '@members-hub/contract-check'
import { objectOf, textOf, UsageError } from '@members-hub/openapi'

/** Calls of one client to one operation. */
type Called = { operation: string; client: string; day: number; week: number }
export type Calls = {
  called: Called[]
  /** True if data goes back at least a week, so that a missing count means no calls. */
  isWhole: boolean
}

/** Recorded by `api/server/metrics/metrics.ts`. */
const metric = 'hub_build_calls_total'

/**
 * PromQL for the increase of each counter in a period. `increase` omits the first value of a new counter, which for a
 * rare call is its whole count.
 */
const addedIn = (time: string) =>
  `sum by (operation, client) ((increase(${metric}[${time}]) or min_over_time(${metric}[${time}]) * 0)` +
  ` + ((min_over_time(${metric}[${time}]) unless ${metric} offset ${time}) or min_over_time(${metric}[${time}]) * 0))`

const Answer = z.object({
  data: z.object({
    result: z.array(
      z.object({
        metric: z.object({ operation: z.optional(z.string()), client: z.optional(z.string()) }),
        value: z.tuple([z.number(), z.string()]),
      }),
    ),
  }),
})

/** @throws UsageError if Prometheus does not answer: a missing answer must not look like zero calls */
export async function askCalls(address: string): Promise<Calls> {
  const ask = async (query: string) => {
    const url = new URL('api/v1/query', address.endsWith('/') ? address : `${address}/`)
    url.searchParams.set('query', query)
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    if (!answer.ok) throw new Error(`it answers ${answer.status}`)
    return Answer.parse(await answer.json()).data.result
  }
  try {
    const [day, week, before] = await Promise.all([
      ask(addedIn('1d')),
      ask(addedIn('7d')),
      ask(`count(${metric} offset 7d)`),
    ])
    const keyOf = (sample: (typeof week)[number]) => `${sample.metric.operation} ${sample.metric.client}`
    const today = new Map(day.map((sample) => [keyOf(sample), countOf(sample.value)]))
    return {
      called: week.map((sample) => ({
        operation: sample.metric.operation ?? '',
        client: sample.metric.client ?? '',
        day: today.get(keyOf(sample)) ?? 0,
        week: countOf(sample.value),
      })),
      isWhole: before.length > 0,
    }
  } catch (error) {
    const why = error instanceof Error ? textOf(objectOf(error.cause).code ?? error.message) : String(error)
    throw new UsageError(`Prometheus did not return the calls (${why}): is ${address} its address?`)
  }
}

/** Rounds, because Prometheus extrapolates between samples; a positive count is at least 1. */
const countOf = ([, text]: [number, string]) => Math.max(Math.sign(Number(text)), Math.round(Number(text)))

/**
 * Accepts a break if only clients are affected that have not called for a week, and reports the active callers of all
 * other breaks.
 * @param bases the released builds that the contract was compared with
 */
export function judgeRelease<One extends Told>(findings: One[], { called, isWhole }: Calls, bases: Base[]) {
  const names = new Map(
    bases.flatMap((base) => (base.build === undefined ? [] : [[base.build, clientName(base)]])),
  )
  const listedClients = new Set(names.values())
  const lines: string[] = []
  const judged = findings.map((finding) => {
    if (finding.verdict !== 'broken' || finding.accepted !== undefined) return finding
    const feeling = new Set(
      finding.builds.filter((build) => feels(finding, build, names)).map((build) => names.get(build)),
    )
    // The contract of unlisted clients is unknown.
    const callers = called.filter(
      ({ operation, client, week }) =>
        week > 0 &&
        operationsOf(finding).has(operation) &&
        (feeling.has(client) || !listedClients.has(client)),
    )
    if (callers.length === 0 && isWhole)
      return { ...finding, accepted: 'no affected build has called for a week, as Prometheus counts' }
    lines.push(...callers.map((caller) => `No: ${sentenceOf(caller)}`))
    if (callers.length === 0)
      lines.push(
        `No: of ${[...operationsOf(finding)].join(', ')} no call is counted, but counting began less than a week ago.`,
      )
    return finding
  })
  const answers = [...new Set(lines)]
  return { findings: judged, answers: answers.length > 0 ? answers : ['Yes: no active caller is broken.'] }
}

const operationsOf = ({ subjects }: Told) =>
  new Set(subjects.flatMap(({ verdict, operation }) => (verdict === 'safe' ? [] : [operation])))

/** A web build is unaffected by a broken answer that its code does not read. The code of other clients is unknown. */
function feels({ subjects, effects }: Told, build: string, names: ReadonlyMap<string, string>) {
  const isRead = effects.some((effect) => effect.build === build)
  const isAnswer = subjects.every(({ part, verdict }) => part === 'answer' || verdict === 'safe')
  return isRead || !isAnswer || !names.get(build)?.startsWith('web/')
}

const calls = (count: number) => `${count.toLocaleString('en')} call${count === 1 ? '' : 's'}`

const strangers: Record<string, string> = {
  other: `builds that ${releasedFile} does not list`,
  none: 'callers that do not say which build they are',
}

const sentenceOf = ({ operation, client, day, week }: Called) =>
  `${operation} is broken for ${strangers[client] ?? client}, ${calls(day)} in the last 24 hours, ${week.toLocaleString('en')} in seven days.`
