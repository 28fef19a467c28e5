// docs/decisions: pages are numbered in their order, and the index says of each what the page says of itself.
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

/** The rows of the index, without the line that sums the page up. */
const index = readFileSync(`${folder}/README.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) => {
    const [, link = '', title, date, status] = line.split('|').map((cell) => cell.trim())
    const [, number, file] = /^\[(.+)\]\((.+)\)$/.exec(link) ?? []
    return { file, number, title, date, status }
  })

test('numbers begin with 0001 and leave none out, and none is given twice', () => {
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.map(({ number }) => number)).toEqual(
    pages.map((_page, before) => String(before + 1).padStart(4, '0')),
  )
})

test('pages are in the order of their dates', () => {
  expect(pages.map(({ date }) => date)).toEqual(pages.map(({ date }) => date).toSorted())
})

test('the index has each page with its title, date and status', () => {
  expect(index).toEqual(pages)
})
