// An independent judge of the server: Specmatic reads the contract, makes requests of its own and holds the answers
// against it. It is fetched from the package registry when it runs and needs Java 17, because nothing else does.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import pino from 'pino'
import { createApp } from '../../api/http/app.ts'
import { readConfig } from '../../api/config.ts'
import { openIntegrations } from '../../api/integrations/openIntegrations.ts'
import { openStore } from '../../api/store/store.ts'
import { figure } from '../../tests/support/figures.ts'
import { freePort } from '../freePort.ts'
import { readContract } from '../generate/contract.ts'
import { alwaysSignedIn, placeholder } from './alwaysSignedIn.ts'
import { openExplanations } from './explanations.ts'
import { portionsOf } from './portions.ts'
import { callOf } from './requests.ts'
import { runSpecmatic, type Exchange } from './specmatic.ts'

const folder = await mkdtemp(join(tmpdir(), 'hub-verify-'))
const log = pino({ level: 'error' })
const store = await openStore({ dataFolder: join(folder, 'data') })
const { integrations } = openIntegrations(readConfig({ INBOX: 'on', DATA_FOLDER: folder }), log)
const app = createApp({ store, integrations, log, limits: (_rate, _who, call) => call() })
const port = await freePort()
const server = serve({ fetch: alwaysSignedIn(app, store.db), port, hostname: '127.0.0.1' })

const contract = await readContract('openapi.yaml')
const explanationOf = openExplanations(contract)
const exchanges: Exchange[] = []
const explained = new Map<string, number>()
const unexplained: Exchange[] = []

try {
  for (const { tag, document } of portionsOf(contract)) {
    const started = performance.now()
    const place = join(folder, tag)
    await mkdir(place)
    const ofTag = await runSpecmatic(place, document, `http://127.0.0.1:${port}`, placeholder)
    exchanges.push(...ofTag)
    const disagreements = ofTag.filter(({ agrees }) => !agrees)
    for (const one of disagreements) {
      const why = explanationOf(one)
      if (why) explained.set(why, (explained.get(why) ?? 0) + 1)
      else unexplained.push(one)
    }
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(
      `${tag.padEnd(15)}${String(seconds).padStart(4)} s ${String(ofTag.length).padStart(6)} tests` +
        `${String(ofTag.length - disagreements.length).padStart(6)} agree`,
    )
  }

  for (const [why, count] of explained) console.log(`${count} explained: ${why}`)
  for (const { kind, scenario, request, answer } of unexplained.slice(0, 20))
    console.log(
      `\n${kind} ${scenario}\n${request.start}\n${request.body}\nanswered with ${answer.start}\n${answer.body}`,
    )
  const judged = new Set(exchanges.filter(({ kind }) => kind === '+ve').map(({ call }) => call))
  const missing = contract.operations.map(callOf).filter((call) => !judged.has(call))
  for (const call of missing) console.log(`Specmatic made no right request of ${call}`)

  const agreed = exchanges.filter(({ agrees }) => agrees).length
  figure(
    '11. Fuzz from the contract',
    `Specmatic, which nobody here wrote, judged ${judged.size} of ${contract.operations.length} operations by ` +
      `${exchanges.length} tests: ${agreed} agree, ${exchanges.length - agreed - unexplained.length} disagree for a ` +
      `reason that the contract confirms, ${unexplained.length} without one`,
  )
  process.exitCode = unexplained.length || missing.length || !exchanges.length ? 1 : 0
} finally {
  server.close()
  await store.close()
  await rm(folder, { recursive: true, force: true })
}
