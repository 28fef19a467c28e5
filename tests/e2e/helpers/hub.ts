// Starts a separate hub for each test worker: the built server in a process that can be killed, with a data folder that
// survives restarts. A test fails if its page logs an error or a warning, such as a hydration, Content-Security-Policy
// or script error.
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
import { answeredKey } from '#src/domain/invitations/darkThemeOffer.ts'
import { programOf } from '#tests/support/programOf.ts'
import { hubDatabase } from './database.ts'
import { watchLeaks } from './leaks.ts'
import { watchedRequests } from './leaksReporter.ts'

/** Host of the app in the configuration of test hubs. No server responds on this host. */
export const appHost = 'https://app.example.com'

export type Hub = {
  origin: string
  /** Origin of the back office. */
  backOffice: string
  /** Kills the process and starts another process on the same data, optionally with its clock moved ahead. */
  killAndRestart: (minutesAhead?: number) => Promise<void>
  /**
   * Opens the hub's database. Stops the hub first if the database is embedded, because only one process at a time can
   * open an embedded database.
   */
  onDatabase: <Done>(work: (store: Store) => Promise<Done>) => Promise<Done>
  /**
   * Opens the database while the hub is stopped. The jobs of a running hub use the real clock and would delete data
   * that a test creates for another time.
   */
  whileStopped: <Done>(work: (store: Store) => Promise<Done>) => Promise<Done>
  /** Returns the newest code that was sent to an account. */
  codeFor: (account: string) => Promise<string>
}

type OfTests = {
  offersDarkTheme: boolean
  celebrates: boolean
  /** Opens another browser context, for another member or for another device of the same member. */
  otherBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>
  watched: void
}

const closeCelebrations = (page: Page) =>
  page.addLocatorHandler(page.locator('dialog[open] [data-celebration]'), async () => {
    await page.keyboard.press('Escape')
  })

