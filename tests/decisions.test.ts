// Checks docs/decisions: records are numbered in order, and the index matches the records.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from './support/listFiles.ts'

const folder = 'docs/decisions'
const pages = listFiles(`${folder}/*.md`, 100)
  .map((path) => basename(path))
  .filter((file) => file !== 'README.md')
  .map((file) => {
    const [heading = '', , dated = ''] = readFileSync(`${folder}/${file}`, 'utf8').split('\n')
    const [date = '', ...status] = dated.split(', ')
    return {
      file,
      number: file.slice(0, 4),
      title: heading.replace('# ', ''),
      date,
      status: status.join(', '),
    }
  })

/** Rows of the index, without the line that summarizes the record. */
const index = readFileSync(`${folder}/README.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) => {
    const [, link = '', title, date, status] = line.split('|').map((cell) => cell.trim())
    const [, number, file] = /^\[(.+)\]\((.+)\)$/.exec(link) ?? []
    return { file, number, title, date, status }
  })

test('numbers start with 0001 and have no gaps or duplicates', () => {
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.map(({ number }) => number)).toEqual(
    pages.map((_page, before) => String(before + 1).padStart(4, '0')),
  )
})

test('records are sorted by date', () => {
  expect(pages.map(({ date }) => date)).toEqual(pages.map(({ date }) => date).toSorted())
})

test('the index lists each record with its title, date and status', () => {
  expect(index).toEqual(pages)
})
