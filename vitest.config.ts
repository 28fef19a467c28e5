// Tests without a browser: the server's on PostgreSQL, some of them on the embedded database as well, and those that need
// no database at all.
import { defineConfig } from 'vitest/config'
import { inlineScripts } from '#scripts/inlineScript.ts'

const server = ['api/**/*.test.ts', 'tests/contract/server*.test.ts', 'tests/reliability/**/*.test.ts']

/**
 * Where the two databases could differ: the store and what is built on it alone, and each operation once with every
 * answer. It has one connection: what competes is PostgreSQL's to show. `EMBEDDED=all` runs everything on it
 * (`npm run test:full` does).
 */
const embedded = [
  'api/{store,ledger,jobs}/**/*.test.ts',
  'tests/reliability/backup.test.ts',
  'tests/contract/server-statuses.test.ts',
]

/** How long `expect.poll` waits: its usual second is too short on a machine with other work. */
const expectOptions = { poll: { timeout: 30_000 } }

/** Options that tests share with the builds of the app (vite.config.ts). */
const build = {
  define: { __BUILD_ID__: '"test"', __MESSAGES__: '"test"' },
  plugins: [inlineScripts()],
}

export default defineConfig({
  test: {
    // One a core: left alone, vitest keeps one core free, and two cores are all there are.
    maxWorkers: 2,
    projects: [
      {
        ...build,
        test: {
          expect: expectOptions,
          name: 'embedded',
          env: { VITEST_PROJECT: 'embedded' },
          // Reading the server's modules takes longer than most files' tests, and no module keeps state of a request.
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
          // Reading the server's modules takes longer than most files' tests, and no module keeps state of a request.
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
          // As above: who stubs a global, or puts something on the page, takes it away again.
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
          // The longest take five seconds on a machine that has nothing else to do.
          testTimeout: 20_000,
        },
      },
    ],
  },
})
