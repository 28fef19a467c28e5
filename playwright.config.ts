// Runs the end-to-end tests in real browsers against the built hub. Each worker has a separate server. Chromium runs
// all tests; Firefox and WebKitGTK run the tests with a tag for them (tests/e2e/helpers/full.ts).
import { resolve } from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { hasBrowser, otherBrowsers, type OtherBrowser } from '#scripts/browsers.ts'
import { findChromium } from '#scripts/chromium.ts'
import { isFull } from '#tests/support/measurements.ts'

/** Configures a browser that Playwright's Firefox driver controls through WebDriver BiDi. */
const throughBidi = (name: OtherBrowser): Project => ({
  name,
  grep: new RegExp(isFull ? `@everywhere|@${name}` : `@everywhere|@quick-${name}`),
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: resolve(`tests/browsers/${name}.ts`),
      // Run the launcher of the browser, which is a script, with the project's Node.js.
      env: { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` },
    },
  },
})

export default defineConfig({
  testDir: 'tests/e2e',
  // Tests that run only in the full suite have a tag (tests/e2e/helpers/full.ts).
  grepInvert: isFull ? undefined : /@full/,
  globalSetup: './tests/e2e/helpers/database.ts',
  // Use one worker per core: with more workers, tests slow each other down.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Use a timeout that is long enough for a host that is several times slower: a timeout should only end tests that
  // hang.
  timeout: 240_000,
  expect: { timeout: 30_000 },
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
    // Block service workers by default: only offline.test.ts tests the service worker.
    serviceWorkers: 'block',
    // Store a screenshot and a trace of each failed test in test-results (see docs/testing.md). Traces contain no page
    // snapshots, because snapshots of each step would add a fifth to the run time; `--trace on` enables snapshots.
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
})
