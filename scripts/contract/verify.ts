// An independent judge of the server: Specmatic reads the contract, makes requests of its own and holds the answers
// against it. It is fetched from the package registry when it runs and needs Java 17, because nothing else does.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import pino from 'pino'
import { parse } from 'yaml'
import { createApp } from '../../api/app.ts'
import { readConfig } from '../../api/config.ts'
import { openOutside } from '../../api/outside/open.ts'
import { openStore } from '../../api/store/store.ts'
import { freePort } from '../freePort.ts'
import { alwaysSignedIn, placeholder } from './alwaysSignedIn.ts'
import { runSpecmatic, type Disagreement } from './specmatic.ts'

const ajv = new Ajv2020({ strict: false, validateSchema: false })
addFormats.default(ajv)

const folder = await mkdtemp(join(tmpdir(), 'hub-verify-'))
const log = pino({ level: 'error' })
const store = await openStore({ dataFolder: join(folder, 'data') })
const { outside } = openOutside(readConfig({ INBOX: 'on', DATA_FOLDER: folder }), log)
const app = createApp({ store, outside, log, limits: async () => {} })
const port = await freePort()
const server = serve({ fetch: alwaysSignedIn(app, store.db), port, hostname: '127.0.0.1' })

try {
  // Aliases of YAML are resolved: Specmatic takes their names for texts.
  const document = parse(await readFile('openapi.yaml', 'utf8'), { maxAliasCount: -1 })
  ajv.addSchema(document, 'contract')
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document))
  const { run, agreed, disagreements } = await runSpecmatic(folder, `http://127.0.0.1:${port}`, placeholder)

  const explained = Map.groupBy(disagreements, explanationOf)
  for (const [why, ofOne] of explained) if (why) console.log(`${ofOne.length} explained: ${why}`)
  const unexplained = explained.get(undefined) ?? []
  for (const one of unexplained.slice(0, 20))
    console.log(`\n${one.kind} ${one.scenario}\n${one.request}\nanswered with ${one.status}\n${one.answer}`)
  console.log(
    `Specmatic: ${run} tests, ${agreed} agree, ${unexplained.length} disagree without an explanation`,
  )
  process.exitCode = unexplained.length ? 1 : 0
} finally {
  server.close()
  await store.close()
  await rm(folder, { recursive: true, force: true })
}

/** Why the server is right although Specmatic expects something else; nothing where it is not. */
function explanationOf({ kind, scenario, request, status, answer }: Disagreement): string | undefined {
  if (kind === '+ve' && status === 400 && breaksContract(scenario, request))
    return 'its request breaks the contract: of a pattern, its shortest texts keep the length only'
  const reasons = [...answer.matchAll(/"code": "([^"]+)"/g)].map(([, code = '']) => code)
  const ownWords = reasons.length > 0 && reasons.every((code) => /^[A-Z_0-9]+$/.test(code))
  if (kind === '+ve' && status === 400 && ownWords)
    return `the schema allows it, a rule that no schema can say does not (${reasons[0]})`
  if (kind === '+ve' && status === 404) return 'a made-up id names nothing'
  if (kind === '+ve' && status === 403) return 'the member holds no permission code'
  return undefined
}

/** Whether the body of a request does, as another validator than the server's sees it. */
function breaksContract(scenario: string, request: string): boolean {
  const [, method = '', path = ''] = /^(\w+) (\S+)/.exec(scenario) ?? []
  const template = path.replace(/\((\w+):\w+\)/g, '{$1}').replaceAll('/', '~1')
  const pointer = `paths/${encodeURIComponent(template)}/${method.toLowerCase()}`
  const body = request.slice(request.indexOf('{'))
  const validate = ajv.getSchema(`contract#/${pointer}/requestBody/content/application~1json/schema`)
  return validate !== undefined && !validate(JSON.parse(body))
}
