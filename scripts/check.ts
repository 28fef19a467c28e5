// Implements `npm run check`: all checks that need no server and no browser. Takes one to two minutes; run it before
// each commit.
import { failuresAlone, runSteps, type Step } from './steps.ts'

const bin = (name: string) => `node_modules/.bin/${name}`

const steps: Step[] = [
  // Starts the longest step first; most other steps use one core and run next to it.
  {
    name: 'unit tests, messages complete',
    command: [bin('vitest'), 'run', '--project', 'unit', ...failuresAlone],
  },
  {
    name: 'generated/ is what the contract makes',
    command: [process.execPath, 'scripts/generate.ts', '--check'],
  },
  { name: 'the contract is well formed', command: [bin('redocly'), 'lint', 'openapi.yaml'] },
  {
    name: 'the contract breaks nobody',
    command: [process.execPath, '--disable-warning=ExperimentalWarning', 'scripts/contract/contract.ts'],
    isShown: true,
  },
  { name: 'types', command: [process.execPath, 'node_modules/@typescript/native/bin/tsc', '--noEmit'] },
  {
    name: 'lint: names, parameters, complexity, unsafe types and all other rules',
    command: [process.execPath, '--disable-warning=ExperimentalWarning', 'scripts/lint/lint.ts'],
    isShown: true,
  },
  {
    name: 'layers: which folder imports which, and circular imports',
    command: [process.execPath, 'scripts/layers/check.ts'],
    isShown: true,
  },
  {
    name: 'budgets: what pages fetch before they answer',
    command: [process.execPath, '--disable-warning=ExperimentalWarning', 'scripts/firstLoad/check.ts'],
    isShown: true,
  },
  {
    name: 'migrations that nobody notices',
    command: [process.execPath, 'scripts/migrations/check.ts'],
    isShown: true,
  },
  {
    name: 'subjects of commits',
    command: [process.execPath, 'scripts/commits/checkNew.ts'],
    isShown: true,
  },
  {
    name: 'no secrets',
    command: [bin('secretlint'), '--maskSecrets', '--secretlintignore', '.gitignore', '**/*'],
  },
  { name: 'format', command: [bin('oxfmt'), '--check'] },
]
const failed = await runSteps(steps, 2)
process.exitCode = failed.length ? 1 : 0
