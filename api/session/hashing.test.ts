// Tests that secrets are hashed outside of transactions. Hashing takes tens of milliseconds, during which an open
// transaction would block the whole embedded database. If the transaction were retried, the secret would be hashed
// again.
import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { testStore } from '#tests/support/database.ts'
import { askForCode, newAccount, password, registrationOf, wrong } from '#tests/support/members.ts'
import { joining, newPerson, ticketFor } from '#tests/support/social.ts'
import { hashSecret } from './passwords.ts'

const store = await testStore()
const transactions = new AsyncLocalStorage<'open'>()
const api = await testApi({ store: { ...store, db: marked(store.db) } })

/** Wraps the database, so that the test can detect whether a transaction is open. */
function marked(db: typeof store.db) {
  const markedTransaction: typeof db.transaction = (work, config) =>
    db.transaction((tx) => transactions.run('open', () => work(tx)), config)
  return new Proxy(db, {
    get: (target, name): unknown =>
      name === 'transaction' ? markedTransaction : Reflect.get(target, name, target),
  })
}

/**
 * Runs `work`, which calculates or compares hashes. Returns one entry for each hash, which records whether a
 * transaction was open. Detects hashing through async hooks, which report it as a native operation. Ignores promises,
 * which async hooks also report.
 */
async function hashesOf(work: () => Promise<unknown>, kind?: string) {
  const begun: { kind: string; place: 'open' | undefined }[] = []
  const hook = createHook({
    init: (_, type) => {
      if (kind ? type === kind : type !== 'PROMISE')
        begun.push({ kind: type, place: transactions.getStore() })
    },
  }).enable()
  await work().finally(() => hook.disable())
  return begun
}

const [native] = await hashesOf(() => hashSecret('a secret'))

test.each([
  ['register', 'right', 2],
  ['register', 'wrong', 2],
  ['registerByCode', 'right', 2],
  ['registerByCode', 'wrong', 2],
  ['socialRegister', 'right', 1],
  ['socialRegister', 'wrong', 1],
] as const)('%s with a %s code hashes secrets only outside of transactions', async (id, codeKind, hashes) => {
  const account = newAccount()
  const code = await askForCode(api, account, 'register')
  const person = registrationOf(account, codeKind === 'right' ? code : wrong(code))
  const body =
    id === 'socialRegister'
      ? joining(await ticketFor(api, newPerson({ email: null })), person)
      : { ...person, password }
  const key = `a-key-of-its-own-${id}-${codeKind}`
  const refusal = codeKind === 'right' ? undefined : 'CODE_WRONG'
  const begun = await hashesOf(
    async () => expect(await api.call(id, { body, key })).toMatchObject({ refusal }),
    native?.kind,
  )
  expect(begun.map(({ place: scope }) => scope)).toEqual(Array.from({ length: hashes }, () => undefined))
})
