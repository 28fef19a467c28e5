// Runs the end-to-end tests in real browsers against the built hub. Each worker has a separate server. Chromium runs
// all tests; Firefox and WebKitGTK run the tests with a tag for them (tests/e2e/helpers/full.ts).
import { resolve } from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { hasBrowser, otherBrowsers, type OtherBrowser } from '#scripts/browsers.ts'
import { findChromium } from '#scripts/chromium.ts'
import { isFull } from '#tests/support/figures.ts'

/** A browser that Playwright drives through WebDriver BiDi with its Firefox driver. */
const throughBidi = (name: OtherBrowser): Project => ({
  name,
  // Longer than for Chromium: some calls need a script in a page or a WebDriver request.
  timeout: 120_000,
  grep: new RegExp(isFull ? `@everywhere|@${name}` : `@everywhere|@quick-${name}`),
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: resolve(`tests/browsers/${name}.ts`),
      // The browser's launcher uses the project's Node.js.
      env: { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` },
    },
  },
})

export default defineConfig({
  testDir: 'tests/e2e',
  // Tests of the full suite alone have a tag (tests/e2e/helpers/full.ts).
  grepInvert: isFull ? undefined : /@full/,
  globalSetup: './tests/e2e/helpers/database.ts',
  // One worker per core: with more, tests slow each other down.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Longer than the default of 5 s, which was not enough on a busy host.
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
    // Skips browsers that are not installed; scripts/browsers.ts installs them or reports why it cannot.
    ...otherBrowsers.filter(hasBrowser).map(throughBidi),
  ],
  reporter: [['list'], ['./tests/e2e/helpers/leaksReporter.ts']],
  use: {
    // Only offline.test.ts tests the service worker.
    serviceWorkers: 'block',
    // Files of a failed test in test-results (see docs/testing.md). Page snapshots of each step would add a fifth to
    // the run time (`docs/decisions/0036-what-tests-cost.md`); `--trace on` enables them.
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
})
