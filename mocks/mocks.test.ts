// The mocks, held to the contract by the tests' own check of answers.
import { describe, expect, test } from 'vitest'
import type { OperationId } from '../api/http/operation.ts'
import { answers, scenarios } from '../generated/mocks/answers.ts'
import { operations } from '../generated/operations.ts'
import { refusals } from '../generated/refusals.ts'
import { requestOf, type CallOptions } from '../tests/support/apiOn.ts'
import { operationIds as ids } from '../tests/support/cases/cases.ts'
import { checkAnswer, statusesOf } from '../tests/support/contract.ts'
import { exampleRequests } from '../tests/support/contractRequests.ts'
import { documented, empty } from './documented.ts'
import { thingsAt, listsOf, namesIn } from './lists.ts'
import { createMocks } from './mocks.ts'
import { askedBy, isAsked, isNamed, subjectOf, thingsIn, type Asked } from './things.ts'
import { operationHeader, storyHeader, violationHeader, wishesHeader } from './wishes.ts'

const mocks = createMocks()

type MockCall = Omit<CallOptions, 'token'> & { token?: string | null; wishes?: string }

/** The request of the contract's first example, but for what is said. */
function toAsk(id: OperationId, { token = 'member', wishes = '', headers, ...rest }: MockCall) {
  const [example] = exampleRequests(id)
  const call = { ...example, ...rest, headers: { [wishesHeader]: wishes, ...headers } }
  return requestOf(id, token === null ? call : { ...call, token })
}

/** A call's answer, which is as the contract has it; about something that is there, unless the call says what about. */
async function ask(id: OperationId, call: MockCall = {}, by = mocks) {
  const response = await by(toAsk(id, { ...(known.has(id) && { path: known.get(id) }), ...call }))
  const received = { status: response.status, text: await response.text(), headers: response.headers }
  return { ...checkAnswer(id, received), status: response.status, headers: response.headers }
}

const examplesOf = (id: OperationId) => answers[id]?.examples ?? []
/** For each operation by id: the first that its lists have, or what its own example is about. */
const known = new Map<OperationId, Asked>()
for (const id of ids) {
  const names = namesIn(id)
  const [list] = listsOf(id)
  const data = answers[list?.read ?? id]?.examples[0]?.body.data
  const things = list ? thingsAt(data, list.at) : thingsIn(data).map(({ thing }) => thing)
  const first = things.find((thing) => isNamed(thing, names))
  if (names.length > 0 && first) known.set(id, askedBy(first, names))
}

describe('each operation', () => {
  test.each(ids)('%s answers a right request with success, in a story of its own', async (id) => {
    const reply = await ask(id, { headers: { [storyHeader]: id } })
    expect(reply).toMatchObject({ status: 200, code: 200 })
    expect(reply.headers.get(violationHeader)).toBeNull()
    expect(reply.headers.get(operationHeader)).toBe(id)
  })

  test.each(ids)('%s can be wished each documented answer', async (id) => {
    const all = documented(id)
    const names = all.map(({ name }) => name)
    const others = statusesOf(id).filter((status) => status !== 200)
    expect(names).toEqual(expect.arrayContaining(examplesOf(id).map(({ name }) => name)))
    expect(names).toEqual(expect.arrayContaining([...operations[id].refusals, ...others.map(String)]))
    expect(new Set(names).size).toBe(names.length)
    for (const { name, status, body } of all) {
      const reply = await ask(id, { wishes: `${id}=${name}`, headers: { [storyHeader]: 'wishes' } })
      expect(reply).toMatchObject({ status, code: body.code })
      expect(reply.data).toEqual(body.data)
    }
  })
})

describe('a request', () => {
  test.each(ids.filter((id) => 'body' in operations[id]))(
    '%s: a body that breaks the contract',
    async (id) => {
      const reply = await ask(id, { body: { canary: 1 } })
      expect(reply).toMatchObject({ status: 400, data: { reasons: expect.any(Array) } })
      expect(decodeURIComponent(reply.headers.get(violationHeader) ?? '')).toContain(`${id}: BAD_REQUEST, `)
    },
  )

  test('of a visitor, where only members may call', async () => {
    for (const id of ids.filter((one) => operations[one].access === 'member'))
      expect(await ask(id, { token: null })).toMatchObject({ status: 401, code: refusals.TOKEN_MISSING.code })
  })

  test.each([
    ['GET', '/api/station/nothing', 404],
    ['DELETE', operations.checkIn.path.replace('{game}', 'normalCheckIn'), 405],
  ])('%s %s is none of the contract', async (method, path, status) => {
    const response = await mocks(new Request(`http://mocks${path}`, { method }))
    expect(response.status).toBe(status)
    expect(decodeURIComponent(response.headers.get(violationHeader) ?? '')).toContain(`${method} ${path}`)
  })

  test('with a wish that the contract has no answer for is told so', async () => {
    const reply = await ask('checkIn', { wishes: 'checkIn=NOTHING' })
    expect(decodeURIComponent(reply.headers.get(violationHeader) ?? '')).toContain('NOTHING')
  })

  test('is refused in its own language', async () => {
    const wishes = 'checkIn=ALREADY_CHECKED_IN'
    const { message } = await ask('checkIn', { wishes, headers: { Language: 'th' } })
    expect(message).toBe(refusals.ALREADY_CHECKED_IN.message.th)
  })
})

