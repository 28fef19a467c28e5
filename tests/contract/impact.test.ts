// Tests the index that maps parts of the contract to lines of code. It must list every line that a contract change
// affects: all lines with compiler errors, and all lines that a human reviewer labeled. Full suite only: building the
// index takes many seconds, and each change is compiled. If labeled code is edited, its labels may become invalid.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { withEffects, type Effect, type Subject } from '@members-hub/contract-check'
import { impactOf } from '#scripts/contract/impact/index.ts'
import { readIndex, type Index } from '#scripts/contract/impact/read.ts'
import { filesIn } from '#scripts/fingerprint.ts'
import { linesOfScreens } from '../support/bundledLines.ts'
import { measurement, isFull } from '../support/measurements.ts'
import { formFiles } from '../support/formFiles.ts'
import { openRenamed } from '../support/renamed.ts'
import { renameProperties, unnamed } from '../support/renamedProperties.ts'
import { cases, changed } from '../support/sixteenChanges.ts'

const minutes = 60_000
const root = join(import.meta.dirname, '../..')
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
const linesByFile = z.record(z.string(), z.array(z.string()))
const labelled = z
  .array(z.object({ change: z.string(), places: linesByFile }))
  .parse(readJson('labelled.json'))
let index: Index
let effectsOf: (subject: Subject) => Effect[]
let renamed: ReturnType<typeof openRenamed>
let bundled: ReadonlyMap<string, ReadonlySet<string>>

beforeAll(async () => {
  const startedAt = process.hrtime.bigint()
  index = await readIndex(root)
  measurement(
    'Impact',
    `creating the index takes ${Number((process.hrtime.bigint() - startedAt) / 100_000_000n) / 10} s`,
  )
  effectsOf = impactOf(index).effectsOf
  renamed = openRenamed()
  bundled = isFull ? await linesOfScreens() : new Map()
}, 6 * minutes)

afterAll(() => renamed.close())

/** Maps each operation to the file and line of its generated function in generated/calls. */
function callLines() {
  const files = filesIn(join(root, 'generated/calls')).map((file) => relative(root, file))
  return new Map(
    files.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, above): [string, string][] => {
          const [, name] = /^export const (\w+) =/.exec(text) ?? []
          return name ? [[name, `${file}:${above + 1}`]] : []
        }),
    ),
  )
}

/**
 * Compares the screens in the index with the result of the bundler: the bundle of a screen contains exactly the code
 * that the screen can reach.
 */
function compareScreens(of: string, changes: { title: string; at: string[]; effects: Effect[] }[]) {
  const judged = changes.map(({ title: label, at, effects }) => {
    const namedRoutes = new Set(effects.flatMap(({ routes }) => routes))
    const paths = [...bundled].flatMap(([path, lines]) => (at.some((line) => lines.has(line)) ? path : []))
    return {
      title: label,
      named: namedRoutes.size,
      kept: paths,
      missed: paths.filter((path) => !namedRoutes.has(path)),
    }
  })
  const namedCount = judged.reduce((sum, judgement) => sum + judgement.named, 0)
  const keptCount = judged.flatMap((judgement) => judgement.kept).length
  const missed = judged.flatMap(({ title: label, missed: paths }) => paths.map((path) => `${label}: ${path}`))
  const right = keptCount - missed.length
  const precision = right / namedCount
  measurement(
    'Impact',
    `${changes.length} ${of}: ${right} of ${keptCount} affected screens are reported, ${right} of ${namedCount} reported screens are correct (precision ${precision.toFixed(3)})`,
  )
  return { missed, isPrecise: precision >= 0.9, isEnough: keptCount > 100 }
}
const good = { missed: [], isPrecise: true, isEnough: true }

test.runIf(isFull)('the index lists exactly the screens that call an operation', () => {
  const calls = callLines()
  const operations = Object.keys(index.shapes.operations).map((operation) => ({
    title: operation,
    at: [calls.get(operation) ?? ''],
    effects: effectsOf({ operation, part: 'operation', path: [] }),
  }))
  expect(compareScreens('operations', operations)).toEqual(good)
})

