// Journeys in real browsers against the built hub; each worker has a server of its own. Chromium has all of them, Firefox and
// WebKitGTK those that say so (tests/e2e/helpers/full.ts).
import { resolve } from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { hasBrowser, otherBrowsers, type OtherBrowser } from '#scripts/browsers.ts'
import { findChromium } from '#scripts/chromium.ts'
import { isFull } from '#tests/support/figures.ts'

/** One that Playwright meets by WebDriver BiDi, as it meets Firefox. */
const throughBidi = (name: OtherBrowser): Project => ({
  name,
  // What Chromium answers at once takes a script in a page here, or a request of WebDriver's.
  timeout: 120_000,
  grep: new RegExp(isFull ? `@everywhere|@${name}` : `@everywhere|@quick-${name}`),
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: resolve(`tests/browsers/${name}.ts`),
      // It runs on the project's own Node.js.
      env: { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` },
    },
  },
})

export default defineConfig({
  testDir: 'tests/e2e',
  // What only the full form runs says so itself (tests/e2e/helpers/full.ts).
  grepInvert: isFull ? undefined : /@full/,
  globalSetup: './tests/e2e/helpers/database.ts',
  // Two cores: more workers would only make each other late.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // What is awaited comes when it comes: on a machine with other work the usual five seconds were not enough.
  expect: { timeout: 15_000 },
  projects: [
    {
      name: 'chromium',
      use: {
        launchOptions: {
          executablePath: findChromium(),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      },
    },
    // Whoever installs them is told where they are missing (scripts/browsers.ts).
    ...otherBrowsers.filter(hasBrowser).map(throughBidi),
  ],
  reporter: [['list'], ['./tests/e2e/helpers/leaksReporter.ts']],
  use: {
    // What is kept for times without a connection is a subject of its own (offline.test.ts).
    serviceWorkers: 'block',
    // What a failed journey leaves in test-results (CONTRIBUTING.md says how to open it). To keep the pages of every step as well
    // takes a fifth of a journey's time (docs/decisions/0036-what-tests-cost.md); `--trace on` asks for them.
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
})
