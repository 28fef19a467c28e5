// Validates a server with the tests' checks: `npm run verify -- <URL>`. --seed and --only repeat a finding, --token
// sets the session, --writes allows writes to servers on other hosts.
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { isLocal, tableOf, verifyServer } from './support/cases/verifyServer.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    tries: { type: 'string', default: '3' },
    only: { type: 'string' },
    token: { type: 'string' },
    writes: { type: 'boolean', default: false },
  },
})
const [address = 'http://localhost:3000'] = positionals
const at = new URL(address)
const { token, only } = values
const [seed, tries] = [Number(values.seed), Number(values.tries)]
const writes = values.writes || isLocal(at)

if (!writes) console.log(`Only reads are sent to ${at.host}: --writes allows the others.`)
const mockList = z.array(z.object({ id: z.string(), answers: z.array(z.string()) }))
// The mocks list all responses that can be requested.
const mocks = await fetch(new URL('/mocks.json', at))
  .then(async (answer) => mockList.parse(await answer.json()))
  .catch(() => [])
const wishes = new Map(mocks.map(({ id, answers }) => [id, answers]))
const { coverage, findings } = await verifyServer({ at, seed, tries, writes, token, only, wishes })
console.log(tableOf(coverage))
for (const { operation, problem, request } of findings.slice(0, 50))
  console.log(
    `\n${operation} --seed ${seed} --tries ${tries} --only ${operation}\n  ${request}\n  ${problem}`,
  )
console.log(`\n${findings.length} answers break the contract`)
process.exitCode = findings.length > 0 || coverage.size === 0 ? 1 : 0
