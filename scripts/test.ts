// Implements `npm test`: the build, checks without a server, server tests, then end-to-end tests in real browsers. The
// build comes first, because a check compares page sizes of the build with budgets, and tests with hostile requests use
// the built pages.
import { provideBrowsers } from './browsers.ts'
import { provideChromium } from './chromium.ts'
import { failuresAlone, runSteps, supportOfBuild } from './steps.ts'

const started = performance.now()
const bin = (name: string) => `node_modules/.bin/${name}`
provideChromium()
provideBrowsers()

const steps = [
  { name: 'Build', command: [process.execPath, 'scripts/build.ts'] },
  ...supportOfBuild,
  {
    name: 'Run npm run check: contract, types, lint, format, unit tests',
    command: [process.execPath, 'scripts/check.ts'],
  },
  {
    name: 'Run server tests on PostgreSQL, and those that could differ on the embedded database',
    command: [bin('vitest'), 'run', '--project', 'embedded', '--project', 'postgres', ...failuresAlone],
  },
  {
    name: 'Run end-to-end tests in Chromium, the most important ones also in Firefox and WebKitGTK',
    command: [bin('playwright'), 'test', '--reporter=dot,tests/e2e/helpers/leaksReporter.ts'],
  },
]
const failed = await runSteps(steps)
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`${steps.length - failed.length} passed, ${failed.length} failed`)
console.log(failed.length ? `Failed: ${failed.join('; ')}.` : `Everything passed in ${minutes} min.`)
process.exitCode = failed.length ? 1 : 0
