// How many calls a second one server process answers through the whole app, against a bare handler that runs the same
// SQL; on real PostgreSQL, over loopback, in turns, so that whatever else this machine does meets both alike.
import { run } from './processes.ts'
import { startWithMember } from './postgres.ts'
import { median, whole, type Row } from './table.ts'
import { calls, startTarget, type Target } from './targets.ts'

const goal = 0.7
/** Short and many, in turns: what else the machine does comes and goes within seconds, and meets both alike. */
const rounds = 15
const seconds = 1
/** Until the compiler has seen enough calls: before that the larger program is measured as it starts, not as it serves. */
const warmUpCalls = 10_000

type Load = {
  /** Calls a second. */
  rate: number
  /** Milliseconds. */
  p99: number
  /** Microseconds of the server process a call. */
  cpu: number
}

export async function requestRates(): Promise<Row[]> {
  const postgres = await startWithMember()
  const targets: Target[] = []
  try {
    for (const kind of ['app', 'bare'] as const)
      targets.push(await startTarget(kind, postgres.url, postgres.token))
    const [app, bare] = targets
    if (!app || !bare) throw new Error('There are not two servers to compare.')
    const memory = [await memoryOf('the whole app', app), await memoryOf('bare handlers', bare)]
    const rows: Row[] = []
    for (const [name, path] of Object.entries(calls)) {
      await expectSameAnswer(app, bare, path)
      rows.push(...rowsOf(name, await compare(app, bare, path)))
    }
    return [...rows, ...memory]
  } finally {
    for (const { stop } of targets) stop()
    await postgres.stop()
  }
}

async function memoryOf(what: string, target: Target): Promise<Row> {
  const megabytes = (await target.memory()) / 1_048_576
  return {
    part: 'Memory at rest, one server process on PostgreSQL',
    what,
    value: `${megabytes.toFixed(0)} MiB`,
  }
}

async function compare(app: Target, bare: Target, path: string) {
  const loads = new Map<Target, Load[]>([app, bare].map((target) => [target, []]))
  for (const target of loads.keys()) await loadOf(target, path, ['-a', String(warmUpCalls)])
  for (let round = 0; round < rounds; round += 1)
    for (const target of round % 2 ? [bare, app] : [app, bare])
      loads.get(target)?.push(await loadOf(target, path, ['-d', String(seconds)]))
  return { app: loads.get(app) ?? [], bare: loads.get(bare) ?? [] }
}

async function expectSameAnswer(app: Target, bare: Target, path: string) {
  const [a, b] = await Promise.all(
    [app, bare].map(({ origin, headers }) => fetch(`${origin}${path}`, { headers }).then((r) => r.text())),
  )
  if (a !== b) throw new Error(`The bare handler answers something else:\n${a}\n${b}`)
}

/**
 * One round of autocannon, in a process of its own.
 * @param length its options for how many calls, or how many seconds
 */
async function loadOf({ origin, headers, cpuTime }: Target, path: string, length: string[]): Promise<Load> {
  const url = `${origin}${path}`
  const header = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const options = ['--json', '-c', '50', ...length, ...header, url]
  const before = await cpuTime()
  const printed = await run(process.execPath, 'node_modules/autocannon/autocannon.js', ...options)
  const result: {
    '2xx': number
    non2xx: number
    errors: number
    duration: number
    latency: { p99: number }
  } = JSON.parse(printed)
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors at ${url}`)
  const answered = result['2xx']
  const cpu = ((await cpuTime()) - before) / answered
  return { rate: answered / result.duration, p99: result.latency.p99, cpu }
}

function rowsOf(name: string, { app, bare }: { app: Load[]; bare: Load[] }): Row[] {
  const part = `${name}, 50 connections, ${rounds} × ${seconds} s in turns`
  const rates = app.map(({ rate }, round) => rate / (bare[round]?.rate ?? NaN))
  // Steadier than the rate while the machine has other work, because nobody else's time is in it.
  const cpus = app.map(({ cpu }, round) => (bare[round]?.cpu ?? NaN) / cpu)
  return [
    { part, what: 'through the whole app', value: described(app) },
    { part, what: 'bare handler, same SQL', value: described(bare) },
    {
      part,
      what: 'rate, app ÷ bare',
      value: withSpread(rates),
      goal: `≥ ${goal}`,
      reached: median(rates) >= goal,
    },
    { part, what: 'CPU time a call, bare ÷ app', value: withSpread(cpus) },
  ]
}

const withSpread = (ratios: number[]) =>
  `${median(ratios).toFixed(3)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`

function described(loads: Load[]): string {
  const middle = (part: keyof Load) => whole(median(loads.map((load) => load[part])))
  return `${middle('rate')} a second, p99 ${middle('p99')} ms, CPU ${middle('cpu')} µs a call`
}
