// Tests that responses of read operations show the effects of earlier writes. The effects are those in the contract’s
// examples, with the data of the requests.
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { OperationId } from '#shared/protocol/operation.ts'
import { answers } from '#generated/mocks/answers.ts'
import { operationIds as ids } from '#tests/support/cases/cases.ts'
import { exampleRequests } from '#tests/support/contractRequests.ts'
import { ask, examplesOf, exampleCalls, toId, type MockCall } from '#tests/support/cases/mocks.ts'
import { empty } from './documented.ts'
import { entriesAt, listsOf, namesIn, successesOf } from './lists.ts'
import { createMocks } from './mocks.ts'
import { openStories } from './story.ts'
import { askedBy, isNamed, subjectOf, entriesIn } from './entries.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'

describe('effects of writes on later reads', () => {
  const reactions = ids.flatMap((read) =>
    examplesOf(read).flatMap(({ name, after = [] }) =>
      after.map((write) => [toId(write), read, name] as const),
    ),
  )

  /**
   * Returns calls of a write operation: one for each resource in the lists of the operation. The path or the body of
   * the call identifies the resource.
   */
  const callsOf = (write: OperationId, read: OperationId): MockCall[] => {
    const names = namesIn(write)
    const listed = listsOf(write).flatMap(({ read: list, at }) =>
      successesOf(list).flatMap(({ body }) => entriesAt(body.data, at)),
    )
    const paths = listed.map((entry) => ({ path: askedBy(entry, names) }))
    const [example] = exampleRequests(write)
    const idNames = Object.keys(objectOf(example?.body)).filter((name) => /^id$|Id$/.test(name))
    const listedIds = successesOf(read).flatMap(({ body }) =>
      entriesIn(body.data).map(({ entry }) => entry.id),
    )
    const bodies = [...new Set(listedIds)].flatMap((id) =>
      idNames.map((name) => ({ body: { ...objectOf(example?.body), [name]: id } })),
    )
    // Also use bodies with values from the examples of the read operation.
    const shownFields = Object.keys(answers[write]?.shown ?? {}).filter((name) => name !== 'id')
    const typed = examplesOf(read)
      .flatMap(({ body }) => entriesIn(body.data))
      .map(({ entry }) =>
        Object.entries(entry).filter(([name, value]) => shownFields.includes(name) && value !== null),
      )
      .filter(({ length }) => length > 1)
      .map((fields) => ({ body: Object.fromEntries(fields) }))
    return [{}, ...paths, ...bodies, ...typed]
  }

  test.each(reactions)('after the write %s, %s returns the example %s', async (write, read, name) => {
    const exampleBody = examplesOf(read).find((example) => example.name === name)?.body
    const subject = subjectOf(exampleBody?.data, namesIn(read))
    const path = subject && askedBy(subject, namesIn(read))
    const after = async (first: OperationId | undefined, call: MockCall) => {
      const ownMocks = createMocks()
      if (first) await ask(first, {}, ownMocks)
      await ask(write, call, ownMocks)
      return (await ask(read, path ? { path } : {}, ownMocks)).data
    }
    // Also try each call after other writes: a write that reverts another one, such as `cancelEventRegistration`, has
    // no effect without the write that it reverts.
    const earlier = reactions.filter(([other, shows]) => other !== write && shows === read)
    const calls = [undefined, ...earlier.map(([first]) => first)].flatMap((first) =>
      callsOf(write, read).map((call) => [first, call] as const),
    )
    const replies: unknown[] = []
    for (const [first, call] of calls)
      if (!replies.some((data) => isDeepStrictEqual(data, exampleBody?.data)))
        replies.push(await after(first, call))
    expect(replies).toContainEqual(exampleBody?.data)
  })

  test('a write is visible only to its caller, and a later write replaces the effect of an earlier one', async () => {
    const ownMocks = createMocks()
    const day = async (token: string) => (await ask('getTodaysCheckIn', { token }, ownMocks)).data
    const [before, otherDay] = [await day('one'), await day('other')]
    await ask('checkIn', { token: 'one' }, ownMocks)
    const done = await day('one')
    expect(done).not.toEqual(before)
    expect(await day('other')).toEqual(otherDay)
    await ask('pauseCheckIn', { token: 'one' }, ownMocks)
    expect(await day('one')).not.toEqual(done)
  })

  test('a rejected write has no effect on later reads', async () => {
    const ownMocks = createMocks()
    const before = (await ask('getTodaysCheckIn', {}, ownMocks)).data
    await ask('checkIn', { overrides: 'checkIn=NOT_ELIGIBLE' }, ownMocks)
    expect((await ask('getTodaysCheckIn', {}, ownMocks)).data).toEqual(before)
  })

  test('reading a single entry returns 404 after the entry was deleted from its list', async () => {
    const ownMocks = createMocks()
    const items = async () => entriesAt((await ask('listAddresses', {}, ownMocks)).data, 'items.*.')
    const before = await items()
    await ask('deleteAddress', { path: { id: String(before.at(-1)?.id) } }, ownMocks)
    const left = new Set((await items()).map(({ id }) => id))
    const removals = before.filter(({ id }) => !left.has(id))
    expect(removals).toHaveLength(1)
    expect(await ask('getAddress', { path: { id: String(removals[0]?.id) } }, ownMocks)).toMatchObject({
      status: 404,
    })
  })
})

