// Tests sign-ins of members with a second factor: the response to the first factor, and sign-ins with a recovery code or
// a passkey. authenticatorCodes.test.ts and tickets.test.ts test codes of an app and tickets.
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, askForCode, atOnce, countBy, dataOf, password } from '#tests/support/members.ts'
import { addPasskey, browser, tryPasskey } from '#tests/support/passkeys.ts'
import {
  addTwoStepMember,
  secondFactorOf,
  sessionsOf,
  ticketIn,
  ticketOf,
  turnOnApp,
} from '#tests/support/secondFactor.ts'
import { newPerson, ticketFor, confirmed } from '#tests/support/social.ts'
import { valueAt } from '#shared/unknown.ts'
import { textLike, textWith } from '#tests/support/matchers.ts'

const api = await testApi()
const finish = secondFactorOf(api)

describe('first factor', () => {
  test('instead of a session, login returns a ticket and the kinds of second factor that the member can use', async () => {
    const { account, uid } = await addTwoStepMember(api)
    const before = await sessionsOf(api, uid)
    const reply = await api.call('login', { body: { account, password } })
    expect(reply.refusal).toBe('SECOND_FACTOR_NEEDED')
    expect(reply.data).toEqual({
      reasons: [],
      secondFactor: {
        ticket: textLike(/^[\w-]{43}$/),
        expiresInSeconds: 600,
        methods: ['authenticator'],
      },
    })
    expect(await sessionsOf(api, uid)).toBe(before)
  })

  test('for a wrong password, login returns the same error to members with and without a second factor', async () => {
    const [{ account: on }, { account: off }] = [
      await addTwoStepMember(api),
      await addMember(api, { password }),
    ]
    const texts = []
    for (const account of [on, off]) {
      const { text } = await api.call('login', { body: { account, password: 'not the password' } })
      texts.push(text)
    }
    expect(texts[0]).toBe(texts[1])
    expect(texts[0]).not.toContain('secondFactor')
  })

  test('loginByPasskey requires no second factor, because the device verified the member', async () => {
    const { uid, token } = await addTwoStepMember(api)
    const { device } = await addPasskey(api, { uid, token })
    expect((await tryPasskey(api, device)).data).toMatchObject({ uid })
  })

  test('a one-time code cannot be used again, even if its sign-in still waits for the second factor', async () => {
    const { account } = await addTwoStepMember(api)
    const body = { account, code: await askForCode(api, account, 'login') }
    expect((await api.call('loginByCode', { body })).refusal).toBe('SECOND_FACTOR_NEEDED')
    expect((await api.call('loginByCode', { body })).refusal).toBe('CODE_WRONG')
  })
})

describe('recovery codes', () => {
  test('a recovery code, typed in any letter case and with any separators, opens only one session, and a message tells the member how many codes remain', async () => {
    const member = await addMember(api, { password })
    const { codes } = await turnOnApp(api, member)
    const [code = '', other = ''] = codes
    const written = ` ${code.toLowerCase().replaceAll('-', ' ')}`
    expect((await finish({ ticket: await ticketOf(api, member), recoveryCode: written })).code).toBe(200)
    expect(api.messages.at(-1)).toMatchObject({
      to: member.account,
      text: textWith('9 codes'),
    })
    const ticket = await ticketOf(api, member)
    expect((await finish({ ticket, recoveryCode: code })).refusal).toBe('RECOVERY_CODE_WRONG')
    expect((await finish({ ticket, recoveryCode: other })).code).toBe(200)
  })

  test('8 concurrent sign-ins with the same recovery code open only one session', async () => {
    const member = await addMember(api, { password })
    const { codes } = await turnOnApp(api, member)
    const tickets = await atOnce(8, () => ticketOf(api, member))
    const replies = await atOnce(8, (index) => finish({ ticket: tickets[index], recoveryCode: codes[3] }))
    expect(countBy(replies)).toEqual({ OK: 1, RECOVERY_CODE_WRONG: 7 })
  })
})

