// Asks Prometheus how often each released build has called an operation of late, and says by that whether what is broken may be
// released: an answer that somebody would feel is counted in their calls.
import * as z from 'zod/mini'
import { clientName, releasedFile, type Base } from './lists/releasedBuilds.ts'
import type { Told } from '@members-hub/contract-check'
import { objectOf, textOf, UsageError } from '@members-hub/openapi'

/** How often one client has called. */
type Called = { operation: string; client: string; day: number; week: number }
export type Calls = {
  called: Called[]
  /** Whether something was counted as early as a week ago: what was not counted was not called for all that anybody knows. */
  isWhole: boolean
}

/** `api/server/metrics/metrics.ts` counts them. */
const metric = 'hub_build_calls_total'

/**
 * What was added to each counter in a time. `increase` leaves out what a counter that is new had at first, and a call that
 * comes rarely is all of that.
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

/** @throws UsageError where it does not answer: nobody is told that nobody calls by accident */
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

/** Prometheus reckons by the time between two looks, and is out by a part of a call; one call is never none. */
const countOf = ([, text]: [number, string]) => Math.max(Math.sign(Number(text)), Math.round(Number(text)))

/**
 * Accepts what is broken for those alone who have not called for a week, and says of all else who would feel it.
 * @param bases the released builds that were compared with
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
    // Of who is on no list nobody knows the contract.
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

/** The pages of a build whose code reads nothing of an answer do not miss it; of any other client nobody knows what it reads. */
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
