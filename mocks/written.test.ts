// What is written is shown by what reads it: by the contract's examples, and as it was typed.
import { describe, expect, test } from 'vitest'
import type { OperationId } from '../api/http/operation.ts'
import { answers } from '../generated/mocks/answers.ts'
import { operationIds as ids } from '../tests/support/cases/cases.ts'
import { exampleRequests } from '../tests/support/contractRequests.ts'
import { ask, examplesOf, toId, type MockCall } from '../tests/support/mocks.ts'
import { thingsAt, listsOf, namesIn, successesOf } from './lists.ts'
import { createMocks } from './mocks.ts'
import { askedBy, subjectOf, thingsIn } from './things.ts'

describe('the order of calls', () => {
  const reactions = ids.flatMap((read) =>
    examplesOf(read).flatMap(({ name, after = [] }) =>
      after.map((write) => [toId(write), read, name] as const),
    ),
  )

  /** Calls of a write about each thing that a list shows, by its path or its body. */
  const callsOf = (write: OperationId, read: OperationId): MockCall[] => {
    const names = namesIn(write)
    const listed = listsOf(write).flatMap(({ read: list, at }) =>
      successesOf(list).flatMap(({ body }) => thingsAt(body.data, at)),
    )
    const paths = listed.map((thing) => ({ path: askedBy(thing, names) }))
    const [example] = exampleRequests(write)
    const idNames = Object.keys(Object(example?.body)).filter((name) => /^id$|Id$/.test(name))
    const listedIds = successesOf(read).flatMap(({ body }) =>
      thingsIn(body.data).map(({ thing }) => thing.id),
    )
    const bodies = [...new Set(listedIds)].flatMap((id) =>
      idNames.map((name) => ({ body: { ...Object(example?.body), [name]: id } })),
    )
    // What the example shows may be typed otherwise than the example types it.
    const shown = Object.keys(answers[write]?.shown ?? {}).filter((name) => name !== 'id')
    const typed = examplesOf(read)
      .flatMap(({ body }) => thingsIn(body.data))
      .map(({ thing }) =>
        Object.entries(thing).filter(([name, value]) => shown.includes(name) && value !== null),
      )
      .filter(({ length }) => length > 1)
      .map((fields) => ({ body: Object.fromEntries(fields) }))
    return [{}, ...paths, ...bodies, ...typed]
  }

  test.each(reactions)('%s of some thing, then %s shows %s', async (write, read, name) => {
    const shown = examplesOf(read).find((example) => example.name === name)?.body
    const subject = subjectOf(shown?.data, namesIn(read))
    const path = subject && askedBy(subject, namesIn(read))
    const seen = []
    // What is taken back was there before.
    const earlier = reactions.filter(([other, shows]) => other !== write && shows === read)
    for (const [first] of [[], ...earlier])
      for (const call of callsOf(write, read)) {
        const own = createMocks()
        if (first) await ask(first, {}, own)
        await ask(write, call, own)
        seen.push((await ask(read, path ? { path } : {}, own)).data)
      }
    expect(seen).toContainEqual(shown?.data)
  })

  test('is a caller’s own, and what came last counts', async () => {
    const own = createMocks()
    const day = async (token: string) => (await ask('getTodaysCheckIn', { token }, own)).data
    const [before, others] = [await day('one'), await day('other')]
    await ask('checkIn', { token: 'one' }, own)
    const done = await day('one')
    expect(done).not.toEqual(before)
    expect(await day('other')).toEqual(others)
    await ask('pauseCheckIn', { token: 'one' }, own)
    expect(await day('one')).not.toEqual(done)
  })

  test('what was refused has brought about nothing', async () => {
    const own = createMocks()
    const before = (await ask('getTodaysCheckIn', {}, own)).data
    await ask('checkIn', { wishes: 'checkIn=NOT_ELIGIBLE' }, own)
    expect((await ask('getTodaysCheckIn', {}, own)).data).toEqual(before)
  })

  test('a list that no longer has something has no detail of it', async () => {
    const own = createMocks()
    const items = async () => thingsAt((await ask('listAddresses', {}, own)).data, 'items.*.')
    const before = await items()
    await ask('deleteAddress', { path: { id: String(before.at(-1)?.id) } }, own)
    const left = new Set((await items()).map(({ id }) => id))
    const gone = before.filter(({ id }) => !left.has(id))
    expect(gone).toHaveLength(1)
    expect(await ask('getAddress', { path: { id: String(gone[0]?.id) } }, own)).toMatchObject({ status: 404 })
  })
})
