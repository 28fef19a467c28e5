// Validates the mocks against the contract with the tests' response checks.
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
import { thingsAt, listsOf, namesIn } from './lists.ts'
import { createMocks } from './mocks.ts'
import { askedBy, isAsked, subjectOf } from './things.ts'
import { operationHeader, storyHeader, unmetHeader, violationHeader } from './wishes.ts'

describe('an operation of the mocks', () => {
  test.each(ids)('%s responds to a valid request with success', async (id) => {
    const reply = await ask(id, { headers: { [storyHeader]: id } })
    expect(reply).toMatchObject({ status: 200, code: 200 })
    expect(reply.headers.get(violationHeader)).toBeNull()
    expect(reply.headers.get(operationHeader)).toBe(id)
  })

  test.each(ids)('%s returns each documented response on request', async (id) => {
    const all = documented(id)
    const names = all.map(({ name }) => name)
    const otherStatuses = statusesOf(id).filter((status) => status !== 200)
    expect(names).toEqual(expect.arrayContaining(examplesOf(id).map(({ name }) => name)))
    expect(names).toEqual(expect.arrayContaining([...operations[id].refusals, ...otherStatuses.map(String)]))
    expect(new Set(names).size).toBe(names.length)
    for (const { name, status, body } of all) {
      const reply = await ask(id, { wishes: `${id}=${name}`, headers: { [storyHeader]: 'wishes' } })
      expect(reply).toMatchObject({ status, code: body.code })
      expect(reply.data).toEqual(body.data)
    }
  })
})

describe('a request to the mocks', () => {
  test.each(ids.filter((id) => 'body' in operations[id]))(
    '%s returns 400 and reports the violation for an invalid body',
    async (id) => {
      const reply = await ask(id, { body: { canary: 1 } })
      expect(reply).toMatchObject({ status: 400, data: { reasons: anyList } })
      expect(decodeURIComponent(reply.headers.get(violationHeader) ?? '')).toContain(`${id}: BAD_REQUEST, `)
    },
  )

  test('operations of members return 401 to visitors', async () => {
    for (const id of ids.filter((candidate) => operations[candidate].access === 'member'))
      expect(await ask(id, { token: null })).toMatchObject({ status: 401, code: refusals.TOKEN_MISSING.code })
  })

  test.each([
    ['GET', '/api/station/nothing', 404],
    ['DELETE', operations.checkIn.path.replace('{game}', 'normalCheckIn'), 405],
  ])('%s %s is reported as missing in the contract', async (method, path, status) => {
    const response = await mocks(new Request(`http://mocks${path}`, { method }))
    expect(response.status).toBe(status)
    expect(decodeURIComponent(response.headers.get(violationHeader) ?? '')).toContain(`${method} ${path}`)
  })

  test('an override with an unknown response name is reported', async () => {
    const reply = await ask('checkIn', { wishes: 'checkIn=NOTHING' })
    expect(decodeURIComponent(reply.headers.get(unmetHeader) ?? '')).toContain('NOTHING')
  })

  test('an error has the language of the request', async () => {
    const wishes = 'checkIn=ALREADY_CHECKED_IN'
    const { message } = await ask('checkIn', { wishes, headers: { Language: 'th' } })
    expect(message).toBe(refusals.ALREADY_CHECKED_IN.message.th)
  })
})

describe('requests by id', () => {
  test.each(ids.filter((id) => listsOf(id).length > 0))(
    '%s returns exactly the requested resource',
    async (id) => {
      const names = namesIn(id)
      for (const { read, at } of listsOf(id)) {
        const ownMocks = createMocks()
        const { data } = await ask(toId(read), {}, ownMocks)
        for (const entry of thingsAt(data, at)) {
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

  test.each(byId)('%s returns 404 for an unknown id', async (id) => {
    expect(await ask(id, { path: { id: missing } })).toMatchObject({ status: 404 })
  })

  test('a write to an unknown id returns 404', async () => {
    expect(await ask('setDefaultAddress', { body: { id: missing } })).toMatchObject({ status: 404 })
  })
})

describe('scenarios of the mocks', () => {
  test('every scenario of the contract is used by an example', () => {
    const used = new Set(ids.flatMap((id) => examplesOf(id).flatMap(({ scenarios: of = [] }) => of)))
    expect([...used].toSorted()).toEqual(Object.keys(scenarios).toSorted())
  })

  test.each([...Object.keys(scenarios), empty])(
    'the scenario %s returns only valid responses',
    async (scenario) => {
      for (const id of ids.filter(
        (candidate) => answers[candidate]?.reads && namesIn(candidate).length === 0,
      ))
        expect(await ask(id, { wishes: `scenario=${scenario}` })).toMatchObject({ status: 200 })
    },
  )

  test('the scenario empty empties all lists of a member', async () => {
    const isList = (id: OperationId) =>
      namesIn(id).length === 0 && examplesOf(id).some(({ name }) => name === empty)
    for (const id of ids.filter(
      (candidate) => isList(candidate) && operations[candidate].access === 'member',
    ))
      expect(await ask(id, { wishes: `scenario=${empty}` })).toMatchObject({ data: { items: [] } })
  })
})

test("Faker's data is deterministic and depends on the seed", async () => {
  const text = async (seed: number) => {
    const request = toAsk('listFaq', { wishes: `mocks=faker&seed=${seed}` })
    return await (await mocks(request)).text()
  }
  expect(await text(7)).toBe(await text(7))
  expect(await text(8)).not.toBe(await text(7))
})