describe('by its id', () => {
  test.each(ids.filter((id) => listsOf(id).length > 0))(
    '%s is about what is asked for, and no other',
    async (id) => {
      const names = namesIn(id)
      for (const { read, at } of listsOf(id)) {
        const own = createMocks()
        const { data } = await ask(toId(read), {}, own)
        for (const entry of thingsAt(data, at)) {
          const path = askedBy(entry, names)
          const reply = await ask(id, { path, headers: { [storyHeader]: JSON.stringify(path) } }, own)
          expect({ path, code: reply.code }).toEqual({ path, code: 200 })
          const subject = subjectOf(reply.data, names)
          if (!subject) continue
          expect(isAsked(subject, path)).toBe(true)
          if (!answers[id]?.reads) continue
          const plain = Object.entries(entry).filter(
            ([name, value]) => name in subject && typeof value === 'string',
          )
          expect(subject).toMatchObject(Object.fromEntries(plain))
        }
      }
    },
  )

  const missing = '0199d3f0-0000-7000-8000-000000000000'
  const byId = ids.filter((id) => namesIn(id).includes('id') && statusesOf(id).includes(404))

  test.each(byId)('%s knows nothing of an id that no answer has', async (id) => {
    expect(await ask(id, { path: { id: missing } })).toMatchObject({ status: 404 })
  })

  test('a write knows nothing of one either', async () => {
    expect(await ask('setDefaultAddress', { body: { id: missing } })).toMatchObject({ status: 404 })
  })
})

describe('the order of calls', () => {
  const reactions = ids.flatMap((read) =>
    examplesOf(read).flatMap(({ name, after = [] }) =>
      after.map((write) => [toId(write), read, name] as const),
    ),
  )

  test.each(reactions)('%s, then %s shows %s', async (write, read, name) => {
    const own = createMocks()
    await ask(write, {}, own)
    const shown = examplesOf(read).find((example) => example.name === name)?.body
    const subject = subjectOf(shown?.data, namesIn(read))
    const path = subject && askedBy(subject, namesIn(read))
    expect((await ask(read, path ? { path } : {}, own)).data).toEqual(shown?.data)
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

describe('a scenario', () => {
  test('of the contract is named at its root, and shown by some example', () => {
    const used = new Set(ids.flatMap((id) => examplesOf(id).flatMap(({ scenarios: of = [] }) => of)))
    expect([...used].toSorted()).toEqual(Object.keys(scenarios).toSorted())
  })

  test.each([...Object.keys(scenarios), empty])(
    '%s shows nothing that the contract has not',
    async (scenario) => {
      for (const id of ids.filter((one) => answers[one]?.reads && namesIn(one).length === 0))
        expect(await ask(id, { wishes: `scenario=${scenario}` })).toMatchObject({ status: 200 })
    },
  )

  test('can be that no list of a member’s own has anything', async () => {
    const isList = (id: OperationId) =>
      namesIn(id).length === 0 && examplesOf(id).some(({ name }) => name === empty)
    for (const id of ids.filter((one) => isList(one) && operations[one].access === 'member'))
      expect(await ask(id, { wishes: `scenario=${empty}` })).toMatchObject({ data: { items: [] } })
  })
})

test('faker’s data is the same from call to call, and another with another seed', async () => {
  const text = async (seed: number) => {
    const request = toAsk('listFaq', { wishes: `mocks=faker&seed=${seed}` })
    return await (await mocks(request)).text()
  }
  expect(await text(7)).toBe(await text(7))
  expect(await text(8)).not.toBe(await text(7))
})

function toId(name: string): OperationId {
  const id = ids.find((one) => one === name)
  if (!id) throw new Error(`openapi.yaml has no ${name}`)
  return id
}