describe('compiler errors', () => {
  let outcomes: ReturnType<typeof renameProperties>
  beforeAll(() => {
    if (isFull) outcomes = renameProperties({ index, effectsOf, renamed })
  }, 30 * minutes)

  test.runIf(isFull)('the index lists every line with a compiler error after a property was renamed', () => {
    expect(outcomes).toHaveLength(39)
    for (const [label, all] of Map.groupBy(outcomes, (outcome) => outcome.title)) {
      const complaints = all.flatMap((outcome) => outcome.complaints).length
      const namedCount = complaints - all.flatMap(({ missed }) => missed).length
      const many = all.length
      measurement(
        'Impact',
        `${many} properties renamed (${label}): ${namedCount} of ${complaints} compiler errors are reported`,
      )
      expect(complaints).toBeGreaterThan(many)
    }
    const missed = outcomes.flatMap(({ place, missed: misses }) =>
      misses.map(({ file, from, code, text }) => `${place}: ${file}:${from} TS${code} ${text}`),
    )
    expect(missed).toEqual([])
  })

  test.runIf(isFull)('the index lists exactly the screens with compiler errors of a renamed property', () => {
    const properties = outcomes.map(({ place, complaints, effects }) => ({
      title: place,
      at: complaints.flatMap(({ file, from, to }) =>
        Array.from({ length: to - from + 1 }, (_, after) => `${file}:${from + after}`),
      ),
      effects: effects.filter(({ file }) => file.startsWith('src/')),
    }))
    expect(compareScreens('properties', properties)).toEqual(good)
  })

  test.runIf(isFull)(
    'if the first name becomes nullable in the contract, the index lists every line that uses it',
    { timeout: minutes },
    () => {
      const nullable = (text: string, at: number) =>
        text.slice(0, at) + text.slice(at).replace(': string;', ': string | null;')
      const complaints = renamed.complaints(['UserInfo.firstName'], nullable)
      const effects = effectsOf({ operation: 'getUserInfo', part: 'answer', path: ['firstName'] })
      const files = [
        ...new Set(effects.filter(({ file }) => file.startsWith('src/')).map(({ file }) => file)),
      ]
      const fileCount = new Set(complaints.map(({ file }) => file)).size
      measurement(
        'Impact',
        `a first name that may be missing: ${files.length} files are reported, of which the compiler reports ${fileCount}`,
      )
      expect(fileCount).toBeGreaterThanOrEqual(2)
      expect(unnamed(complaints, effects)).toEqual([])
      // Expected files, found by reading every file that contains `firstName`.
      expect(files).toEqual([
        'src/features/membership/HubHome.tsx',
        'src/features/profile/edit/AvatarSection.tsx',
        'src/features/profile/edit/ProfileForm.tsx',
        'src/features/profile/initials.ts',
        'src/features/profile/me/MeHead.tsx',
        'src/features/reading/villages/CertificatePage.tsx',
        'src/features/session/FastLoginPage.tsx',
        'src/features/support/contact/ContactForm.tsx',
        'src/domain/addresses/AddressForm.tsx',
      ])
    },
  )
})

/**
 * Expected files of the server and of pages that each change affects. These lists were generated with the index; half
 * of them were verified manually.
 */
