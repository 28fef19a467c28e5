// Checks that docs/last-days.md lists every expiry date: expiry columns of tables, entries of the catalog and fields of
// the contract.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { objectOf, readDocumentFile } from '@members-hub/openapi'
import * as schema from '#api/schema/schema.ts'
import { listFiles } from './support/listFiles.ts'

const page = readFileSync('docs/last-days.md', 'utf8')
/** Names in the first column of each table: `vouchers.expires_at`, `vouchers.json validDays`, `Voucher.expiresAt`. */
const listed = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))

const isColumnEnd = (name: string) =>
  /(?:^|_)(?:until|expires?|erases|ends|closes|due|lapses?|deadline|valid|last_day)(?:_|$)/.test(name)
const isFieldEnd = (name: string) =>
  /^(?:to|until|lastDay|nextDate|dueDate)$|Until|[eE]xpires|[cC]loses|^ends[A-Z]|[rR]e(?:new|set)s[A-Z]|[dD]eadline|[lL]apses|[vV]alid(?:Days|Until)/.test(
    name,
  )
/**
 * Checks whether a catalog value is an expiry: a date whose key is a name such as `lastDay`, or a number whose key is a
 * name such as `validDays`.
 */
const isCatalogEnd = (name: string, value: unknown) =>
  typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.test(value) && isFieldEnd(name) : isDuration(name, value)
const isDuration = (name: string, value: unknown) =>
  typeof value === 'number' && /Days$|Months$|Minutes$|Within$|^withinDays$|^daysAfter$|DaysAhead$/.test(name)

const columns = Object.values<unknown>(schema)
  .filter((each) => is(each, PgTable))
  .map(getTableConfig)
  .flatMap((table) =>
    table.columns.filter(({ name }) => isColumnEnd(name)).map(({ name }) => `${table.name}.${name}`),
  )

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

function entriesIn(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap(entriesIn)
  return entriesOf(value).flatMap((entry) => [entry, ...entriesIn(entry[1])])
}

/**
 * Expiries in catalog files. Retention periods are excluded, because docs/tables.md documents them; sample data is
 * excluded too.
 */
const catalogue = listFiles('api/catalog/*.json', 40)
  .map((path) => basename(path))
  .filter((file) => file !== 'retention.json' && !file.startsWith('sample-'))
  .flatMap((file) =>
    entriesIn(JSON.parse(readFileSync(`api/catalog/${file}`, 'utf8')))
      .filter(([name, value]) => isCatalogEnd(name, value))
      .map(([name]) => `${file} ${name}`),
  )

const schemas = objectOf(objectOf(readDocumentFile('openapi.yaml').components).schemas)
/**
 * Checks whether a field is an expiry; `to` alone is not enough, because it may be a link target or a character
 * position.
 */
const isField = (name: string, fieldSchema: unknown) =>
  isFieldEnd(name) && (name !== 'to' || /schemas\/(?:Instant|CalendarDate)/.test(JSON.stringify(fieldSchema)))
const fields = Object.entries(schemas).flatMap(([name, of]) =>
  entriesIn(of)
    .filter(([key]) => key === 'properties')
    .flatMap(([, properties]) => entriesOf(properties))
    .filter(([property, fieldSchema]) => isField(property, fieldSchema))
    .map(([property]) => `${name}.${property}`),
)

test('docs/last-days.md lists each expiry of tables, catalog and contract exactly once', () => {
  const ends = [...columns, ...catalogue, ...fields]
  expect(ends.length).toBeGreaterThan(60)
  expect(listed.toSorted()).toEqual([...new Set(ends)].toSorted())
})

test('docs/last-days.md specifies for each expiry whose calendar determines the day', () => {
  const days = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[2]?.trim())
  expect(days.filter((day) => !['member', 'instant', 'date', 'other'].includes(day ?? ''))).toEqual([])
})
