// Runs Specmatic against a server, and reads what it says: each exchange with its verdict.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const version = '2.55.1'

export type Disagreement = {
  /** Such as `POST /api/station/user/login -> 200`. */
  scenario: string
  /** `+ve` for a right request, `-ve` for one that should be refused. */
  kind: string
  request: string
  status: number
  answer: string
}

/** @param folder where openapi.json lies; the settings are written beside it */
export async function runSpecmatic(folder: string, origin: string, token: string) {
  const settings = {
    version: 2,
    contracts: [{ provides: ['openapi.json'] }],
    test: { resiliencyTests: { enable: 'all' } },
    security: { OpenAPI: { securitySchemes: { bearer: { type: 'bearer', token } } } },
  }
  await writeFile(join(folder, 'specmatic.json'), JSON.stringify(settings))
  const child = spawn('npx', ['--yes', `specmatic@${version}`, 'test', `--testBaseURL=${origin}`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, MAX_TEST_REQUEST_COMBINATIONS: '2' },
  })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  await once(child, 'close')
  const [, run, agreed] = /Tests run: (\d+), Successes: (\d+)/.exec(said) ?? []
  if (run === undefined) throw new Error(`Specmatic did not run:\n${said.slice(-4_000)}`)
  return { run: Number(run), agreed: Number(agreed), disagreements: disagreementsIn(said) }
}

const exchange =
  /Request to [^\n]*\n(?<request>.*?)\n\s*Response at [^\n]*\n\s*(?<status>\d{3})[^\n]*\n(?<answer>.*?)\n(?<kind>[+-]ve)\s+Scenario: (?<scenario>.*?-> \w+)[^\n]*has FAILED/s

function disagreementsIn(said: string): Disagreement[] {
  return said.split('--------------------\n').flatMap((block) => {
    const { request, status, answer, kind, scenario } = exchange.exec(block)?.groups ?? {}
    if (!request || !answer || !kind || !scenario) return []
    return [{ scenario, kind, request, status: Number(status), answer: answer.slice(answer.indexOf('{')) }]
  })
}
