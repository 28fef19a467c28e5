// Asks Prometheus how often each released build has recently called an operation. The numbers decide whether a change
// that breaks the operation may be released.
import * as z from 'zod/mini'
import { clientName, releasedFile, type Base } from './lists/releasedBuilds.ts'
import type { ReportedFinding } from '@members-hub/contract-check'
import { objectOf, textOf, UsageError } from '@members-hub/openapi'

/** Number of calls of one client to one operation. */
type Called = { operation: string; client: string; day: number; week: number }
export type Calls = {
  called: Called[]
  /** True if Prometheus has data of at least a week, so that a missing count means no calls. */
  isWhole: boolean
}

/** Recorded by `api/server/metrics/metrics.ts`. */
const metric = 'hub_build_calls_total'

/**
 * Returns the PromQL query for the increase of each counter in a period. The function `increase` alone ignores the
 * first value of a new counter. For a rarely called operation, this value may include all calls.
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

/** @throws UsageError if Prometheus does not respond, because a missing response must not be mistaken for zero calls */
export async function askCalls(address: string): Promise<Calls> {
  const ask = async (query: string) => {
    const url = new URL('api/v1/query', address.endsWith('/') ? address : `${address}/`)
    url.searchParams.set('query', query)
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
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
    throw new UsageError(
      `Prometheus at ${address} did not return the calls (${why}): check the URL of --calls.`,
    )
  }
}

/**
 * Returns a rounded number of calls, because Prometheus extrapolates between samples; a positive number is at least 1.
 */
const countOf = ([, text]: [number, string]) => Math.max(Math.sign(Number(text)), Math.round(Number(text)))

/**
 * Accepts a breaking change if no affected client has called the operation for a week. For all other breaking changes
 * it reports the active callers.
 * @param bases the released builds with which the contract was compared
 */
export function acceptUncalled<One extends ReportedFinding>(
  findings: One[],
  { called, isWhole }: Calls,
  bases: Base[],
) {
  const names = new Map(
    bases.flatMap((base) => (base.build === undefined ? [] : [[base.build, clientName(base)]])),
  )
  const listedClients = new Set(names.values())
  const lines: string[] = []
  const judged = findings.map((finding) => {
    if (finding.verdict !== 'broken' || finding.accepted !== undefined) return finding
    const feeling = new Set(
      finding.builds.filter((build) => isAffected(finding, build, names)).map((build) => names.get(build)),
    )
    // Include clients that are not in the list of released builds, because the contract that they use is unknown.
    const callers = called.filter(
      ({ operation, client, week }) =>
        week > 0 &&
        operationsOf(finding).has(operation) &&
        (feeling.has(client) || !listedClients.has(client)),
    )
    if (callers.length === 0 && isWhole)
      return {
        ...finding,
        accepted: 'no affected build has called the operation for a week, according to Prometheus',
      }
    lines.push(...callers.map((caller) => `No: ${sentenceOf(caller)}`))
    if (callers.length === 0)
      lines.push(
        `No: no calls of ${[...operationsOf(finding)].join(', ')} were counted, but counting started less than a week ago.`,
      )
    return finding
  })
  const answers = [...new Set(lines)]
  return { findings: judged, answers: answers.length > 0 ? answers : ['Yes: no active caller is broken.'] }
}

const operationsOf = ({ subjects }: ReportedFinding) =>
  new Set(subjects.flatMap(({ verdict, operation }) => (verdict === 'safe' ? [] : [operation])))

/**
 * Checks whether a build is affected. Returns false for a web build whose code does not read the broken part of a
 * response. The code of other clients is unknown, so they are always treated as affected.
 */
function isAffected(
  { subjects, effects }: ReportedFinding,
  build: string,
  names: ReadonlyMap<string, string>,
) {
  const isRead = effects.some((effect) => effect.build === build)
  const isAnswer = subjects.every(({ part, verdict }) => part === 'answer' || verdict === 'safe')
  return isRead || !isAnswer || !names.get(build)?.startsWith('web/')
}

const calls = (count: number) => `${count.toLocaleString('en')} call${count === 1 ? '' : 's'}`

const foreignClients: Record<string, string> = {
  other: `builds that ${releasedFile} does not list`,
  none: 'callers without a Client header',
}

const sentenceOf = ({ operation, client, day, week }: Called) =>
  `${operation} is broken for ${foreignClients[client] ?? client}, ${calls(day)} in the last 24 hours, ${week.toLocaleString('en')} in seven days.`
