// A hub of its own for each worker: the built server in a process that can be killed, with a data folder that stays.
// A page that logs an error or a warning fails its test: hydration, policy and script faults all end up there.
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from '@playwright/test'
import { sql } from 'drizzle-orm'
import { openStore, type Store } from '#api/store/store.ts'
import { freePort } from '#scripts/freePort.ts'
import { quietUntilKey } from '#src/features/platform/toasts/nightOffer.ts'
import { programOf } from '#tests/support/programOf.ts'
import { hubDatabase } from './database.ts'
import { watchLeaks } from './leaks.ts'
import { watchedRequests } from './leaksReporter.ts'

/** The app host that hubs of tests know; nobody answers there. */
export const appHost = 'https://app.example.com'

export type Hub = {
  origin: string
  /** Ends the process the hard way and starts another on the same data, perhaps with a clock that is ahead. */
  killAndRestart: (minutesAhead?: number) => Promise<void>
  /** Works on its database, which is the hub's alone: the embedded one is open to one process at a time, and it stops for it. */
  onDatabase: <Done>(work: (store: Store) => Promise<Done>) => Promise<Done>
  /** The same on either: its jobs go by a clock of their own, and would forget what is made at another time. */
  whileStopped: <Done>(work: (store: Store) => Promise<Done>) => Promise<Done>
  /** The newest code that was sent to an account. */
  codeFor: (account: string) => Promise<string>
}

type OfTests = {
  offersNight: boolean
  /** Another browser beside the page's: another member's, or one of their other devices. */
  otherBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>
  watched: void
}