describe('passkey as second factor', () => {
  const begin = (ticket: string) => dataOf(api, 'beginSecondFactorPasskey', { body: { ticket } })

  async function addPasskeyMember() {
    const member = await addMember(api, { password })
    const { device } = await addPasskey(api, member)
    const { codes } = await dataOf(api, 'turnOnPasskeyFactor', { token: member.token, body: {} })
    return { ...member, device, codes }
  }

  test('a passkey completes a sign-in if login lists passkeys as a possible second factor', async () => {
    const { device, ...member } = await addPasskeyMember()
    const reply = await api.call('login', { body: { account: member.account, password } })
    expect(valueAt(reply.data, 'secondFactor', 'methods')).toEqual(['passkey'])
    const ticket = ticketIn(reply)
    const options = await begin(ticket)
    expect(options.allowCredentials).toHaveLength(1)
    expect((await finish({ ticket, passkey: device.get(options) })).data).toMatchObject({ uid: member.uid })
  })

  test('a passkey response of another member, or for the ticket of another sign-in or another purpose, is rejected', async () => {
    const [firstMember, two] = [await addPasskeyMember(), await addPasskeyMember()]
    const [ticket, other] = [await ticketOf(api, firstMember), await ticketOf(api, firstMember)]
    const foreign = two.device.get(await begin(ticket))
    expect((await finish({ ticket, passkey: foreign })).refusal).toBe('PASSKEY_WRONG')
    const elsewhere = firstMember.device.get(await begin(other))
    expect((await finish({ ticket, passkey: elsewhere })).refusal).toBe('PASSKEY_WRONG')
    const signIn = firstMember.device.get(await dataOf(api, 'beginLoginByPasskey'))
    expect((await finish({ ticket, passkey: signIn })).refusal).toBe('PASSKEY_WRONG')
  })

  test('an authenticator code is rejected if the member has no authenticator app', async () => {
    const member = await addPasskeyMember()
    const body = { ticket: await ticketOf(api, member), code: '000000' }
    expect((await finish(body)).refusal).toBe('AUTHENTICATOR_WRONG')
  })

  test('beginSecondFactorPasskey rejects the ticket of another browser', async () => {
    const ticket = await ticketOf(api, await addPasskeyMember(), browser('one'))
    const reply = await api.call('beginSecondFactorPasskey', { body: { ticket } })
    expect(reply.refusal).toBe('SECOND_FACTOR_GONE')
  })
})

describe('second factor of sign-ins that connect an account or cancel a deletion', () => {
  test('a sign-in with a social ticket connects the provider account only after the second factor was verified', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const person = newPerson({ email: member.account })
    const body = { ticket: await ticketFor(api, person), password }
    const ticket = ticketIn(await api.call('socialVerifyPass', { body }))
    const list = () => dataOf(api, 'listBoundAccounts', { token: member.token })
    expect((await list()).items).toEqual([])
    expect((await finish({ ticket, code: app.code() })).code).toBe(200)
    expect((await list()).items).toMatchObject([{ provider: 'google' }])
    await expect(confirmed(api, person)).rejects.toThrow('secondFactor')
  })

  test('undoDisable cancels the deletion of an account only after the second factor was verified', async () => {
    const { app, account, token, uid } = await addTwoStepMember(api)
    await dataOf(api, 'disable', { token, body: { proof: { password } } })
    const body = { account, proof: { password } }
    const ticket = ticketIn(await api.call('undoDisable', { body }))
    expect((await api.call('login', { body: { account, password } })).refusal).toBe('ACCOUNT_CLOSING')
    expect((await finish({ ticket, code: app.code() })).data).toMatchObject({ uid })
    api.wait(30)
    expect((await api.call('login', { body: { account, password } })).refusal).toBe('SECOND_FACTOR_NEEDED')
  })
})
