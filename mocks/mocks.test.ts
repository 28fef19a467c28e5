// Tests the mocks against the contract, with the same response checks as other tests.
import { describe, expect, test } from 'vitest'
import { answers, scenarios } from '#generated/mocks/answers.ts'
import { operations } from '#generated/operations.ts'
import { refusals } from '#generated/refusals.ts'
import type { OperationId } from '#shared/protocol/operation.ts'
import { operationIds as ids } from '#tests/support/cases/cases.ts'
import { statusesOf } from '#tests/support/contract.ts'
import { ask, examplesOf, mocks, toAsk, toId } from '#tests/support/cases/mocks.ts'
import { anyList } from '#tests/support/matchers.ts'
import { documented, empty } from './documented.ts'
import { entriesAt, listsOf, namesIn } from './lists.ts'
import { createMocks } from './mocks.ts'
import { askedBy, isAsked, subjectOf } from './entries.ts'
import { operationHeader, storyHeader, unsupportedHeader, violationHeader } from './overrides.ts'
import { nonEmpty } from '#tests/support/nonEmpty.ts'

describe('mocks of an operation', () => {
  test.each(ids)('the mock of %s responds to a valid request with success', async (id) => {
    const reply = await ask(id, { headers: { [storyHeader]: id } })
    expect(reply).toMatchObject({ status: 200, code: 200 })
    expect(reply.headers.get(violationHeader)).toBeNull()
    expect(reply.headers.get(operationHeader)).toBe(id)
  })

  test.each(ids)('the mock of %s returns each documented response that an override selects', async (id) => {
    const all = documented(id)
    const names = all.map(({ name }) => name)
    const otherStatuses = statusesOf(id).filter((status) => status !== 200)
    expect(names).toEqual(expect.arrayContaining(examplesOf(id).map(({ name }) => name)))
    expect(names).toEqual(expect.arrayContaining([...operations[id].refusals, ...otherStatuses.map(String)]))
    expect(new Set(names).size).toBe(names.length)
    for (const { name, status, body } of all) {
      const reply = await ask(id, { overrides: `${id}=${name}`, headers: { [storyHeader]: 'overrides' } })
      expect(reply).toMatchObject({ status, code: body.code })
      expect(reply.data).toEqual(body.data)
    }
  })
})

describe('requests to the mocks', () => {
  test.each(nonEmpty(ids.filter((id) => 'body' in operations[id])))(
    'the mock of %s returns 400 for an invalid body and reports the contract violation',
    async (id) => {
      const reply = await ask(id, { body: { canary: 1 } })
      expect(reply).toMatchObject({ status: 400, data: { reasons: anyList } })
      expect(decodeURIComponent(reply.headers.get(violationHeader) ?? '')).toContain(`${id}: BAD_REQUEST, `)
    },
  )

  test('mocks of operations for members return 401 to visitors', async () => {
    for (const id of ids.filter((candidate) => operations[candidate].access === 'member'))
      expect(await ask(id, { token: null })).toMatchObject({ status: 401, code: refusals.TOKEN_MISSING.code })
  })

  test.each([
    ['GET', '/api/station/nothing', 404],
    ['DELETE', operations.checkIn.path.replace('{game}', 'normalCheckIn'), 405],
  ])('a call of %s %s, which the contract does not contain, is reported', async (method, path, status) => {
    const response = await mocks(new Request(`http://mocks${path}`, { method }))
    expect(response.status).toBe(status)
    expect(decodeURIComponent(response.headers.get(violationHeader) ?? '')).toContain(`${method} ${path}`)
  })

  test('an override with an unknown response name is reported', async () => {
    const reply = await ask('checkIn', { overrides: 'checkIn=NOTHING' })
    expect(decodeURIComponent(reply.headers.get(unsupportedHeader) ?? '')).toContain('NOTHING')
  })

  test('the message of a business error of the mocks is in the language of the request', async () => {
    const overrides = 'checkIn=ALREADY_CHECKED_IN'
    const { message } = await ask('checkIn', { overrides, headers: { Language: 'th' } })
    expect(message).toBe(refusals.ALREADY_CHECKED_IN.message.th)
  })
})

describe('requests by id', () => {
  test.each(nonEmpty(ids.filter((id) => listsOf(id).length > 0)))(
    'the mock of %s returns the requested resource for each entry of its lists',
    async (id) => {
      const names = namesIn(id)
      for (const { read, at } of listsOf(id)) {
        const ownMocks = createMocks()
        const { data } = await ask(toId(read), {}, ownMocks)
        for (const entry of entriesAt(data, at)) {
          const path = askedBy(entry, names)
          const reply = await ask(id, { path, headers: { [storyHeader]: JSON.stringify(path) } }, ownMocks)
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

  test.each(byId)('the mock of %s returns 404 for an unknown id', async (id) => {
    expect(await ask(id, { path: { id: missing } })).toMatchObject({ status: 404 })
  })

  test('the mock of a write returns 404 if the body contains an unknown id', async () => {
    expect(await ask('setDefaultAddress', { body: { id: missing } })).toMatchObject({ status: 404 })
  })
})

describe('scenarios of the mocks', () => {
  test('every scenario of the contract has at least one example', () => {
    const used = new Set(ids.flatMap((id) => examplesOf(id).flatMap(({ scenarios: of = [] }) => of)))
    expect([...used].toSorted()).toEqual(Object.keys(scenarios).toSorted())
  })

  test.each([...Object.keys(scenarios), empty])(
    'all read operations return valid responses in the scenario %s',
    async (scenario) => {
      for (const id of ids.filter(
        (candidate) => answers[candidate]?.reads && namesIn(candidate).length === 0,
      ))
        expect(await ask(id, { overrides: `scenario=${scenario}` })).toMatchObject({ status: 200 })
    },
  )

  test('in the scenario empty, all lists of a member are empty', async () => {
    const isList = (id: OperationId) =>
      namesIn(id).length === 0 && examplesOf(id).some(({ name }) => name === empty)
    for (const id of ids.filter(
      (candidate) => isList(candidate) && operations[candidate].access === 'member',
    ))
      expect(await ask(id, { overrides: `scenario=${empty}` })).toMatchObject({ data: { items: [] } })
  })
})

test("Faker's data is deterministic and depends on the seed", async () => {
  const text = async (seed: number) => {
    const request = toAsk('listFaq', { overrides: `mocks=faker&seed=${seed}` })
    return await (await mocks(request)).text()
  }
  expect(await text(7)).toBe(await text(7))
  expect(await text(8)).not.toBe(await text(7))
})