const sixteen = linesByFile.parse(readJson('sixteen.json'))
test.runIf(isFull).each(cases)('the index lists the affected files of: $name', ({ name, edit, sentence }) => {
  const findings = withEffects(changed(edit).findings, effectsOf)
  const effects = findings.find((each) => each.sentence === sentence)?.effects ?? []
  const files = new Set(effects.map(({ file }) => file).filter((file) => /^(?:api|src)\//.test(file)))
  expect([...files].toSorted()).toEqual(sixteen[name])
})

test.runIf(isFull)('if a request gets another field, the index lists every form that sends it', () => {
  const silent = [...formFiles].flatMap(([file, operations]) =>
    operations.filter((operation) => {
      const effects = effectsOf({ operation, part: 'body', path: ['canary'] })
      return !effects.some((effect) => effect.file === `src/${file}` && effect.routes.length > 0)
    }),
  )
  expect(silent).toEqual([])
})

test.runIf(isFull)('a new request field does not affect code that only validates another field', () => {
  const effects = effectsOf({ operation: 'sendContactMessage', part: 'body', path: ['canary'] })
  expect([...new Set(effects.flatMap(({ routes }) => routes))]).toEqual(['/contact'])
  const removalEffects = effectsOf({ operation: 'sendContactMessage', part: 'operation', path: [] })
  expect(removalEffects.some(({ file }) => file === 'src/domain/contacts/email.ts')).toBe(true)
})

test.runIf(isFull)(
  'the index lists a screen whose component uses a hook for an operation that its loader also calls',
  () => {
    const effects = effectsOf({ operation: 'getDraw', part: 'operation', path: [] })
    const effect = effects.find(({ file }) => file === 'src/features/games/draw/CheckPage.tsx')
    expect(effect?.routes).toEqual(['/gifts/luckyDraw'])
    expect(effect?.opening).toEqual(['/gifts/luckyDraw'])
  },
)

/**
 * Maximum distance in lines between an affected line in the index and the matching label, because an expression can
 * span several lines.
 */
const near = 2

/**
 * Contract changes, each with the lines that a reviewer found by reading the code. These lines build the changed value
 * on the server, read it, send it, select messages by it, or test it. The changes were selected at random and labeled
 * after the index was written. Labels store the text of a line, because line numbers change; labels whose line was
 * rewritten are skipped.
 */
test.runIf(isFull)('the index lists the lines that a reviewer labeled, and few other lines', () => {
  const sums = { found: 0, labelled: 0, right: 0, named: 0, gone: 0 }
  for (const { change, places } of labelled) {
    const [operation = '', part, ...path] = change.split('/')
    if (!isPart(part)) throw new Error(`Change ${change} refers to an unknown part of an operation.`)
    const effects = effectsOf({ operation, part, path })
    const lines = Object.entries(places).flatMap(([file, texts]) => {
      const source = readFileSync(join(root, file), 'utf8')
        .split('\n')
        .map((line) => line.trim())
      return texts.map((text) => ({
        file,
        at: source.flatMap((line, above) => (line === text ? [above + 1] : [])),
      }))
    })
    const liveLines = lines.filter(({ at }) => at.length > 0)
    const fits = (effect: Effect, { file, at }: (typeof lines)[number]) =>
      effect.file === file && at.some((line) => Math.abs(line - effect.line) <= near)
    sums.gone += lines.length - liveLines.length
    sums.labelled += liveLines.length
    sums.found += liveLines.filter((line) => effects.some((effect) => fits(effect, line))).length
    // Skip all labels of a file if the line of one label was rewritten, because the other labels of the file are
    // unreliable too.
    const files = new Set(lines.filter(({ at }) => at.length === 0).map(({ file }) => file))
    const judged = effects.filter(({ file }) => !files.has(file))
    sums.named += judged.length
    sums.right += judged.filter((effect) => liveLines.some((line) => fits(effect, line))).length
  }
  const { found: hits, labelled: all, right, named: namedCount, gone: staleCount } = sums
  const [recall, precision] = [hits / all, right / namedCount]
  measurement(
    'Impact',
    `${labelled.length} changes labeled by hand: ${hits} of ${all} affected lines are reported (recall ${recall.toFixed(3)}), ${right} of ${namedCount} reported lines are correct (precision ${precision.toFixed(3)})`,
  )
  expect(staleCount, 'labels of rewritten lines: label these changes again').toBeLessThan(all / 4)
  expect(recall).toBeGreaterThanOrEqual(0.95)
  expect(precision).toBeGreaterThanOrEqual(0.9)
})

const parts: readonly Subject['part'][] = [
  'query',
  'path',
  'header',
  'body',
  'answer',
  'refusal',
  'operation',
  'mark',
]
const isPart = (part?: string): part is Subject['part'] => parts.some((candidate) => candidate === part)
