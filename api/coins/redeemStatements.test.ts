// Tests how many messages a redemption sends to PostgreSQL, because their number limits the redemptions per second.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { engine } from '#tests/support/database.ts'
import { giveAddress, giveCoins } from '#tests/support/give.ts'
import { addMember } from '#tests/support/members.ts'
import { watchStatements } from '#tests/support/statements.ts'

const api = await testApi()

/** Creates a member who can pay for the product, and returns a function that redeems it. */
async function openBuyer() {
  const member = await addMember(api)
  await giveCoins(api, member, 500)
  const body = { productId: 'eye-mask', addressId: await giveAddress(api, member) }
  return () =>
    api.call('redeemMallProduct', { token: member.token, body, key: `redemption-of-${member.uid}` })
}

test.runIf(engine === 'postgres')(
  'a redemption sends 19 messages, and PostgreSQL plans all of its queries only once per connection',
  async () => {
    const [first, second] = [await openBuyer(), await openBuyer()]
    expect((await first()).code).toBe(200)
    const unnamed: string[] = []
    let messages = 0
    const stop = watchStatements(({ text, name }) => {
      messages += 1
      if (name === undefined) unnamed.push(text)
    })
    const answer = await second().finally(stop)
    expect(answer.code).toBe(200)
    expect(messages).toBe(19)
    expect(unnamed.slice(0, -1)).toEqual(['begin', 'savepoint sp1', 'savepoint sp2'])
    expect(unnamed.at(-1)).toMatch(/; commit$/)
  },
)
