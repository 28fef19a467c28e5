// Holds docs/tables.md, of which operators read and sizes are taken, to the schema and to the catalogue of retentions.
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

test('every table is described once, and none that is not there', () => {
  expect(tables.length).toBeGreaterThan(50)
  expect(documentedTables.map(({ name }) => name)).toEqual(tables.map(({ name }) => name).toSorted())
})

test('keys are those of the schema', () => {
  const keys = tables.map(({ name, primaryKeys, columns }) => {
    const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
    return { name, key: key.map((column) => column.name) }
  })
  const documentedKeys = documentedTables.map(({ name, key }) => ({ name, key }))
  expect(documentedKeys).toEqual(keys.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
})

test('a member’s rows have a column that leads to the member, and shared ones know no member', () => {
  const strange = documentedTables.filter(({ name, owner: ownerKind, by = 'member_id' }) => {
    if (ownerKind === 'member') return !columnsOf(name).includes(by)
    return ownerKind === 'shared' ? columnsOf(name).includes('member_id') : ownerKind !== 'queue'
  })
  expect(strange).toEqual([])
})

test('every retention of the catalogue is that of some table, and no other is named', () => {
  const retentions = documentedTables.flatMap(({ retention: retentionText }) =>
    [...retentionText.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  expect(new Set(retentions)).toEqual(new Set(Object.keys(retention)))
})

test('how many rows there are is a number of a member, or of all', () => {
  expect(
    documentedTables.filter(({ lasts }) => !['a year', 'in all', 'at once', ''].includes(lasts)),
  ).toEqual([])
})
