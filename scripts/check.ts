// Implements `npm run check`: all checks that need no server and no browser. Takes one to two minutes; run it before
// each commit.
import { failuresAlone, runSteps, type Step } from './steps.ts'

const bin = (name: string) => `node_modules/.bin/${name}`

const steps: Step[] = [
  // Start the longest step first: most other steps use one core and run concurrently with it.
  {
    name: 'Run unit tests, including those of complete translations',
    command: [bin('vitest'), 'run', '--project', 'unit', ...failuresAlone],
  },
  {
    name: 'Check that generated/ is up to date',
    command: [process.execPath, 'scripts/generate.ts', '--check'],
  },
  { name: 'Lint the contract', command: [bin('redocly'), 'lint', 'openapi.yaml'] },
  {
    name: 'Compare the contract with its branch point and released versions',
    command: [process.execPath, '--disable-warning=ExperimentalWarning', 'scripts/contract/contract.ts'],
    isShown: true,
  },
  {
    name: 'Check types',
    command: [process.execPath, 'node_modules/@typescript/native/bin/tsc', '--noEmit'],
  },
  {
    name: 'Check types of the back office',
    command: [
      process.execPath,
      'node_modules/@typescript/native/bin/tsc',
      '--noEmit',
      '--project',
      'src/backOffice',
    ],
  },
  {
    name: 'Lint the code: names, parameters, complexity, unsafe types and other rules',
    command: [process.execPath, '--disable-warning=ExperimentalWarning', 'scripts/lint/lint.ts'],
    isShown: true,
  },
  {
    name: 'Check layers: allowed imports between folders, and circular imports',
    command: [process.execPath, 'scripts/layers/check.ts'],
    isShown: true,
  },
  {
    name: 'Compare first-load sizes of pages with their budgets',
    command: [process.execPath, '--disable-warning=ExperimentalWarning', 'scripts/firstLoad/check.ts'],
    isShown: true,
  },
  {
    name: 'Check that migrations need no downtime',
    command: [process.execPath, 'scripts/migrations/check.ts'],
    isShown: true,
  },
  {
    name: 'Check commit subjects',
    command: [process.execPath, 'scripts/commits/checkNew.ts'],
    isShown: true,
  },
  {
    name: 'Scan for secrets',
    command: [bin('secretlint'), '--maskSecrets', '--secretlintignore', '.gitignore', '**/*'],
  },
  { name: 'Check formatting', command: [bin('oxfmt'), '--check'] },
  { name: 'Check spelling', command: [bin('cspell'), 'lint', '--no-progress'] },
  { name: 'Check the structure of Markdown pages', command: [bin('markdownlint-cli2')] },
]
const failed = await runSteps(steps, 2)
process.exitCode = failed.length ? 1 : 0
