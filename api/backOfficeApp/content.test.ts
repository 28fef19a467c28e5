// Tests the operations of the catalog's versions: reading topics, editing entries in a change, and publishing it with
// two staff members.
import { beforeAll, describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { openStaffSide } from '#tests/support/staff.ts'
import { objectOf } from '#shared/unknown.ts'
import { publishFiles } from '../content/publishFiles.ts'

const api = await testApi()
const staffSide = await openStaffSide(api)
const ton = await staffSide.sessionOf('ton', 'content')
const nuan = await staffSide.sessionOf('nuan', 'content')
const entry = 'gifts/milk-bags'

beforeAll(async () => {
  await publishFiles(api.store.db, api.clock.now)
})

const newChange = async (title = 'Winter') =>
  (await staffSide.dataOf('createContentChange', ton, { body: { title } })).id
const read = (change: string) =>
  staffSide.dataOf('getContentEntry', ton, { path: { topic: 'gifts' }, query: { entry, change } })
const edit = (id: string, body: object) =>
  staffSide.dataOf('editContentEntry', ton, {
    path: { id },
    body: { topic: 'gifts', entry, after: null, ...body },
  })

/** Creates a change that sets the price of the gift. */
async function priced(coins: number) {
  const id = await newChange()
  const { data, digest } = await read(id)
  await edit(id, { data: { ...objectOf(data), coins }, baseDigest: digest })
  return id
}

/** Publishes a change that sets the price of the gift. @returns its id */
async function published(coins: number) {
  const id = await priced(coins)
  await staffSide.dataOf('submitContentChange', ton, { path: { id }, body: { publishAt: null } })
  await staffSide.dataOf('approveContentChange', nuan, { path: { id } })
  return id
}

const editsIn = async (id: string) =>
  (await staffSide.dataOf('getContentChange', ton, { path: { id } })).edits

test('listContentTopics counts entries, and getContentTopic returns the JSON Schema of the topic', async () => {
  const { items } = await staffSide.dataOf('listContentTopics', ton)
  expect(items.find(({ name }) => name === 'gifts')).toMatchObject({ publishedAt: null })
  const topic = await staffSide.dataOf('getContentTopic', ton, { path: { topic: 'gifts' } })
  expect(topic.list).toBe('gifts')
  expect(topic.entries.find(({ id }) => id === entry)).toEqual({
    id: entry,
    title: 'Milk storage bags',
    state: 'published',
  })
  expect(topic.schema).toMatchObject({ type: 'object' })
})

describe('a change', () => {
  test('getContentChange lists the differences of each edit, and only another staff member may approve it', async () => {
    const id = await priced(77)
    const submitted = await staffSide.dataOf('submitContentChange', ton, {
      path: { id },
      body: { publishAt: null },
    })
    expect([submitted.outcome, submitted.change.state]).toEqual(['done', 'inReview'])
    const detail = await staffSide.dataOf('getContentChange', ton, { path: { id } })
    expect(detail.edits).toMatchObject([
      { topic: 'gifts', entry, kind: 'changed', lines: [{ path: 'coins', after: '77' }] },
    ])
    expect(detail.canApprove).toBe(false)
    const approval = await staffSide.dataOf('approveContentChange', ton, { path: { id } })
    expect(approval.outcome).toBe('ownChange')
    const other = await staffSide.dataOf('approveContentChange', nuan, { path: { id } })
    expect([other.outcome, other.change.state]).toEqual(['done', 'published'])
  })

  test('a published change keeps its differences, also after later publications', async () => {
    const first = await published(61)
    const second = await published(62)
    expect(await editsIn(first)).toMatchObject([{ kind: 'changed', lines: [{ path: 'coins', after: '61' }] }])
    expect(await editsIn(second)).toMatchObject([
      { kind: 'changed', lines: [{ path: 'coins', before: '61', after: '62' }] },
    ])
  })

  test('a restored version is a draft with the entries of the earlier version', async () => {
    await published(55)
    const { items } = await staffSide.dataOf('listContentVersions', ton, { path: { topic: 'gifts' } })
    const [current, earlier] = items
    expect([current?.isCurrent, earlier?.isCurrent]).toEqual([true, false])
    const draft = await staffSide.dataOf('restoreContentVersion', ton, { path: { id: earlier?.id ?? '' } })
    const detail = await staffSide.dataOf('getContentChange', ton, { path: { id: draft.id } })
    expect(detail.edits).toMatchObject([{ entry, lines: [{ path: 'coins', before: '55' }] }])
  })

  test('an edit that is based on an older entry is rejected with the outcome edited', async () => {
    const id = await newChange()
    const { data, digest } = await read(id)
    expect(await edit(id, { data, baseDigest: digest })).toEqual({ outcome: 'done', digest })
    expect(await edit(id, { data, baseDigest: null })).toEqual({ outcome: 'edited', digest: null })
  })

  test('an invalid draft is stored with its problems, and cannot be submitted', async () => {
    const id = await priced(-1)
    const result = await staffSide.dataOf('submitContentChange', ton, {
      path: { id },
      body: { publishAt: null },
    })
    expect(result.outcome).toBe('invalid')
    const { problems } = await staffSide.dataOf('getContentChange', ton, { path: { id } })
    expect(problems).toEqual([
      {
        topic: 'gifts',
        entry,
        path: 'coins',
        code: 'tooSmall',
        parameters: { limit: 0, actual: -1 },
        text: 'At least 0: now -1.',
      },
    ])
  })
})
