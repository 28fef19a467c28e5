// Configures tests without a browser: server tests on PostgreSQL, some of them also on the embedded database, and
// tests without a database.
import { defineConfig } from 'vitest/config'
import { inlineScripts } from '#scripts/inlineScript.ts'

const server = ['api/**/*.test.ts', 'tests/contract/server*.test.ts', 'tests/reliability/**/*.test.ts']

/**
 * Server tests that also run on the embedded database: tests of the store, tests of code that depends only on the
 * store, and tests of each operation with each response. The embedded database has one connection, so only PostgreSQL
 * can run concurrency tests. `EMBEDDED=all`, which `npm run test:full` sets, runs all server tests on the embedded
 * database.
 */
const embedded = [
  'api/{store,ledger,jobs}/**/*.test.ts',
  'tests/reliability/backup.test.ts',
  'tests/contract/server-statuses.test.ts',
]

/** Timeouts only end tests that hang: on a busy host a test can take twenty times as long as on an idle one. */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 }

/**
 * Options of `expect`. A test without an assertion fails, such as a loop over an empty list. The default timeout of
 * `expect.poll`, 1 s, is too short on a busy host.
 */
const expectOptions = { requireAssertions: true, poll: { timeout: 120_000 } }

/** Options that tests share with the builds of the app (vite.config.ts). */
const build = {
  define: { __BUILD_ID__: '"test"', __MESSAGES__: '"test"' },
  plugins: [inlineScripts()],
}

export default defineConfig({
  test: {
    // Use one worker per core; by default vitest leaves one of the two cores idle.
    maxWorkers: 2,
    projects: [
      {
        ...build,
        test: {
          expect: expectOptions,
          name: 'embedded',
          env: { VITEST_PROJECT: 'embedded' },
          // Do not isolate test files: loading the server's modules takes longer than most test files, and the modules
          // keep no state between requests.
          isolate: false,
          include: process.env.EMBEDDED === 'all' ? server : embedded,
          globalSetup: 'tests/support/embedded.ts',
          ...timeouts,
        },
      },
      {
        ...build,
        test: {
          expect: expectOptions,
          name: 'postgres',
          env: { VITEST_PROJECT: 'postgres' },
          // Do not isolate test files: loading the server's modules takes longer than most test files, and the modules
          // keep no state between requests.
          isolate: false,
          include: server,
          globalSetup: 'tests/support/postgres.ts',
          ...timeouts,
        },
      },
      {
        ...build,
        test: {
          expect: expectOptions,
          name: 'unit',
          // Do not isolate test files, because loading the modules takes longer than most test files. Tests must
          // therefore restore stubbed globals and remove elements from the page.
          isolate: false,
          include: [
            'src/**/*.test.ts',
            'mocks/**/*.test.ts',
            'packages/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
            'tests/contract/*.test.ts',
          ],
          exclude: ['tests/contract/server*.test.ts'],
          ...timeouts,
        },
      },
    ],
  },
})
