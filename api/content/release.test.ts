// Tests the way of a change from the draft to the publication, and that running code reads one version of all topics.
import { setImmediate as nextTurn } from 'node:timers/promises'
import pino from 'pino'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { testStore } from '#tests/support/database.ts'
import { auditEntries } from '../audit/tables.ts'
import drawFile from '../catalog/draws.json' with { type: 'json' }
import giftFile from '../catalog/gifts.json' with { type: 'json' }
import { draws, drawsTopic } from '../catalog/draws.ts'
import { gifts } from '../catalog/gifts.ts'
import { currentVersion, fileVersion, inOneVersion, setNewestVersion } from '../catalog/topic.ts'
import { topicOf } from '../catalog/topics.ts'
import { createChange, editEntry, findChange, notesOf, topicIn, type Change } from './changes.ts'
import { entryDigest } from './digest.ts'
import { entriesOf } from './entries.ts'
import { followNewestVersion } from './newestVersion.ts'
import { publishFiles } from './publishFiles.ts'
import { approve, problemsOf, publishDue, returnToDraft, submit, withdraw } from './release.ts'
import { catalogPublications } from './tables.ts'

const { db } = await testStore()
const now = new Date('2026-12-01T03:00:00.000Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const [author, editor] = ['author', 'editor']

await publishFiles(db, now)

async function follow() {
  const catalog = await followNewestVersion(db, pino({ level: 'silent' }))
  onTestFinished(async () => {
    await catalog.close()
    setNewestVersion(fileVersion)
  })
  return catalog
}

beforeEach(() => setNewestVersion(fileVersion))

const words = (text: string) => ({ en: text, id: text, th: text, vn: text })

/** Data of draws and gifts in which the first entries have the given name. */
const topicsNamed = (name: string) => ({
  draws: drawFile.map((draw, index) => (index === 0 ? { ...draw, name: words(name) } : draw)),
  gifts: {
    ...giftFile,
    gifts: giftFile.gifts.map((gift, index) => (index === 0 ? { ...gift, name: words(name) } : gift)),
  },
})

const nameOfDraw = () => [...draws().values()][0]?.name.en
const nameOfGift = () => [...gifts().values()][0]?.name.en

function done(change: Change | string): Change {
  if (typeof change === 'string') throw new Error(`The act was not done: ${change}`)
  return change
}

const drawEntry = `/${drawFile[0]?.id ?? ''}`
const giftEntry = `gifts/${giftFile.gifts[0]?.id ?? ''}`

/** Creates a draft with edits of entries. */
async function draft(entries: readonly (readonly [topic: string, entry: string, data: object | null])[]) {
  const { id } = await createChange(db, 'Winter', { by: author, now })
  for (const [topic, entry, data] of entries) {
    const definition = topicOf(topic)
    if (!definition) throw new Error(`Topic ${topic} is missing.`)
    const baseDigest = entryDigest(definition, await topicIn(db, id, definition), entry)
    const edit = await editEntry(db, id, { topic, entry, data, after: null, baseDigest, by: author, now })
    if (typeof edit === 'string') throw new Error(`The entry was not edited: ${edit}`)
  }
  return id
}

const drawNamed = (name: string) => ['draws', drawEntry, { ...drawFile[0], name: words(name) }] as const
const giftNamed = (name: string) => ['gifts', giftEntry, { ...giftFile.gifts[0], name: words(name) }] as const
const bothNamed = (name: string) => [drawNamed(name), giftNamed(name)]

async function submitted(entries: Parameters<typeof draft>[0], publishAt: Date | null = null) {
  return done(await submit(db, { id: await draft(entries), publishAt, by: author, now }))
}

describe('publishFiles', () => {
  test('does not publish files that are published already', async () => {
    expect(await publishFiles(db, now)).toEqual({ published: [], editedTopics: [] })
  })

  test('concurrent calls publish a changed file only once', async () => {
    const sources = new Map([['gifts', topicsNamed('Concurrent').gifts]])
    const reports = await Promise.all([1, 2, 3].map(() => publishFiles(db, now, sources)))
    expect(reports.flatMap(({ published }) => published)).toEqual(['gifts'])
  })

  test('keeps topics that staff has edited', async () => {
    const { id } = await submitted([drawNamed('Edited')])
    done(await approve(db, { id, by: editor, now }))
    const sources = new Map<string, object>([
      ['draws', topicsNamed('File').draws],
      ['gifts', topicsNamed('File').gifts],
    ])
    expect(await publishFiles(db, now, sources)).toEqual({ published: ['gifts'], editedTopics: ['draws'] })
    await follow()
    expect([nameOfDraw(), nameOfGift()]).toEqual(['Edited', 'File'])
  })
})

describe('a change', () => {
  test('two topics are published together when another staff member approves them', async () => {
    const { id } = await submitted(bothNamed('Together'))
    const catalog = await follow()
    expect(nameOfDraw()).not.toBe('Together')
    expect(done(await approve(db, { id, by: editor, now })).state).toBe('published')
    await catalog.refresh()
    expect([nameOfDraw(), nameOfGift()]).toEqual(['Together', 'Together'])
    expect((await notesOf(db, id)).map(({ kind, author: by }) => [kind, by])).toEqual([
      ['submitted', author],
      ['approved', editor],
      ['published', null],
    ])
    const entries = await db.select().from(auditEntries)
    expect(entries.filter(({ subject }) => subject === id).map((entry) => entry.what)).toEqual([
      'content-change-created',
      'content-submitted',
      'content-approved',
      'content-published',
    ])
  })

  test('staff members who worked on a change cannot approve it', async () => {
    const { id } = await submitted(bothNamed('Own'))
    expect(await approve(db, { id, by: author, now })).toBe('ownChange')
    expect(await findChange(db, id)).toMatchObject({ state: 'inReview' })
  })

  test('a draft with a reference to a missing gift cannot be submitted', async () => {
    const [first] = drawFile
    const prizes = first?.prizes.map((prize) => ({ ...prize, prize: { gift: 'no-such' } }))
    const id = await draft([['draws', drawEntry, { ...first, prizes }]])
    expect(await submit(db, { id, publishAt: null, by: author, now })).toBe('invalid')
    expect(await problemsOf(db, id, now)).toContainEqual(
      expect.objectContaining({
        topic: 'draws',
        entry: drawEntry,
        path: 'prizes.0.prize.gift',
        code: 'missingReference',
        parameters: { name: 'no-such', list: 'gifts/gifts' },
      }),
    )
  })

  test('an edit of an entry that another staff member has edited since is rejected, and overwrites no text', async () => {
    const id = await draft([])
    const baseDigest = entryDigest(drawsTopic, await topicIn(db, id, drawsTopic), drawEntry)
    const [topic, entry, data] = drawNamed('First')
    const edit = { topic, entry, data, after: null, baseDigest, by: editor, now }
    expect(await editEntry(db, id, edit)).toHaveProperty('digest')
    expect(await editEntry(db, id, edit)).toBe('edited')
  })

  test('data with another key than the entry is rejected', async () => {
    const id = await draft([])
    const baseDigest = entryDigest(drawsTopic, await topicIn(db, id, drawsTopic), drawEntry)
    const [topic, entry, data] = drawNamed('Other key')
    const edit = { topic, entry, after: null, baseDigest, by: author, now }
    expect(await editEntry(db, id, { ...edit, data: { ...data, id: 'other' } })).toBe('key')
    expect(await editEntry(db, id, { ...edit, data: 'no entry' })).toBe('key')
  })

  test('entries are added, moved to the first place and removed', async () => {
    const id = await draft([])
    const added = { ...drawFile[0], id: 'added', name: words('Added') }
    const keys = async () => entriesOf(drawsTopic, await topicIn(db, id, drawsTopic)).map((entry) => entry.id)
    const before = await keys()
    const common = { topic: 'draws', by: author, now }
    await editEntry(db, id, { ...common, entry: '/added', data: added, after: '', baseDigest: null })
    expect(await keys()).toEqual(['/added', ...before])
    const renamed = { ...added, name: words('Renamed') }
    const addedDigest = entryDigest(drawsTopic, await topicIn(db, id, drawsTopic), '/added')
    await editEntry(db, id, {
      ...common,
      entry: '/added',
      data: renamed,
      after: null,
      baseDigest: addedDigest,
    })
    expect(await keys()).toEqual(['/added', ...before])
    const last = before.at(-1) ?? ''
    const digest = entryDigest(drawsTopic, await topicIn(db, id, drawsTopic), last)
    await editEntry(db, id, { ...common, entry: last, data: null, after: null, baseDigest: digest })
    expect(await keys()).toEqual(['/added', ...before.slice(0, -1)])
  })

  test('the second of two changes of the same entry returns to draft with the reason', async () => {
    const first = await submitted([giftNamed('Early')])
    const second = await submitted([giftNamed('Late')])
    done(await approve(db, { id: first.id, by: editor, now }))
    const { state, problem } = done(await approve(db, { id: second.id, by: editor, now }))
    expect([state, problem]).toEqual([
      'draft',
      `gifts ${giftEntry}: The entry was published in another state since. Undo the edit, and edit the entry again.`,
    ])
  })

  test('concurrent approvals publish a change only once', async () => {
    const { id } = await submitted(bothNamed('Once'))
    const before = await db.select().from(catalogPublications)
    const approvals = await Promise.all(['b', 'c', 'd'].map((by) => approve(db, { id, by, now })))
    expect(approvals.filter((result) => result === 'state')).toHaveLength(2)
    expect(await db.select().from(catalogPublications)).toHaveLength(before.length + 1)
  })

  test('a scheduled change is published at its time, and not if it was returned before', async () => {
    const { id } = await submitted([drawNamed('Timed')], minutesLater(10))
    const other = await submitted([giftNamed('Returned')], minutesLater(10))
    for (const change of [id, other.id]) done(await approve(db, { id: change, by: editor, now }))
    done(await returnToDraft(db, { id: other.id, by: author, now }))
    await publishDue(db, minutesLater(9))
    expect(await findChange(db, id)).toMatchObject({ state: 'scheduled' })
    await publishDue(db, minutesLater(10))
    await publishDue(db, minutesLater(11))
    expect(await findChange(db, id)).toMatchObject({ state: 'published', publishedAt: minutesLater(10) })
    expect(await findChange(db, other.id)).toMatchObject({ state: 'draft' })
  })

  test('a withdrawn change cannot be edited, submitted or approved', async () => {
    const id = await draft(bothNamed('Gone'))
    done(await withdraw(db, { id, by: author, now }))
    const [topic, entry, data] = giftNamed('Gone')
    const edit = { topic, entry, data, after: null, baseDigest: null, by: author, now }
    expect(await editEntry(db, id, edit)).toBe('state')
    expect(await submit(db, { id, publishAt: null, by: author, now })).toBe('state')
    expect(await approve(db, { id, by: editor, now })).toBe('state')
  })
})

test('running code never reads topics of two versions, while 50 versions are published', async () => {
  const catalog = await follow()
  const start = currentVersion().number
  const progress = { isPublishing: true, reads: 0, mixed: 0 }
  const versions = new Set<number>()
  async function readBoth() {
    while (progress.isPublishing || progress.reads < 100_000)
      await inOneVersion(async () => {
        const ofDraw = nameOfDraw()
        versions.add(currentVersion().number)
        if (progress.reads % 50 === 0) await nextTurn()
        else await Promise.resolve()
        if (ofDraw !== nameOfGift()) progress.mixed += 1
        progress.reads += 1
      })
  }
  async function publishAll() {
    for (let count = 0; count < 50; count += 1) {
      const { id } = await submitted(bothNamed(`Version ${count}`))
      done(await approve(db, { id, by: editor, now }))
      await catalog.refresh()
    }
    progress.isPublishing = false
  }
  const first = await submitted(bothNamed('Before'))
  done(await approve(db, { id: first.id, by: editor, now }))
  await catalog.refresh()
  await Promise.all([publishAll(), readBoth(), readBoth()])
  expect(progress.mixed).toBe(0)
  expect(currentVersion().number).toBe(start + 51)
  expect(versions.size).toBeGreaterThan(40)
}, 120_000)
