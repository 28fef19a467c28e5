// Tests that a finding about a new enum value lists the messages whose text depends on this enum, in each language. For
// example, a message with `{state, select, shipped {…} other {…}}` depends on the enum of `state`.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Shape } from '#scripts/contract/impact/shapes.ts'
import { textsOf } from '#scripts/contract/impact/texts.ts'
import { listOf, nodeAt } from '@members-hub/openapi'
import { readHubContract } from '#scripts/generate/contract.ts'

const root = join(import.meta.dirname, '../..')

const choice = (...values: string[]): Shape => ({ props: {}, refs: [], values })

test('a new enum value affects only messages whose text depends on this enum, in four languages', async () => {
  const { document } = await readHubContract(join(root, 'openapi.yaml'))
  const filesByPlace = new Map<string, string[]>()
  // Messages in locales/gifts and locales/reading select their text by the values of the first two enums. No message
  // has the values of the last enum.
  const components = {
    GiftKind: choice(...valuesOf(document, 'GiftKind')),
    ReadingTopic: choice(...valuesOf(document, 'ReadingTopic')),
    Stranger: choice('north', 'south'),
  }
  textsOf({ root, document, shapes: { components, operations: {} } }, (place, { file }, how) => {
    expect(how).toBe('labels')
    filesByPlace.set(place, [...(filesByPlace.get(place) ?? []), file])
  })
  const languages = ['GiftKind', 'ReadingTopic'].map((name) =>
    [...new Set(filesByPlace.get(name)?.map((file) => file.replace(/.*\//, '')))].toSorted(),
  )
  const all = ['en-US.json', 'id-ID.json', 'th-TH.json', 'vi-VN.json']
  expect(languages).toEqual([all, all])
  expect(filesByPlace.has('Stranger')).toBe(false)
})

const valuesOf = (document: object, name: string): string[] =>
  listOf(nodeAt(document, ['components', 'schemas', name, 'enum'])).map(String)
