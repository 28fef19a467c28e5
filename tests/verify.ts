// Implements `npm run verify`: validates the responses of a server with the same checks as the tests.
import * as z from 'zod/mini'
import { readArguments, rejectArguments } from '#scripts/commandLine.ts'
import { isLocal, tableOf, verifyServer } from './support/cases/verifyServer.ts'

const usage = `Usage: npm run verify -- [<URL>] [--seed <n>] [--tries <n>] [--only <operation>] [--token <token>] [--writes]

Validates the responses of a server, by default http://localhost:3000.
  --seed, --only  repeat a finding
  --tries         requests for each operation, 3 by default
  --token         token of the session
  --writes        also sends writes if the server is on another host`
const { positionals, values } = readArguments(usage, {
  seed: { type: 'string', default: '1' },
  tries: { type: 'string', default: '3' },
  only: { type: 'string' },
  token: { type: 'string' },
  writes: { type: 'boolean', default: false },
})
const [address = 'http://localhost:3000'] = positionals
const at = URL.parse(address) ?? rejectArguments(`Invalid URL "${address}". Use http://<host>:<port>.`, usage)
const { token, only } = values
for (const name of ['seed', 'tries'] as const)
  if (!/^\d+$/.test(values[name]))
    rejectArguments(`Invalid --${name} "${values[name]}". Use an integer.`, usage)
const [seed, tries] = [Number(values.seed), Number(values.tries)]
const writes = values.writes || isLocal(at)

if (!writes) console.log(`Requests to ${at.host} are limited to reads. Add --writes to send writes too.`)
const mockList = z.array(z.object({ id: z.string(), answers: z.array(z.string()) }))
// If the server is the mock server, read its list of all responses that a request can select.
const mocks = await fetch(new URL('/mocks.json', at))
  .then(async (answer) => mockList.parse(await answer.json()))
  .catch(() => [])
const overrides = new Map(mocks.map(({ id, answers }) => [id, answers]))
const { coverage, findings } = await verifyServer({ at, seed, tries, writes, token, only, overrides })
console.log(tableOf(coverage))
for (const { operation, problem, request } of findings.slice(0, 50))
  console.log(
    `\n${operation} --seed ${seed} --tries ${tries} --only ${operation}\n  ${request}\n  ${problem}`,
  )
console.log(`\n${findings.length} responses violate the contract.`)
process.exitCode = findings.length > 0 || coverage.size === 0 ? 1 : 0
