// Tests the build in an isolated folder: runs the server, its worker and the commands as a user without write access to
// the folder.
import { execFile } from 'node:child_process'
import { chmod, cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { OperationId } from '#shared/protocol/operation.ts'
import { signInMany } from '#bench/homes.ts'
import { requestOf, type CallOptions } from '../support/api.ts'
import { queryRows, emptyDatabase, engine } from '../support/database.ts'
import { isFull } from '../support/measurements.ts'
import { unprivileged, startHubProcess } from '../support/hubProcess.ts'
import { registrationOf } from '../support/members.ts'
import { startSmtp } from '../support/messageServers.ts'
import { png } from '../support/pictures.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'

const run = promisify(execFile)

/**
 * Copies the build to a read-only folder. The full suite installs the packages of the build and runs it as another
 * user. The quick suite uses the packages of the project, which another user may not be able to read.
 */
async function ship() {
  const folder = await mkdtemp(join(tmpdir(), 'hub-shipped-'))
  await cp('dist', folder, { recursive: true })
  const node = join(folder, 'node')
  await cp(process.execPath, node)
  if (isFull) await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })
  else await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await chmod(folder, 0o755)
  await run('chmod', ['-R', 'a-w', folder])
  return { node, cwd: folder, ...(isFull && unprivileged) }
}

const callOn = async (origin: string, id: OperationId, call: CallOptions) =>
  objectOf(await (await fetch(requestOf(id, call, origin))).json())

const lockFile = z.object({ packages: z.record(z.string(), z.object({ version: z.optional(z.string()) })) })
const component = z.object({
  name: z.string(),
  version: z.string(),
  licenses: z.optional(z.array(z.unknown())),
})
const billOfMaterials = z.object({ components: z.array(component) })

describe.runIf(engine === 'postgres')('the build in an isolated folder', () => {
  let shipped: Awaited<ReturnType<typeof ship>>
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let environment: Record<string, string>

  beforeAll(async () => {
    shipped = await ship()
    smtp = await startSmtp()
    environment = {
      STAND_INS: 'off',
      DATABASE_URL: await emptyDatabase(),
      HUB_URL: 'https://hub.example.com',
      SMTP_URL: smtp.url,
      // The bucket need not exist, because this test uploads no files.
      S3_URL: 'http://127.0.0.1:1/files',
      S3_ACCESS_KEY_ID: 'hub',
      S3_SECRET_ACCESS_KEY: 'a secret of the bucket',
    }
  })
  afterAll(async () => {
    await run('chmod', ['-R', 'u+w', shipped.cwd])
    await rm(shipped.cwd, { recursive: true })
  })

  test('the SBOM lists every package of the build with its version and license', async () => {
    const read = async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(join(shipped.cwd, name), 'utf8'))
    const { packages } = lockFile.parse(await read('package-lock.json'))
    const { components } = billOfMaterials.parse(await read('sbom.cdx.json'))
    const locked = Object.entries(packages)
      .filter(([path]) => path !== '')
      .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
    const componentIds = components.map(({ name, version }) => `${name}@${version}`)
    expect(new Set(componentIds)).toEqual(new Set(locked))
    expect(components.filter(({ licenses }) => !licenses?.length)).toEqual([])
  })

  const start = (settings: Record<string, string>) =>
    startHubProcess(settings, [], { ...shipped, program: 'api/main.js' })

  /** Runs a program of the build until it exits. @returns its output */
  const command = async (...args: string[]) => {
    const { node, ...by } = shipped
    const env = { ...process.env, ...environment }
    return (await run(node, ['--disable-warning=ExperimentalWarning', ...args], { ...by, env })).stdout
  }

  test('the build contains no source files and only production packages', async () => {
    const folders = (await readdir(shipped.cwd)).filter((name) => name !== 'node_modules')
    const inside = folders.map((name) =>
      readdir(join(shipped.cwd, name), { recursive: true }).catch(() => []),
    )
    const files = [...folders, ...(await Promise.all(inside)).flat()]
    expect(files).toContain('main.js')
    expect(files.filter((file) => /\.tsx?$/.test(file))).toEqual([])
    const lock: unknown = JSON.parse(await readFile(join(shipped.cwd, 'package-lock.json'), 'utf8'))
    const packages = objectOf(valueAt(lock, 'packages'))
    expect(Object.keys(packages)).toContain('node_modules/hono')
    expect(Object.values(packages).filter((each) => valueAt(each, 'dev'))).toEqual([])
  })

  test('the build migrates the database, signs a member in, renders a page and runs jobs in a worker', async () => {
    expect(await command('api/migrate.js')).toBe('The tables are up to date.\n')
    expect(await command('api/backOffice.js', 'waiting')).toBe('No items are waiting.\n')
    expect(await command('api/restore.js', '--void', '--erased', '/dev/null')).toContain(
      'Invalidated, so that all members sign in again: 0 sessions',
    )
    await expect(command('api/backup.js', 'backup')).rejects.toThrow('back up PostgreSQL with pgBackRest')
    await expect(command('api/move.js', 'nowhere')).rejects.toThrow()

    const web = await start({ ...environment, ROLE: 'web' })
    const account = 'canary@example.com'
    await callOn(web.origin, 'sendVerifyCode', { body: { account, purpose: 'register' } })
    const textOfMail = () => smtp.mails[0]?.split('text/plain')[1] ?? ''
    const [code = ''] = await vi.waitUntil(() => /\b\d{6}\b/.exec(textOfMail()), { timeout: 120_000 })
    const registered = await callOn(web.origin, 'registerByCode', { body: registrationOf(account, code) })
    const headers = { Cookie: `__Host-hub_token=${String(valueAt(registered, 'data', 'token'))}; locale=EN` }
    const page = await fetch(`${web.origin}/coins`, { headers, redirect: 'manual' })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html lang="en-US"')])

    const worker = await start({ ...environment, ROLE: 'worker' })
    const done = "select 1 from pgboss.job where state = 'completed' limit 1"
    await expect.poll(() => queryRows(environment.DATABASE_URL ?? '', done)).toHaveLength(1)
    for (const process of [web, worker]) {
      await process.stop()
      expect(process.exitCode()).toBe(0)
    }
  })

  test.runIf(isFull)('the build decodes an uploaded picture in a separate process', async () => {
    const hub = await start({ STAND_INS: 'on', SOCIAL: 'off' })
    const [token] = await signInMany(hub.databaseUrl, 1)
    const query = { contentType: 'image/png', size: String(png.length), purpose: 'avatar' }
    const policy = await callOn(hub.origin, 'getUploadPolicy', { token, query })
    const put = { method: 'PUT', headers: { 'Content-Type': 'image/png' }, body: png }
    expect((await fetch(hub.origin + String(valueAt(policy, 'data', 'url')), put)).status).toBe(204)
    await hub.stop()
  })
})
