// Measures calls per second of one server process through the whole app. Compares them with the handler of the
// operation alone, and with a server that only sends the SQL statements of the handler and a constant response. Runs on
// real PostgreSQL over loopback. The rounds of all servers alternate, so that other load on the host affects all alike.
import * as z from 'zod/mini'
import { addSamples } from '#api/samples/samples.ts'
import { findMember, openSession } from '#api/session/members.ts'
import { accountOf } from '#tests/support/accounts.ts'
import { openWhenReady, startPostgres } from '../postgres.ts'
import { sampleAccount } from './hub.ts'
import type { Asked, Measured, Part } from './part.ts'
import { run } from './processes.ts'
import { quantile, whole, type Row } from './table.ts'
import { callIds, kinds, pathOf, startTarget, type CallId, type Kind, type Target } from './targets.ts'

const goal = 0.7
/** Number of short, alternating rounds; the load on the host changes within seconds. */
const rounds = 6
const seconds = 0.5
/**
 * Number of calls before the measurement, which make the engine compile the code. Without them the largest program
 * would look slower than it is.
 */
const warmUpCalls = 5_000

type Load = {
  /** Calls per second. */
  rate: number
  /** Latency in milliseconds. */
  p99: number
  /** CPU time of the server process per call in microseconds. */
  cpu: number
}

/** Results of the measurement by kind of server. */
type Loads = Record<Kind, Load[]>

export const requestRates: Part = { seconds: 120, rounds, start }

async function start({ checkout: { folder }, atEnd }: Asked): Promise<Measured> {
  const postgres = await startWithMember()
  atEnd(postgres.stop)
  const startKind = async (kind: Kind) => {
    const target = await startTarget(kind, postgres.url, { token: postgres.token, cwd: folder })
    atEnd(target.stop)
    return target
  }
  const servers = {
    app: await startKind('app'),
    handler: await startKind('handler'),
    statements: await startKind('statements'),
  }
  const memory = [
    await memoryOf('the whole app', servers.app),
    await memoryOf('bare handlers', servers.handler),
  ]
  const loads = new Map<CallId, Loads>()
  for (const id of callIds) {
    await expectSameAnswers(Object.values(servers), pathOf(id))
    for (const target of Object.values(servers)) await loadOf(target, pathOf(id), ['-a', String(warmUpCalls)])
    loads.set(id, { app: [], handler: [], statements: [] })
  }
  let isTurned = false
  return {
    round: async () => {
      const order = isTurned ? kinds.toReversed() : kinds
      isTurned = !isTurned
      for (const [id, measured] of loads)
        for (const kind of order)
          measured[kind].push(await loadOf(servers[kind], pathOf(id), ['-d', String(seconds)]))
    },
    rows: () => [...[...loads].flatMap(([id, measured]) => rowsOf(id, measured)), ...memory],
  }
}

async function memoryOf(label: string, target: Target): Promise<Row> {
  const megabytes = (await target.memory()) / 1_048_576
  return {
    part: 'Memory when idle, one server process on PostgreSQL',
    label: label,
    value: `${megabytes.toFixed(0)} MiB`,
    amount: megabytes,
  }
}

async function expectSameAnswers(targets: Target[], path: string) {
  const responses = targets.map(({ origin, headers }) => fetch(`${origin}${path}`, { headers }))
  const answers = await Promise.all(responses.map(async (response) => await (await response).text()))
  if (new Set(answers).size > 1) throw new Error(`The servers answer differently:\n${answers.join('\n')}`)
}

const loadReport = z.object({
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
  duration: z.number(),
  latency: z.object({ p99: z.number() }),
})

/**
 * Runs one round of autocannon in a separate process.
 * @param length options of autocannon that set the number of calls or seconds
 */
async function loadOf({ origin, headers, cpuTime }: Target, path: string, length: string[]): Promise<Load> {
  const url = `${origin}${path}`
  const header = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const options = ['--json', '-c', '50', ...length, ...header, url]
  const before = await cpuTime()
  const printed = await run(process.execPath, 'node_modules/autocannon/autocannon.js', ...options)
  const result = loadReport.parse(JSON.parse(printed))
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} error responses and ${result.errors} errors at ${url}`)
  const answered = result['2xx']
  const cpu = ((await cpuTime()) - before) / answered
  return { rate: answered / result.duration, p99: result.latency.p99, cpu }
}

function rowsOf(id: CallId, { app, handler, statements }: Loads): Row[] {
  const part = `${id}, 50 connections, ${rounds} × ${seconds} s, interleaved`
  const ratio = (to: Load[]) => better(app).rate / better(to).rate
  return [
    { part, label: 'whole app', value: described(app), amount: better(app).rate },
    { part, label: 'bare handler, same SQL', value: described(handler) },
    { part, label: 'same SQL, constant response', value: described(statements) },
    {
      part,
      label: 'rate, app ÷ bare handler',
      value: ratio(handler).toFixed(3),
      goal: `≥ ${goal}`,
      reached: ratio(handler) >= goal,
    },
    { part, label: 'rate, app ÷ constant response', value: ratio(statements).toFixed(3) },
  ]
}

/**
 * Returns the upper quartile of the rounds, because other load on the host slows rounds down but never speeds them up.
 */
function better(loads: Load[]): Load {
  const at = (part: keyof Load, share: number) =>
    quantile(
      loads.map((load) => load[part]),
      share,
    )
  return { rate: at('rate', 0.75), p99: at('p99', 0.25), cpu: at('cpu', 0.25) }
}

function described(loads: Load[]): string {
  const { rate, p99, cpu } = better(loads)
  return `${whole(rate)} calls/s, p99 ${whole(p99)} ms, CPU ${whole(cpu)} µs per call`
}

/** Starts PostgreSQL with the sample members and signs one of them in. */
async function startWithMember() {
  const { url, stop } = await startPostgres()
  const database = `${url}/postgres`
  const store = await openWhenReady(database)
  await addSamples(store.db, new Date())
  const member = await findMember(store.db, accountOf(sampleAccount))
  if (!member) throw new Error(`Sample member ${sampleAccount} not found.`)
  const { token } = await openSession(store.db, member.id, { now: new Date(), by: 'password' })
  await store.close()
  return { url: database, token, stop }
}
