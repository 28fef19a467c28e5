// Checks that docs/security.md has a state and a reason for each requirement of ASVS 5.0 in all chapters, and that the
// named tests exist.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')

/** Number of requirements of levels 1 and 2 in each chapter of ASVS 5.0, V1 to V17. */
const counts = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const rows = text.split('\n').flatMap((line) => {
  const [, number = '', summary = '', state = '', reason = ''] = line.split('|').map((cell) => cell.trim())
  return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, summary, state, reason }] : []
})
const filesIn = (reason: string) =>
  [...reason.matchAll(/`((?:\w+\/)+[\w./-]+)`/g)].map(([, file = '']) => file)

test('docs/security.md lists each requirement of levels 1 and 2 once, chapter by chapter', () => {
  const chapters = Map.groupBy(rows, ({ number }) => Number(number.split('.')[0]))
  expect([...chapters.keys()]).toEqual(counts.map((_, index) => index + 1))
  expect([...chapters.values()].map(({ length }) => length)).toEqual(counts)
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
})

test('each security requirement has a summary, a state and a reason', () => {
  const states = ['met', 'n/a', 'open']
  const lacking = rows.filter(
    ({ summary, state, reason }) => summary.length < 3 || !states.includes(state) || reason.length < 3,
  )
  expect(lacking).toEqual([])
})

test('each security requirement with the state “met” names a test', () => {
  const without = rows.filter(
    ({ state, reason }) => state === 'met' && !filesIn(reason).some((file) => file.endsWith('.test.ts')),
  )
  expect(without).toEqual([])
})

test('each file named in docs/security.md exists', () => {
  const files = rows.flatMap(({ reason }) => filesIn(reason))
  expect(files.length).toBeGreaterThan(150)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('the counts at the top of docs/security.md match its rows', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    `Of ${rows.length} requirements ${count('met')} are met, ${count('n/a')} do not apply and ${count('open')} are open.`,
  )
})
