// Tests that the server logs a single sentence with the cause and the next step if it cannot start.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from '#api/store/folderLock.ts'
import { programOf } from '#tests/support/programOf.ts'
import { full } from '../helpers/full.ts'
import { environmentOf, expect, hubData, test } from '../helpers/hub.ts'

test('the server does not start with a data folder that another server uses', full, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-used-'))
  const unlock = lockFolder(folder)
  expect(await startWith({ DATA_FOLDER: folder })).toBe(
    `The data folder ${folder} is in use by another running server: stop that server or set another DATA_FOLDER.\n`,
  )
  unlock()
  await rm(folder, { recursive: true })
})

test('the server does not start with a damaged database', full, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-damaged-'))
  await mkdir(join(folder, 'database'))
  await writeFile(join(folder, 'database', 'PG_VERSION'), 'garbage')
  expect(await startWith({ DATA_FOLDER: folder })).toMatch(/^The database in \S+ is damaged.*\.\n$/)
  await rm(folder, { recursive: true })
})

test(
  'the server does not start with an unreachable PostgreSQL, and does not log its password',
  full,
  async () => {
    const output = await startWith({ DATABASE_URL: 'postgres://hub:secret@127.0.0.1:1/hub' })
    expect(output).toMatch(/^PostgreSQL at 127\.0\.0\.1:1\/hub cannot be reached: .*\.\n$/)
  },
)

test('the server does not start on a port that is in use', full, async ({ hub }) => {
  const data = await hubData()
  const { port } = new URL(hub.origin)
  expect(await startWith({ ...environmentOf(data), PORT: port })).toBe(
    `Port ${port} is in use by another program: stop that program or set PORT.\n`,
  )
  await rm(data.dataFolder, { recursive: true })
})

test('the server does not start with a metrics port that is in use', full, async ({ hub }) => {
  const { port } = new URL(hub.origin)
  expect(await startWith({ METRICS_PORT: port })).toBe(
    `Port ${port} is in use by another program: stop that program or set METRICS_PORT.\n`,
  )
})

test('the server does not start with an invalid setting', full, async () => {
  expect(await startWith({ PORT: 'abc' })).toBe('PORT must be a number from 0 to 65535.\n')
})

test('the server does not start in production without a way to send codes', full, async () => {
  expect(await startWith({ STAND_INS: 'off', HUB_URL: 'https://hub.example.com' })).toBe(
    'SMTP_URL is required to send codes: set SMTP_URL, or INBOX=on for the local inbox.\n',
  )
})

test('the server does not start in production if codes would be sent to the mail server unencrypted', async () => {
  expect(await startWith({ STAND_INS: 'off', SMTP_URL: 'smtp://mail.example.com' })).toMatch(
    /SMTP_URL must use TLS: change the URL to smtps:\/\/, .+, or set ALLOW_PLAINTEXT=on\.\n/,
  )
})

/** Starts a server that exits with status 1. @returns its output */
async function startWith(environment: Record<string, string>): Promise<string> {
  const server = spawn(
    'node_modules/.bin/node',
    ['--disable-warning=ExperimentalWarning', programOf('api/main.ts')],
    {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'info', PORT: '0', STAND_INS: 'on', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const results: unknown[] = await once(server, 'close')
  expect(results[0]).toBe(1)
  return output
}
