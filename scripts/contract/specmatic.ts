// Runs Specmatic against a server, and reads what it says: each exchange with its verdict.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMessage, type Message } from './message.ts'

const version = '2.55.1'

/** Of how many values of each part of a request it makes combinations; more take longer. */
const combinations = '2'

export type Exchange = {
  /** Method and template of the path, such as `GET /api/station/member/mall/product/{id}`. */
  call: string
  /** What it tried, in its own words. */
  scenario: string
  /** `+ve` for a right request, `-ve` for one that should be refused. */
  kind: string
  agrees: boolean
  request: Message
  status: number
  answer: Message
}

/** @param folder of its own, where the settings and the document are written */
export async function runSpecmatic(folder: string, document: object, origin: string, token: string) {
  const settings = {
    version: 2,
    contracts: [{ provides: ['openapi.json'] }],
    test: { resiliencyTests: { enable: 'all' } },
    security: { OpenAPI: { securitySchemes: { bearer: { type: 'bearer', token } } } },
  }
  await writeFile(join(folder, 'specmatic.json'), JSON.stringify(settings))
  await writeFile(join(folder, 'openapi.json'), asciiOf(document))
  const child = spawn('npx', ['--yes', `specmatic@${version}`, 'test', `--testBaseURL=${origin}`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, MAX_TEST_REQUEST_COMBINATIONS: combinations },
  })
  child.stdout.setEncoding('utf8')
  let said = ''
  child.stdout.on('data', (text: string) => (said += text))
  await once(child, 'close')
  const exchanges = exchangesIn(said)
  const [, run] = /Tests run: (\d+)/.exec(said) ?? []
  // It counts a document that it cannot read as one test that failed.
  if (Number(run) !== exchanges.length)
    throw new Error(
      `Specmatic made ${run} tests, of which ${exchanges.length} are exchanges:\n${endOf(said)}`,
    )
  return exchanges
}

/** Its parser of YAML, which reads JSON too, takes no controls or the like unless escaped. */
const asciiOf = (document: object) =>
  JSON.stringify(document).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const endOf = (said: string) => said.slice(said.lastIndexOf('Unsuccessful Scenarios')).slice(-4_000)

const exchange =
  /Request to [^\n]*\n(?<request>.*?)\n\s*Response at [^\n]*\n(?<answer>.*?)\n(?<kind>[+-]ve)\s+Scenario: (?<scenario>[^\n]*) has (?<verdict>FAILED|SUCCEEDED)/s

function exchangesIn(said: string): Exchange[] {
  return said.split('--------------------\n').flatMap((block) => {
    const { request, answer, kind, scenario, verdict } = exchange.exec(block)?.groups ?? {}
    if (!request || !answer || !kind || !scenario) return []
    const [method, path = ''] = scenario.split(' ')
    const read = readMessage(answer)
    return [
      {
        call: `${method} ${path.replace(/\((\w+):\w+\)/g, '{$1}')}`,
        scenario,
        kind,
        agrees: verdict === 'SUCCEEDED',
        request: readMessage(request),
        status: Number.parseInt(read.start, 10),
        answer: read,
      },
    ]
  })
}
