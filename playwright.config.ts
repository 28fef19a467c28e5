// Journeys in a real Chromium against the built hub; each worker has a server of its own.
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'
import { isFull } from './tests/support/figures.ts'

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
  reporter: [['list'], ['./tests/e2e/helpers/leaksReporter.ts']],
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
    // What is kept for times without a connection is a subject of its own (offline.test.ts).
    serviceWorkers: 'block',
    // What a failed journey leaves in test-results (CONTRIBUTING.md says how to open it). To keep the pages of every step as well
    // takes a fifth of a journey's time (docs/decisions/0036-what-tests-cost.md); `--trace on` asks for them.
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
})
