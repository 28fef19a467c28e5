// Tests that identical queries share their results within one page render, and never with another page render.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember } from '#tests/support/members.ts'
import { statementsOf } from '#tests/support/statements.ts'
import { engine } from '#tests/support/database.ts'
import { members } from '../members/tables.ts'
import { shareReads } from './sharedReads.ts'

const api = await testApi()
const { db } = api.store

const nameOf = async (id: string) =>
  (await db.select({ name: members.firstName }).from(members).where(eq(members.id, id)))[0]?.name
const rename = async (id: string, firstName: string) =>
  void (await db.update(members).set({ firstName }).where(eq(members.id, id)))

test('two identical concurrent queries of one page render return the same rows, although the row changes between two pages', async () => {
  const { uid } = await addMember(api)
  await rename(uid, 'Mali')
  const page = shareReads()
  expect(await page(() => nameOf(uid))).toBe('Mali')
  await rename(uid, 'Ploy')
  // The write ran outside of the page render, so the page render returns its first result.
  expect(await page(() => nameOf(uid))).toBe('Mali')
  expect(await shareReads()(() => nameOf(uid))).toBe('Ploy')
  expect(await nameOf(uid)).toBe('Ploy')
})

test('queries of one page render with the ids of two members return the row of each member', async () => {
  const [first, second] = [await addMember(api), await addMember(api)]
  await rename(first.uid, 'Mali')
  await rename(second.uid, 'Ploy')
  const page = shareReads()
  expect(await page(() => Promise.all([nameOf(first.uid), nameOf(second.uid), nameOf(first.uid)]))).toEqual([
    'Mali',
    'Ploy',
    'Mali',
  ])
})

test('a page render reads a row again after it has changed the row by a statement or by a transaction', async () => {
  const { uid } = await addMember(api)
  await rename(uid, 'Mali')
  const byStatement = shareReads()
  await byStatement(() => nameOf(uid))
  await byStatement(() => rename(uid, 'Ploy'))
  expect(await byStatement(() => nameOf(uid))).toBe('Ploy')
  const byTransaction = shareReads()
  await byTransaction(() => nameOf(uid))
  await byTransaction(() =>
    db.transaction(async (tx) => {
      await tx.update(members).set({ firstName: 'Nok' }).where(eq(members.id, uid))
    }),
  )
  expect(await byTransaction(() => nameOf(uid))).toBe('Nok')
})

test.runIf(engine === 'postgres')('two identical queries of one page render send one statement', async () => {
  const { uid } = await addMember(api)
  const ask = () => Promise.all([nameOf(uid), nameOf(uid)])
  expect((await statementsOf(() => shareReads()(ask))).statements).toHaveLength(1)
  expect((await statementsOf(ask)).statements).toHaveLength(2)
})