export const test = base.extend<OfTests, { hub: Hub; world: string; questionnaires: string }>({
  // Files that name one have hubs of their own: what they do to the time is met nowhere else.
  world: ['', { option: true, scope: 'worker' }],
  // A file of questionnaires that are asked instead of the catalogue's.
  questionnaires: ['', { option: true, scope: 'worker' }],
  // Journeys are the same at any hour: what is offered in the evening is met where it is meant.
  offersNight: [false, { option: true }],
  hub: [
    async ({ questionnaires }, use) => {
      const data = await hubData()
      const port = await freePort()
      const origin = `http://localhost:${port}`
      let server = await startHub(port, data, { questionnaires })
      const restart = async (minutesAhead?: number, meanwhile?: () => Promise<void>) => {
        await end(server, 'SIGKILL')
        await meanwhile?.()
        if (minutesAhead) await workOn(data, makeJobsDue)
        server = await startHub(port, data, { minutesAhead, questionnaires })
      }
      await use({
        origin,
        killAndRestart: (minutesAhead) => restart(minutesAhead),
        onDatabase: (work) => (data.databaseUrl ? workOn(data, work) : workBetween(data, restart, work)),
        whileStopped: (work) => workBetween(data, restart, work),
        codeFor: (account) => codeFor(origin, account),
      })
      await end(server, 'SIGTERM')
      await rm(data.dataFolder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ hub }, use) => use(hub.origin),
  // Playwright reads which fixtures are wanted from this pattern: none.
  // oxlint-disable-next-line eslint/no-empty-pattern
  extraHTTPHeaders: async ({}, use) => use(fromElsewhere()),
  otherBrowser: async ({ browser, hub, offersNight }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: hub.origin, ...options })
      opened.push(context)
      if (!offersNight) await offerNoNight(context)
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },
  watched: [
    async ({ page, context, offersNight }, use, { annotations }) => {
      if (!offersNight) await offerNoNight(context)
      const traffic = watchLeaks(context)
      const complaints: string[] = []
      page.on('console', (message) => {
        if (isFault(message)) complaints.push(`${new URL(page.url()).pathname}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use()
      expect(complaints, 'what the page complained of').toEqual([])
      expect(traffic.leaks, 'what addresses, referrers and events told').toEqual([])
      annotations.push({ type: watchedRequests, description: String(traffic.requests) })
    },
    { auto: true },
  ],
})

export { expect }

const offerNoNight = (context: BrowserContext) =>
  context.addInitScript((key) => {
    try {
      localStorage.setItem(key, '9e15')
    } catch {
      // A blank page has no storage, and one whose storage is blocked offers nothing.
    }
  }, quietUntilKey)

/**
 * Chromium reports a 404 page or a refused call as an error of its own; those are asserted where they are meant. Playwright
 * says that it blocked the service worker (playwright.config.ts). That a preload was not used within a few seconds says how
 * fast the machine is; that nothing is fetched in vain is seen in `words.test.ts`. In mock mode React's development build complains
 * of the router's own `Lazy`, which calls `use()` only as long as its code is on its way.
 */
const harmless =
  /^Failed to load resource|^Service Worker registration blocked|was preloaded using link preload but not used|^Error: This library called use\(\) to suspend/

/** Firefox and WebKit end what a page still asks for when it is left, and tell the page. */
const isOfLeavingPage = (message: ConsoleMessage) =>
  /^(?:Call)?Error: HTTP 0$/.test(message.text()) &&
  message.page()?.context().browser()?.browserType().name() !== 'chromium'

const isFault = (message: ConsoleMessage) =>
  ['error', 'warning'].includes(message.type()) && !harmless.test(message.text()) && !isOfLeavingPage(message)

/** Waits until the page answers to presses: before hydration a press would be lost. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.documentElement?.dataset.ready === 'true')
  // A form comes to life after the page around it.
  await page.waitForFunction(() =>
    [...document.forms].every((form) => Object.keys(form).some((key) => key.startsWith('__reactProps'))),
  )
}

/** The newest code that a hub of tests has sent to an account. */
async function codeFor(origin: string, account: string): Promise<string> {
  const inbox = await (await fetch(`${origin}/inbox`)).text()
  const letter = inbox.split('<article>').find((each) => each.includes(`<b>${account}</b>`))
  const code = /\d{6}/.exec(letter ?? '')?.[0]
  if (!code) throw new Error(`No code was sent to ${account}.`)
  return code
}

/** Another connection than every other one's: what the server allows one of them, each journey may do. */
export const fromElsewhere = () => ({
  'X-Forwarded-For': ['10', ...randomBytes(3)].join('.'),
})

type Start = {
  /** Where its build lies, in `dist`. */
  home?: string
  /** How far its clock is ahead. */
  minutesAhead?: number
  questionnaires?: string
  /** What it is told besides. */
  environment?: Record<string, string>
}

export type HubData = Awaited<ReturnType<typeof hubData>>

/** New data for a hub: a folder, and its database where that is not in it. */
export async function hubData() {
  return { dataFolder: await mkdtemp(join(tmpdir(), 'hub-e2e-')), databaseUrl: await hubDatabase() }
}

async function workBetween<Done>(
  data: HubData,
  restart: (minutesAhead: number, meanwhile: () => Promise<void>) => Promise<void>,
  work: (store: Store) => Promise<Done>,
): Promise<Done> {
  const done = Promise.withResolvers<Done>()
  await restart(0, async () => done.resolve(await workOn(data, work)))
  return await done.promise
}

/** The queue goes by the database's clock, which no test moves: what was done in this hour would not be done at another time. */
const makeJobsDue = ({ db }: Store) => db.execute(sql`delete from pgboss.job`)

async function workOn<Done>(data: HubData, work: (store: Store) => Promise<Done>): Promise<Done> {
  const store = await openStore(data)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** The environment that tells a server where its data is. */
export const environmentOf = ({ dataFolder, databaseUrl }: HubData) => ({
  DATA_FOLDER: dataFolder,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})

export async function startHub(port: number, data: HubData, start: Start = {}): Promise<ChildProcess> {
  const { home = '.', minutesAhead = 0, questionnaires = '', environment = {} } = start
  const clock = minutesAhead ? ['--import', resolve('tests/e2e/helpers/clock.ts')] : []
  // A built server has the pages beside itself, and none of another folder's; and its own catalogue, which would move with the clock.
  const program = home === '.' && !minutesAhead ? programOf('api/main.ts') : 'api/main.ts'
  const command = ['--disable-warning=ExperimentalWarning', ...clock, resolve(program)]
  const server = spawn(resolve('node_modules/.bin/node'), command, {
    cwd: home,
    env: {
      ...process.env,
      PORT: String(port),
      ...environmentOf(data),
      SAMPLES: 'still',
      LOG_LEVEL: 'silent',
      VITALS_SHARE: '0',
      STAND_INS: 'on',
      APP_URL: appHost,
      TRUST_PROXY: 'on',
      MINUTES_AHEAD: String(minutesAhead),
      QUESTIONNAIRES: questionnaires,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const answers = () =>
    fetch(`http://localhost:${port}/health`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  try {
    await expect.poll(answers, { timeout: 50_000, intervals: [50] }).toBe(true)
  } catch (error) {
    await end(server, 'SIGKILL')
    throw error
  }
  return server
}

async function end(server: ChildProcess, signal: NodeJS.Signals) {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill(signal)
  await once(server, 'exit')
}
