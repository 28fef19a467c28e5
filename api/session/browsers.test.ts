// Tests that a one-time code is valid only in the browser that requested it. Wrong attempts in other browsers neither
// reduce its remaining attempts nor block a resend.
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { atOnce, countBy, lastCode, registerMember, wrong } from '#tests/support/members.ts'

const api = await testApi()
const [mine, stranger] = ['the-members-own-browser', 'the-browser-of-a-stranger']

const from = (browser: string) => ({ headers: { 'Browser-Id': browser } })
const ask = (account: string, browser: string, on = api) =>
  on.call('sendVerifyCode', { body: { account, purpose: 'login' }, ...from(browser) })
const signIn = (account: string, code: string, { browser, on = api }: { browser: string; on?: typeof api }) =>
  on.call('loginByCode', { body: { account, code }, ...from(browser) })

describe('codes and browsers', () => {
  test.each([
    ['another browser', stranger],
    ['a client without a Browser-Id', ''],
  ])('a code from %s is rejected, and the number of remaining attempts stays the same', async (_, other) => {
    const { account } = await registerMember(api)
    await ask(account, mine)
    const code = lastCode(api, account)
    const signInThere = () =>
      other === ''
        ? api.call('loginByCode', { body: { account, code } })
        : signIn(account, code, { browser: other })
    expect(countBy(await atOnce(10, signInThere))).toEqual({ CODE_WRONG: 10 })
    expect((await signIn(account, code, { browser: mine })).refusal).toBeUndefined()
  })

  test('only five of 50 concurrent wrong codes from one browser are checked, and a resend allows no further attempts', async () => {
    const { account } = await registerMember(api)
    await ask(account, mine)
    const code = lastCode(api, account)
    expect(countBy(await atOnce(50, () => signIn(account, wrong(code), { browser: mine })))).toEqual({
      CODE_WRONG: 50,
    })
    expect((await signIn(account, code, { browser: mine })).refusal).toBe('CODE_WRONG')
    api.wait(61)
    expect((await ask(account, mine)).refusal).toBe('CODE_WAIT')
  })
})

test.each(['short', 'x'.repeat(65), 'a browser with spaces'])(
  '%s is rejected as a value of the header Browser-Id',
  async (name) => {
    expect((await ask('canary@example.com', name)).refusal).toBe('BAD_REQUEST')
  },
)
