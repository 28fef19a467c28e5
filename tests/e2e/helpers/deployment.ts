// Simulates a deployment while tabs are open: restarts the server with the pages of another build, on the same port and
// with the same data.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '#scripts/freePort.ts'
import { expect, hubData, startHub, test as base } from './hub.ts'
import { valueAt } from '#shared/unknown.ts'

export type Deployment = {
  origin: string
  /** Ids of the first and the next build. Each document has the id of its build in `data-build`. */
  builds: { first: string; next: string }
  /** Restarts the server with the next build. */
  swap: () => Promise<void>
}

type Home = {
  folder: string
  port: number
  serve: (build: string) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Options of fixtures that run once per worker with a separate timeout, so that the first test has its full time limit.
 */
const setUp = { scope: 'worker', timeout: 240_000 } as const

type OfWorker = { nextBuild: string; home: Home; sharesAssets: boolean }

export const test = base.extend<{ deployment: Deployment }, OfWorker>({
  // True if all builds store their assets in one shared folder.
  sharesAssets: [false, { option: true, scope: 'worker' }],
  nextBuild: [
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'hub-next-'))
      // Link the project's packages into the folder, because the server of the build needs them.
      await symlink(resolve('node_modules'), join(folder, 'node_modules'))
      const build = join(folder, 'dist')
      await makeNextBuild(build)
      await use(build)
      await rm(folder, { recursive: true })
    },
    setUp,
  ],
  home: [
    async ({ sharesAssets }, use) => {
      const home = await openHome(sharesAssets)
      await use(home)
      await home.stop()
      await rm(home.folder, { recursive: true })
    },
    setUp,
  ],
  deployment: async ({ home, nextBuild }, use) => {
    await home.serve(resolve('dist'))
    const builds = { first: await idOf('dist'), next: await idOf(nextBuild) }
    await use({ origin: `http://localhost:${home.port}`, builds, swap: () => home.serve(nextBuild) })
  },
  baseURL: async ({ deployment }, use) => use(deployment.origin),
  // Missing code is logged like a render error, so each test decides which console messages it accepts.
  // oxlint-disable-next-line eslint/no-empty-pattern
  watched: async ({}, use) => use(),
})

export { expect }

/**
 * Copies the current build into the folder with another build id and renames each changed file, to simulate a
 * deployment without building.
 * @param isChanged returns true for scripts and style sheets whose names change
 * @returns the id of the new build
 */
export async function makeNextBuild(
  folder: string,
  isChanged: (name: string) => boolean = () => true,
): Promise<string> {
  await cp('dist', folder, { recursive: true })
  const files = await readdir(folder, { recursive: true })
  const id = await idOf(folder)
  const hashes = files.filter(isChanged).flatMap((name) => /-([\w-]{8})\.(?:js|css)$/.exec(name)?.[1] ?? [])
  const pattern = new RegExp([id, ...hashes].join('|'), 'g')
  const renamed = (text: string) => text.replace(pattern, (name) => name.slice(4) + name.slice(0, 4))
  for (const name of files) {
    const path = join(folder, name)
    if (/\.(?:gz|br)$/.test(name)) await rm(path)
    else if (/\.(?:js|css|json|html)$/.test(name)) {
      await writeFile(path, renamed(await readFile(path, 'utf8')))
      const next = join(folder, renamed(name))
      await mkdir(dirname(next), { recursive: true })
      await rename(path, next)
    }
  }
  return renamed(id)
}

/** Reads the build id from the build in a folder. */
async function idOf(folder: string): Promise<string> {
  return String(valueAt(JSON.parse(await readFile(join(folder, 'client/builds/latest.json'), 'utf8')), 'id'))
}

/** Returns the id of the build that rendered the page. */
export const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build)

/**
 * Creates a server with a fixed port and data folder. The server finds its build by a symbolic link, which a test can
 * replace.
 */
export async function openHome(sharesAssets = false): Promise<Home> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-deploy-'))
  const data = await hubData()
  const port = await freePort()
  // Link the project's packages into the folder, because the servers of builds in the folder need them.
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const environment = sharesAssets ? { ASSETS_FOLDER: join(folder, 'assets') } : undefined
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
    server = await startHub(port, data, { home: folder, environment })
    served = build
  }
  return { folder, port, serve, stop }
}