describe('data of write requests in later reads', () => {
  const reads = ids.filter((id) => answers[id]?.reads)
  const writes = ids.filter((id) => !answers[id]?.reads)

  /** Returns a different string in the format of the given one. */
  const otherThan = (text: string) =>
    text.replace(/[a-z1-8](?=[^a-z1-8]*$)/, (sign) => String.fromCharCode(sign.charCodeAt(0) + 1))

  /**
   * Lists the fields of write requests whose value an example of a later read contains under the same name. For
   * example, the name in a new address later occurs in the list of addresses.
   */
  const typedTexts = writes.flatMap((write) => {
    const { body } = exampleRequests(write)[0] ?? {}
    return reads.flatMap((read) => {
      const exampleData = examplesOf(read).find(({ after }) => after?.includes(write))?.body.data
      return Object.entries(objectOf(body)).flatMap(([name, value]) => {
        const isShown = entriesIn(exampleData).some(({ entry }) => name in entry && entry[name] === value)
        // Exclude dates and ids, because users select them instead of typing them.
        const isText = typeof value === 'string' && /[A-Z +]/.test(value) && !/^id$|Id$/.test(name)
        return isShown && isText
          ? [{ write, read, name, body: { ...objectOf(body), [name]: otherThan(value) } }]
          : []
      })
    })
  })
  /** Returns the path parameters with which the write changes each resource in the examples of the read operation. */
  const pathsFor = (write: OperationId, read: OperationId) => {
    const names = namesIn(write)
    const entries = examplesOf(read).flatMap(({ body }) => entriesIn(body.data).map(({ entry }) => entry))
    const paths = entries.filter((entry) => isNamed(entry, names)).map((entry) => askedBy(entry, names))
    return paths.length > 0 && names.length > 0 ? paths : [exampleCalls.get(write) ?? {}]
  }

  test.each(typedTexts)('field $name of $write is returned by $read', async ({ write, read, name, body }) => {
    const shownTexts: string[] = []
    for (const path of pathsFor(write, read)) {
      const ownMocks = createMocks()
      const reply = await ask(write, { body, path }, ownMocks)
      if (reply.code !== 200) shownTexts.push(`refused: ${JSON.stringify(reply.data)}`)
      const names = namesIn(read)
      const after = examplesOf(read).find((candidate) => candidate.after?.includes(write))
      const subject = subjectOf(after?.body.data, names)
      const of = subject && names.length > 0 ? askedBy(subject, names) : exampleCalls.get(read)
      shownTexts.push(JSON.stringify((await ask(read, of ? { path: of } : {}, ownMocks)).data))
    }
    expect(shownTexts.join()).toContain(`"${name}":${JSON.stringify(valueAt(body, name))}`)
  })

  test('after writes, a list contains two added entries, and no longer contains a deleted entry', async () => {
    const ownMocks = createMocks()
    const [example] = exampleRequests('modifyAddress')
    const save = async (recipient: string, rest = {}) =>
      String(
        valueAt(
          (await ask('modifyAddress', { body: { ...objectOf(example?.body), recipient, ...rest } }, ownMocks))
            .data,
          'id',
        ),
      )
    const readItems = async () => entriesAt((await ask('listAddresses', {}, ownMocks)).data, 'items.*.')
    const before = await readItems()
    const [firstId, other] = [await save('Ana'), await save('Bua')]
    expect((await readItems()).slice(before.length)).toMatchObject([
      { id: firstId, recipient: 'Ana' },
      { id: other, recipient: 'Bua' },
    ])
    await save('Cai', { id: firstId })
    expect(await ask('getAddress', { path: { id: firstId } }, ownMocks)).toMatchObject({
      data: { recipient: 'Cai' },
    })
    await ask('deleteAddress', { path: { id: other } }, ownMocks)
    expect((await readItems()).map(({ id }) => id)).toEqual([...before.map(({ id }) => id), firstId])
    expect(await ask('getAddress', { path: { id: other } }, ownMocks)).toMatchObject({ status: 404 })
  })

  test.each([empty, 'level4'])(
    'in the scenario %s a write changes only the resource that it identifies',
    async (scenario) => {
      const ownMocks = createMocks()
      const overrides = `scenario=${scenario}`
      const readList = async (read: OperationId) => (await ask(read, { overrides }, ownMocks)).data
      const [before, coins] = [await readList('listAddresses'), await readList('listRedemptions')]
      const { data } = await ask(
        'modifyAddress',
        { overrides, body: exampleRequests('modifyAddress')[0]?.body },
        ownMocks,
      )
      const after = entriesAt(await readList('listAddresses'), 'items.*.')
      expect(after).toHaveLength(entriesAt(before, 'items.*.').length + 1)
      expect(after.at(-1)).toMatchObject({ id: valueAt(data, 'id'), recipient: valueAt(data, 'recipient') })
      expect(await readList('listRedemptions')).toEqual(coins)
    },
  )

  test('the override reset deletes all writes', async () => {
    const ownMocks = createMocks()
    const before = (await ask('listBabies', {}, ownMocks)).data
    await ask('saveBaby', {}, ownMocks)
    expect((await ask('listBabies', {}, ownMocks)).data).not.toEqual(before)
    expect((await ask('listBabies', { overrides: 'reset' }, ownMocks)).data).toEqual(before)
  })

  test.each(['scenario=firstDay', 'scenario=level4', 'scenario=empty', 'mocks=faker'])(
    'every read operation returns a valid response after writes with %s',
    async (overrides) => {
      const codes = new Set<number>()
      for (const write of new Set(typedTexts.map((typedText) => typedText.write))) {
        const ownMocks = createMocks()
        await ask(write, { overrides }, ownMocks)
        for (const read of reads.filter((id) => namesIn(id).length === 0))
          codes.add((await ask(read, { overrides }, ownMocks)).code)
      }
      expect([...codes]).toEqual([200])
    },
  )
})

test('stored writes of 10,000 callers take no more memory than those of 500 callers', () => {
  const stories = openStories()
  const storyEntry = {
    write: 'saveBaby',
    path: {},
    body: { name: 'x'.repeat(30_000) },
    data: undefined,
    fresh: '',
  }
  for (let caller = 0; caller < 10_000; caller += 1) stories.tell(String(caller), storyEntry)
  for (let time = 0; time < 3; time += 1) stories.tell('9999', storyEntry)
  expect(stories.size).toBe(500)
  expect(stories.of('0')).toEqual([])
  expect(JSON.stringify(stories.of('9999')).length).toBeLessThanOrEqual(65_536)
})
