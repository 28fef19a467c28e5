// Measures CPU time and peak memory of contract-check for schemas that refer to each other. The number of paths through
// such schemas grows exponentially, so checking each path instead of each schema would not finish.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { median, whole, type Row } from '#scripts/bench/table.ts'

const web = { schemas: 250, operations: 100, references: 5 }
const rounds = 3
/**
 * Changes to the schemas. Comparing the contract before and after each change is measured; `goal` is the maximum CPU
 * time in seconds and the maximum memory in MB.
 */
const changes = [
  { label: 'all schemas changed', isChanged: () => true, goal: { seconds: 10, megabytes: 500 } },
  { label: 'a schema changed', isChanged: (index: number) => index === 7, goal: { seconds: 2 } },
]

export async function contractChecks(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-contract-'))
  try {
    const base = join(folder, 'base.json')
    await writeFile(base, JSON.stringify(webContract(() => false)))
    const rows: Row[] = []
    for (const { label, isChanged, goal } of changes) {
      const head = join(folder, 'head.json')
      await writeFile(head, JSON.stringify(webContract(isChanged)))
      const runs: Comparison[] = []
      for (let round = 0; round < rounds; round += 1) runs.push(await compare(base, head))
      rows.push(...rowsOf(label, runs, goal))
    }
    return rows
  } finally {
    await rm(folder, { recursive: true })
  }
}

const comparison = z.object({ seconds: z.number(), megabytes: z.number() })
type Comparison = z.infer<typeof comparison>
type Goal = { seconds: number; megabytes?: number }

async function compare(base: string, head: string): Promise<Comparison> {
  const check = fork('packages/contract-check/contractCheck.ts', [base, head, '--format', 'json'], {
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', './bench/resources.ts'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let resources: unknown
  check.on('message', (message) => (resources = message))
  const results: unknown[] = await once(check, 'close')
  // Exit status 2 means that contract-check did not compare the versions.
  if (results[0] !== 0 && results[0] !== 1)
    throw new Error(`contract-check exited with ${String(results[0])}.`)
  return comparison.parse(resources)
}

function rowsOf(label: string, runs: Comparison[], goal: Goal): Row[] {
  const part = `contract-check, ${web.schemas} schemas with ${web.references} references, ${web.operations} operations, median of ${rounds}`
  const seconds = median(runs.map((run) => run.seconds))
  const megabytes = median(runs.map((run) => run.megabytes))
  const { megabytes: most } = goal
  return [
    {
      part,
      label: `${label}: CPU time`,
      value: `${seconds.toFixed(2)} s`,
      amount: seconds,
      goal: `≤ ${goal.seconds} s`,
      reached: seconds <= goal.seconds,
    },
    {
      part,
      label: `${label}: memory`,
      value: `${whole(megabytes)} MB`,
      amount: megabytes,
      ...(most !== undefined && { goal: `≤ ${most} MB`, reached: megabytes <= most }),
    },
  ]
}

/**
 * @returns a contract with schemas that each refer to five others. Each of its operations receives one schema and
 * returns one, and all schemas can be reached from the operations
 */
function webContract(isChanged: (index: number) => boolean) {
  const refTo = (index: number) => ({ $ref: `#/components/schemas/S${index % web.schemas}` })
  const schemas = Array.from({ length: web.schemas }, (_, index): [string, object] => {
    const references = Array.from({ length: web.references }, (_unused, field): [string, object] => [
      `f${field}`,
      refTo(index * web.references + field + 1),
    ])
    const id = { type: isChanged(index) ? 'integer' : 'string' }
    return [`S${index}`, { type: 'object', properties: { id, ...Object.fromEntries(references) } }]
  })
  const paths = Array.from({ length: web.operations }, (_, index): [string, object] => {
    const content = { 'application/json': { schema: refTo(index) } }
    const responses = { 200: { description: 'Done.', content } }
    return [`/p${index}`, { post: { operationId: `op${index}`, requestBody: { content }, responses } }]
  })
  return {
    openapi: '3.1.0',
    info: { title: 'web', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(schemas) },
  }
}
