// Tests the commands that list and retry dead letters (shop messages that could not be processed): their effects, audit
// entries and printed text.
import pino from 'pino'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { shopifyOrder } from '#tests/support/signedShop.ts'
import { entriesOf } from '../audit/entries.ts'
import { addDeadLetter } from '../orders/deadLetters.ts'
import { runBackOfficeCommand } from './command.ts'

const api = await testApi()
const { db } = api.store
const backOffice = { store: api.store, log: pino({ level: 'silent' }), by: 'mali', now: api.clock.now }
const run = async (...words: string[]) => await runBackOfficeCommand(words, backOffice)

async function addLetter(payload: object): Promise<string> {
  const body = Buffer.from(JSON.stringify(payload))
  await addDeadLetter(db, body, { subject: 'gid://shopify/Order/1', reason: 'TypeError', now: api.clock.now })
  const { text } = await run('letters')
  return text.split('\n').at(-1)?.split('  ')[0] ?? ''
}

test('the command `letters` lists dead letters; the command `letter` processes a dead letter and removes it from the list', async () => {
  expect(await run('letters')).toEqual({ text: 'No dead letters.', code: 0 })
  const member = await addMember(api)
  const id = await addLetter(shopifyOrder(api, member.account))
  expect((await run('letters')).text).toContain('attempts: 1  TypeError')
  expect(await run('letter', id.toUpperCase())).toMatchObject({ code: 0 })
  expect((await dataOf(api, 'listOrders', { token: member.token })).items).toHaveLength(1)
  expect(await run('letter', id)).toEqual({
    text: `Not found: no dead letter with id ${id}. List them with "letters".`,
    code: 1,
  })
  const [entry] = await entriesOf(db, { what: 'letter-retried' }, 1)
  expect(entry).toMatchObject({ by: 'desk:mali', subject: `letter:${id}`, outcome: 'done' })
})

test('the command `letter` prints the error of a dead letter that fails again, and does not delete the dead letter', async () => {
  const member = await addMember(api)
  const id = await addLetter(shopifyOrder(api, member.account, { total_price: 'free' }))
  const { text, code } = await run('letter', id)
  expect([text, code]).toEqual([
    `Failed again: dead letter ${id}: total_price is not an amount. Fix the cause, then retry it.`,
    1,
  ])
  expect((await run('letters')).text).toContain('attempts: 2  total_price is not an amount')
})
