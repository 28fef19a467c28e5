// Configures tests without a browser: server tests on PostgreSQL, some of them also on the embedded database, and
// tests without a database.
import { defineConfig } from 'vitest/config'
import { inlineScripts } from '#scripts/inlineScript.ts'

const server = ['api/**/*.test.ts', 'tests/contract/server*.test.ts', 'tests/reliability/**/*.test.ts']

/**
 * Server tests that also run on the embedded database: the store, code that only depends on it, and each operation
 * with each answer. It has one connection, so only PostgreSQL can run concurrency tests. `EMBEDDED=all` runs all
 * server tests on it (`npm run test:full` does).
 */
const embedded = [
  'api/{store,ledger,jobs}/**/*.test.ts',
  'tests/reliability/backup.test.ts',
  'tests/contract/server-statuses.test.ts',
]

/** Timeout of `expect.poll`. The default of 1 s is too short on a busy host. */
const expectOptions = { poll: { timeout: 30_000 } }

/** Options shared with the builds of the app (vite.config.ts). */
const build = {
  define: { __BUILD_ID__: '"test"', __MESSAGES__: '"test"' },
  plugins: [inlineScripts()],
}

export default defineConfig({
  test: {
    // One worker per core; by default vitest leaves one of the two cores idle.
    maxWorkers: 2,
    projects: [
      {
        ...build,
        test: {
          expect: expectOptions,
          name: 'embedded',
          env: { VITEST_PROJECT: 'embedded' },
          // Loading the server's modules takes longer than most test files, and modules keep no state between
          // requests.
          isolate: false,
          include: process.env.EMBEDDED === 'all' ? server : embedded,
          globalSetup: 'tests/support/embedded.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...build,
        test: {
          expect: expectOptions,
          name: 'postgres',
          env: { VITEST_PROJECT: 'postgres' },
          // Loading the server's modules takes longer than most test files, and modules keep no state between
          // requests.
          isolate: false,
          include: server,
          globalSetup: 'tests/support/postgres.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...build,
        test: {
          expect: expectOptions,
          name: 'unit',
          // For the same reason as above. Tests must restore stubbed globals and remove elements from the page.
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
          // The slowest tests take 5 s on an idle host.
          testTimeout: 20_000,
        },
      },
    ],
  },
})
