// Compares docs/tables.md with the schema and the retention catalog. Operators read this page, and tests of large
// tables use the row counts in it.
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import retention from '#api/catalog/retention.json' with { type: 'json' }
import * as schema from '#api/schema/schema.ts'
import { documentedTables } from './support/documentedTables.ts'

const tables = Object.values<unknown>(schema)
  .filter((each) => is(each, PgTable))
  .map(getTableConfig)
const tableOf = (name: string) => tables.find((table) => table.name === name)
const columnsOf = (name: string) => tableOf(name)?.columns.map((column) => column.name) ?? []

test('docs/tables.md describes every existing table exactly once', () => {
  expect(tables.length).toBeGreaterThan(50)
  expect(documentedTables.map(({ name }) => name)).toEqual(tables.map(({ name }) => name).toSorted())
})

test('the keys listed in docs/tables.md match the database schema', () => {
  const keys = tables.map(({ name, primaryKeys, columns }) => {
    const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
    return { name, key: key.map((column) => column.name) }
  })
  const documentedKeys = documentedTables.map(({ name, key }) => ({ name, key }))
  expect(documentedKeys).toEqual(keys.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
})

test('tables with the owner “member” have a column that refers to the member, and shared tables do not', () => {
  const strange = documentedTables.filter(({ name, owner: ownerKind, by = 'member_id' }) => {
    if (ownerKind === 'member') return !columnsOf(name).includes(by)
    return ownerKind === 'shared' ? columnsOf(name).includes('member_id') : ownerKind !== 'queue'
  })
  expect(strange).toEqual([])
})

test('docs/tables.md names exactly the retention periods in the catalog', () => {
  const retentions = documentedTables.flatMap(({ retention: retentionText }) =>
    [...retentionText.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  expect(new Set(retentions)).toEqual(new Set(Object.keys(retention)))
})

test('each row count in docs/tables.md has a known unit, such as rows per year or in total', () => {
  expect(
    documentedTables.filter(({ lasts }) => !['a year', 'in all', 'at a time', ''].includes(lasts)),
  ).toEqual([])
})
