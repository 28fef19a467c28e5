// How many calls a second one server process answers through the whole app, against a bare handler that runs the same
// SQL; on real PostgreSQL, over loopback, in turns, so that whatever else this machine does meets both alike.
import { run } from './processes.ts'
import { startWithMember } from './postgres.ts'
import { median, whole, type Row } from './table.ts'
import { startTarget, type Target } from './targets.ts'

const goal = 0.7
const rounds = 5
const seconds = 3
const warmUpSeconds = 2

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
    await expectSameAnswer(app, bare)
    return rowsOf(await compare(app, bare))
  } finally {
    for (const { stop } of targets) stop()
    await postgres.stop()
  }
}

async function compare(app: Target, bare: Target) {
  const loads = new Map<Target, Load[]>([app, bare].map((target) => [target, []]))
  for (const target of loads.keys()) await loadOf(target, warmUpSeconds)
  for (let round = 0; round < rounds; round += 1)
    for (const target of round % 2 ? [bare, app] : [app, bare])
      loads.get(target)?.push(await loadOf(target, seconds))
  return { app: loads.get(app) ?? [], bare: loads.get(bare) ?? [] }
}

async function expectSameAnswer(app: Target, bare: Target) {
  const [a, b] = await Promise.all(
    [app, bare].map(({ url, headers }) => fetch(url, { headers }).then((r) => r.text())),
  )
  if (a !== b) throw new Error(`The bare handler answers something else:\n${a}\n${b}`)
}

/** One round of autocannon, in a process of its own. */
async function loadOf({ url, headers, cpuTime }: Target, duration: number): Promise<Load> {
  const header = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const options = ['--json', '-c', '50', '-d', String(duration), ...header, url]
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
  const calls = result['2xx']
  const cpu = ((await cpuTime()) - before) / calls
  return { rate: calls / result.duration, p99: result.latency.p99, cpu }
}

function rowsOf({ app, bare }: { app: Load[]; bare: Load[] }): Row[] {
  const part = `GET getUserInfo/v2, 50 connections, ${rounds} × ${seconds} s in turns`
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
