// Checks the decision records in docs/decisions: their numbers, headings, length and file names, and the references
// between them. `npm run generate -- --check` compares the index with the records.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRecord } from '#scripts/generate/decisions.ts'
import { listFiles } from './support/listFiles.ts'

const folder = 'docs/decisions'
const records = listFiles(`${folder}/[0-9]*.md`, 100).map((path) => ({
  ...readRecord(path),
  text: readFileSync(path, 'utf8'),
}))
const isCurrent = ({ status }: { status: string }) => status.startsWith('accepted')
const headingsOf = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
const wordsOf = (text: string) => text.split(/\s+/).length
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

test('numbers of decision records start at 0001 and have no gaps or duplicates', () => {
  expect(records.map(({ file }) => file.slice(0, 4))).toEqual(
    records.map((_record, before) => String(before + 1).padStart(4, '0')),
  )
})

test('decision records are sorted by date', () => {
  expect(records.map(({ date }) => date)).toEqual(records.map(({ date }) => date).toSorted())
})

test('titles of decision records have at most 60 characters and match the file names', () => {
  expect(records.filter(({ title }) => title.length > 60)).toEqual([])
  expect(records.map(({ file }) => file)).toEqual(
    records.map(({ file, title }) => `${file.slice(0, 4)}-${slugOf(title)}.md`),
  )
})

test('each decision record in effect has four headings and at most 600 words', () => {
  const current = records.filter(isCurrent)
  const headings = ['Context', 'Decision', 'Consequences', 'Alternatives']
  expect(current.length).toBeGreaterThan(60)
  expect(current.map(({ file, text }) => [file, headingsOf(text)])).toEqual(
    current.map(({ file }) => [file, headings]),
  )
  expect(current.filter(({ text }) => wordsOf(text) > 600).map(({ file }) => file)).toEqual([])
})

test('a decision record that was superseded, merged or moved names an existing page', () => {
  const replaced = records.filter((record) => !isCurrent(record))
  const form = /^(?:superseded by|merged into|moved to) \[[^\]]+\]\(([^)#]+)/
  expect(replaced.length).toBeGreaterThan(10)
  for (const { file, status } of replaced) {
    const [, target = 'no target'] = form.exec(status) ?? []
    expect(existsSync(join(folder, target)), `${file}: ${status}`).toBe(true)
  }
})

test('a decision record that supersedes another record names that record', () => {
  const superseded = records.flatMap(({ file, status }) => {
    const [, successor] = /^superseded by \[(\d{4})\]/.exec(status) ?? []
    return successor === undefined ? [] : [{ file, successor }]
  })
  expect(superseded.length).toBeGreaterThan(3)
  for (const { file, successor } of superseded) {
    const record = records.find((other) => other.file.startsWith(successor))
    expect(record?.text, `${successor} names ${file}`).toContain(file)
  }
})
