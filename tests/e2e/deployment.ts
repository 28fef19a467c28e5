// A hub whose build can be exchanged while tabs are open, as a deployment does: the server is started anew on the same
// port and data, with the pages of another build.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../scripts/freePort.ts'
import { expect, hubData, startHub, test as base } from './hub.ts'

export type Deployment = {
  origin: string
  /** Serves the other build from now on. */
  swap: () => Promise<void>
}

type Home = {
  folder: string
  port: number
  serve: (build: string) => Promise<void>
  stop: () => Promise<void>
}

export const test = base.extend<{ deployment: Deployment }, { nextBuild: string; home: Home }>({
  nextBuild: [
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const folder = await buildNext()
      await use(join(folder, 'dist'))
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  home: [
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const home = await openHome()
      await use(home)
      await home.stop()
      await rm(home.folder, { recursive: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  deployment: [
    async ({ home, nextBuild }, use) => {
      await home.serve(resolve('dist'))
      await use({ origin: `http://localhost:${home.port}`, swap: () => home.serve(nextBuild) })
    },
    { timeout: 240_000 },
  ],
  baseURL: async ({ deployment }, use) => use(deployment.origin),
  // Code that is missing is logged, as render errors are: what a page may say of it each test decides for itself.
  // oxlint-disable-next-line eslint/no-empty-pattern
  watched: async ({}, use) => use(),
})

export { expect }

/** Builds the project with one more line in what every page uses: each chunk gets another name. */
async function buildNext(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-next-'))
  const parts = [
    'generated',
    'locales',
    'public',
    'scripts',
    'src',
    'vite.config.ts',
    'package.json',
    'package-lock.json',
  ]
  for (const part of parts) await cp(part, join(folder, part), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await appendFile(
    join(folder, 'src/entry-client.tsx'),
    "\ndocument.documentElement.dataset.build = 'next'\n",
  )
  const building = spawn(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: 'inherit' })
  const [code]: unknown[] = await once(building, 'exit')
  expect(code, 'the next build').toBe(0)
  return folder
}

/** A server on one port and one data folder; which build it serves is a link that can be turned. */
export async function openHome(): Promise<Home> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-deploy-'))
  const data = await hubData()
  const port = await freePort()
  // Builds that are made in it need what the project needs.
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  let server: ChildProcess | undefined
  let served: string | undefined
  const stop = async () => {
    if (!server) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
    server = undefined
  }
  const serve = async (build: string) => {
    if (build === served) return
    await stop()
    await rm(join(folder, 'dist'), { force: true })
    await symlink(build, join(folder, 'dist'))
    server = await startHub(port, data, { home: folder })
    served = build
  }
  return { folder, port, serve, stop }
}
