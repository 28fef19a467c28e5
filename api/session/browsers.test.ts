// Checks that a code belongs to the browser that requested it: other browsers can neither use up its attempts nor block a resend.
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
    ['one without a name', ''],
  ])('a code is rejected in %s without using up attempts', async (_, other) => {
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

  test('50 concurrent wrong codes share five attempts, and a resend adds no attempts', async () => {
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

test.each(['short', 'x'.repeat(65), 'a browser with blanks'])(
  '%s is rejected as a Browser-Id',
  async (name) => {
    expect((await ask('canary@example.com', name)).refusal).toBe('BAD_REQUEST')
  },
)
