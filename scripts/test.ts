// Implements `npm test`: the build, checks without a server, server tests, then end-to-end tests in real browsers.
// The build comes first, because the check compares its page sizes with budgets, and tests with hostile requests use
// its pages.
import { provideBrowsers } from './browsers.ts'
import { provideChromium } from './chromium.ts'
import { failuresAlone, runSteps, supportOfBuild } from './steps.ts'

const started = performance.now()
const bin = (name: string) => `node_modules/.bin/${name}`
provideChromium()
provideBrowsers()

const steps = [
  { name: 'build', command: [process.execPath, 'scripts/build.ts'] },
  ...supportOfBuild,
  {
    name: 'check: contract, types, lint, format, messages, units',
    command: [process.execPath, 'scripts/check.ts'],
  },
  {
    name: 'server on PostgreSQL, and where they could differ on the embedded database',
    command: [bin('vitest'), 'run', '--project', 'embedded', '--project', 'postgres', ...failuresAlone],
  },
  {
    name: 'journeys in Chromium, the first ones in Firefox and WebKitGTK as well',
    command: [bin('playwright'), 'test', '--reporter=dot,tests/e2e/helpers/leaksReporter.ts'],
  },
]
const failed = await runSteps(steps)
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`${steps.length - failed.length} passed, ${failed.length} failed`)
console.log(failed.length ? `Failed: ${failed.join('; ')}.` : `Everything passed in ${minutes} min.`)
process.exitCode = failed.length ? 1 : 0