export const test = base.extend<OfTests, { hub: Hub; world: string; questionnaires: string }>({
  // Test files that set `world` use separate hubs, so that their clock changes do not affect other files.
  world: ['', { option: true, scope: 'worker' }],
  // Path of a questionnaire file that replaces the catalog's questionnaires.
  questionnaires: ['', { option: true, scope: 'worker' }],
  // Disables the evening offer of the dark theme, so that tests give the same result at any hour.
  offersDarkTheme: [false, { option: true }],
  // Closes the dialog that celebrates the first coins, a level or a streak, which could open on any page of a test about
  // another topic.
  celebrates: [false, { option: true }],
  hub: [
    async ({ questionnaires }, use) => {
      const data = await hubData()
      const port = await freePort()
      const origin = `http://localhost:${port}`
      const backOfficePort = await freePort()
      const environment = { BACK_OFFICE_PORT: String(backOfficePort) }
      let server = await startHub(port, data, { questionnaires, environment })
      const restart = async (minutesAhead?: number, meanwhile?: () => Promise<void>) => {
        await end(server, 'SIGKILL')
        await meanwhile?.()
        if (minutesAhead) await workOn(data, makeJobsDue)
        server = await startHub(port, data, { minutesAhead, questionnaires, environment })
      }
      await use({
        origin,
        backOffice: `http://localhost:${backOfficePort}`,
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
  // Playwright reads the names of the required fixtures from this parameter. The empty pattern means that no fixture is
  // required.
  // oxlint-disable-next-line eslint/no-empty-pattern
  extraHTTPHeaders: async ({}, use) => use(fromElsewhere()),
  otherBrowser: async ({ browser, hub, offersDarkTheme, celebrates }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: hub.origin, ...options })
      opened.push(context)
      if (!offersDarkTheme) await hideDarkThemeOffer(context)
      // A page that is closed meanwhile needs no handler.
      if (!celebrates) context.on('page', (page) => void closeCelebrations(page).catch(() => {}))
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },
  watched: [
    async ({ page, context, offersDarkTheme, celebrates }, use, { annotations }) => {
      if (!offersDarkTheme) await hideDarkThemeOffer(context)
      if (!celebrates) await closeCelebrations(page)
      const traffic = watchLeaks(context)
      const complaints: string[] = []
      page.on('console', (message) => {
        if (isFault(message)) complaints.push(`${new URL(page.url()).pathname}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use()
      expect(complaints, 'console messages and errors of the page').toEqual([])
      expect(traffic.leaks, 'secrets in URLs, referrers and events').toEqual([])
      annotations.push({ type: watchedRequests, description: String(traffic.requests) })
    },
    { auto: true },
  ],
})

export { expect }

const hideDarkThemeOffer = (context: BrowserContext) =>
  context.addInitScript((key) => {
    try {
      localStorage.setItem(key, '1')
    } catch {
      // Ignore errors: a blank page has no storage, and a page with blocked storage does not offer the dark theme.
    }
  }, answeredKey)

/**
 * Console messages to ignore. Chromium logs an error for a 404 page or an error response, which tests assert
 * explicitly. Playwright reports that it blocked the service worker (playwright.config.ts). Browsers warn about an
 * unused preload, which depends on the speed of the host; `long-texts.test.ts` checks for unneeded fetches. React's
 * development build warns about the router's `Lazy`, which calls `use()` only while its code loads.
 */
const harmless =
  /^Failed to load resource|^Service Worker registration blocked|was preloaded using link preload but not used|^Error: This library called use\(\) to suspend/

/** Firefox and WebKit abort pending requests on navigation and report them to the page. */
const isOfLeavingPage = (message: ConsoleMessage) =>
  /^(?:Call)?Error: HTTP 0$/.test(message.text()) &&
  message.page()?.context().browser()?.browserType().name() !== 'chromium'

/** Previews of emails allow no scripts, so they also block the script that the driver of WebKitGTK adds. */
const isOfEmail = (message: ConsoleMessage) =>
  message.text() === 'Content security policy blocks inline (script-src-elem).' &&
  new URL(message.page()?.url() ?? 'about:blank').pathname.startsWith('/inbox/emails/')

const isFault = (message: ConsoleMessage) =>
  ['error', 'warning'].includes(message.type()) &&
  !harmless.test(message.text()) &&
  !isOfLeavingPage(message) &&
  !isOfEmail(message)

/** Waits until the page is hydrated. Earlier clicks would be lost. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.documentElement?.dataset.ready === 'true')
  // Wait for the forms too, because they are hydrated after the page around them.
  await page.waitForFunction(() =>
    [...document.forms].every((form) => Object.keys(form).some((key) => key.startsWith('__reactProps'))),
  )
}

/** Returns the newest code that a test hub has sent to an account. */
async function codeFor(origin: string, account: string): Promise<string> {
  const inbox = await (await fetch(`${origin}/inbox`)).text()
  const letter = inbox.split('<article>').find((each) => each.includes(`<b>${account}</b>`))
  const code = /\d{6}/.exec(letter ?? '')?.[0]
  if (!code) throw new Error(`No code was sent to ${account}.`)
  return code
}

/** Headers with a random client IP, so that each test has separate rate limits. */
export const fromElsewhere = () => ({
  'X-Forwarded-For': ['10', ...randomBytes(3)].join('.'),
})

type Start = {
  /** Folder whose subfolder `dist` contains the build. */
  home?: string
  /** Number of minutes by which the clock is moved ahead. */
  minutesAhead?: number
  questionnaires?: string
  /** Additional environment variables. */
  environment?: Record<string, string>
}

export type HubData = Awaited<ReturnType<typeof hubData>>

/** Creates the data folder of a new hub and, unless the database is embedded, a database. */
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

/**
 * Deletes queued jobs, so that they are queued again after the clock is moved. The queue uses the database's clock,
 * which tests do not move, and it does not queue a job twice for the same hour.
 */
const makeJobsDue = ({ db }: Store) => db.execute(sql`delete from pgboss.job`)

async function workOn<Done>(data: HubData, work: (store: Store) => Promise<Done>): Promise<Done> {
  const store = await openStore(data)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Environment variables with the location of the hub's data. */
export const environmentOf = ({ dataFolder, databaseUrl }: HubData) => ({
  DATA_FOLDER: dataFolder,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})

export async function startHub(port: number, data: HubData, start: Start = {}): Promise<ChildProcess> {
  const { home = '.', minutesAhead = 0, questionnaires = '', environment = {} } = start
  const clock = minutesAhead ? ['--import', resolve('tests/e2e/helpers/clock.ts')] : []
  // Run the server from source if the pages are built in another folder or if the clock is moved. A built server serves
  // only the pages of its build, and the dates of its catalog would move with the clock.
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
    await expect.poll(answers, { timeout: 200_000, intervals: [50] }).toBe(true)
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
