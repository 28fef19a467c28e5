// Tests one-time codes. A code is valid for five minutes, allows five attempts, can be used once, and only for one
// purpose.
import { accountOf } from '#tests/support/accounts.ts'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { detailOf, testApi } from '#tests/support/api.ts'
import {
  askForCode,
  atOnce,
  countBy,
  lastCode,
  newAccount,
  registerMember,
  registrationOf,
  wrong,
} from '#tests/support/members.ts'
import { sessions, verifyCodes } from './tables.ts'
import { measurement } from '#tests/support/measurements.ts'

const api = await testApi()

/** Registers a member and requests a sign-in code. */
async function withCode() {
  const member = await registerMember(api)
  return { ...member, code: await askForCode(api, member.account, 'login') }
}

const signIn = (account: string, code: string) => api.call('loginByCode', { body: { account, code } })
const resend = (account: string) => api.call('sendVerifyCode', { body: { account, purpose: 'login' } })
const later = (seconds: number) => new Date(api.clock.now.getTime() + seconds * 1000).toISOString()

async function fail(times: number, account: string, code: string) {
  for (let count = 0; count < times; count += 1)
    expect((await signIn(account, code)).refusal).toBe('CODE_WRONG')
}

async function sessionsOf(memberId: string) {
  return (await api.store.db.select().from(sessions).where(eq(sessions.memberId, memberId))).length
}

describe('lifetime of codes', () => {
  test('a one-time code is still valid after 299 seconds', async () => {
    const { account, code } = await withCode()
    api.wait(299)
    expect((await signIn(account, code)).code).toBe(200)
  })

  test('a one-time code is rejected after 300 seconds', async () => {
    const { account, code } = await withCode()
    api.wait(300)
    expect((await signIn(account, code)).refusal).toBe('CODE_WRONG')
  })
})

describe('attempts of codes', () => {
  test('a sign-in with the correct code succeeds after four failed attempts', async () => {
    const { account, code } = await withCode()
    await fail(4, account, wrong(code))
    expect((await signIn(account, code)).code).toBe(200)
  })

  test('after five failed attempts, the correct code gets the same response as a wrong code', async () => {
    const { account, code } = await withCode()
    const refused = await signIn(account, wrong(code))
    await fail(4, account, wrong(code))
    expect((await signIn(account, code)).text).toBe(refused.text)
  })

  test('only five of 50 concurrent wrong codes are checked, and the correct code is rejected afterwards', async () => {
    const { account, code } = await withCode()
    const replies = await atOnce(50, () => signIn(account, wrong(code)))
    expect(countBy(replies)).toEqual({ CODE_WRONG: 50 })
    const ofAccount = and(eq(verifyCodes.account, accountOf(account)), eq(verifyCodes.purpose, 'login'))
    const [row] = await api.store.db.select({ tries: verifyCodes.tries }).from(verifyCodes).where(ofAccount)
    expect((await signIn(account, code)).refusal).toBe('CODE_WRONG')
    expect(row?.tries).toBe(5)
    measurement(
      '6. Codes',
      `50 concurrent wrong codes: ${row?.tries} were checked, and the correct code was rejected afterwards`,
    )
  })

  test('a resend of a code does not reset the number of failed attempts', async () => {
    const { account, code } = await withCode()
    await fail(3, account, wrong(code))
    api.wait(60)
    await fail(2, account, wrong(await askForCode(api, account, 'login')))
    expect((await signIn(account, lastCode(api, account))).refusal).toBe('CODE_WRONG')
  })

  test('after four failed attempts, ten resends of the code still leave only one attempt', async () => {
    const { account, code } = await withCode()
    await fail(4, account, wrong(code))
    for (let count = 0; count < 10; count += 1) {
      api.wait(60)
      await askForCode(api, account, 'login')
    }
    await fail(1, account, wrong(lastCode(api, account)))
    expect((await signIn(account, lastCode(api, account))).refusal).toBe('CODE_WRONG')
    measurement('6. Codes', 'ten resends of a code after four wrong codes: only one attempt was left')
  })

  test('after five failed attempts, a new code can be requested 15 minutes after the first code', async () => {
    const { account, code } = await withCode()
    const nextDate = later(900)
    await fail(5, account, wrong(code))
    api.wait(899)
    expect(detailOf(await resend(account)).nextDate).toBe(nextDate)
    api.wait(1)
    expect((await signIn(account, await askForCode(api, account, 'login'))).code).toBe(200)
  })

  test('a successful sign-in resets the number of failed attempts', async () => {
    const { account, code } = await withCode()
    await fail(4, account, wrong(code))
    expect((await signIn(account, code)).code).toBe(200)
    const next = await askForCode(api, account, 'login')
    await fail(4, account, wrong(next))
    expect((await signIn(account, next)).code).toBe(200)
  })
})

describe('a one-time code can be used only once', () => {
  test('a one-time code is rejected on its second use', async () => {
    const { account, code } = await withCode()
    expect((await signIn(account, code)).code).toBe(200)
    expect((await signIn(account, code)).refusal).toBe('CODE_WRONG')
  })

  test('50 concurrent sign-ins with the same code open only one session', async () => {
    const { account, code, uid } = await withCode()
    const before = await sessionsOf(uid)
    const counts = countBy(await atOnce(50, () => signIn(account, code)))
    expect(counts).toEqual({ OK: 1, CODE_WRONG: 49 })
    expect(await sessionsOf(uid)).toBe(before + 1)
    measurement('6. Codes', `50 concurrent sign-ins with the same code: ${counts.OK} session was opened`)
  })
})

describe('purpose of codes', () => {
  test('a sign-in code cannot be used to register', async () => {
    const { account, code } = await withCode()
    const reply = await api.call('registerByCode', { body: registrationOf(account, code) })
    expect(reply.refusal).toBe('CODE_WRONG')
  })

  test('a registration code cannot be used to sign in', async () => {
    const { account } = await registerMember(api)
    const code = await askForCode(api, account, 'register')
    expect((await signIn(account, code)).refusal).toBe('CODE_WRONG')
  })

  test('a one-time code cannot be used for another email address', async () => {
    const [mine, other] = [await withCode(), await withCode()]
    const reply = await signIn(mine.account, mine.code === other.code ? wrong(other.code) : other.code)
    expect(reply.refusal).toBe('CODE_WRONG')
  })
})

describe('resending codes', () => {
  test('a resend of a code within a minute is rejected, and the error contains the time at which the next resend is allowed', async () => {
    const { account } = await withCode()
    const nextDate = later(60)
    api.wait(59)
    const reply = await resend(account)
    expect(reply.refusal).toBe('CODE_WAIT')
    expect(reply.data).toEqual({ reasons: [{ code: 'RESEND_AFTER' }], nextDate })
  })

  test('if a resend of a code is rejected, no message is sent', async () => {
    const { account } = await withCode()
    const countBefore = api.messages.length
    await resend(account)
    expect(api.messages.length).toBe(countBefore)
  })

  test('a code that is resent after a minute replaces the earlier code', async () => {
    const { account, code: old } = await withCode()
    api.wait(60)
    const code = await askForCode(api, account, 'login')
    // With a probability of one in a million, the two codes are equal. In that case, uses a wrong code instead of the
    // earlier one.
    const stale = old === code ? wrong(code) : old
    expect((await signIn(account, stale)).refusal).toBe('CODE_WRONG')
    expect((await signIn(account, code)).code).toBe(200)
  })

  test('50 concurrent sendVerifyCode calls send only one code', async () => {
    const account = newAccount()
    const countBefore = api.messages.length
    expect(countBy(await atOnce(50, () => resend(account)))).toEqual({ OK: 1, CODE_WAIT: 49 })
    expect(api.messages.length).toBe(countBefore + 1)
  })
})

test('a one-time code is accepted for its email address in any letter case', async () => {
  const { account, code } = await withCode()
  expect((await signIn(account.toUpperCase(), code)).code).toBe(200)
})

test('a request for a sign-in code to an email address that no member has sends an invitation to join', async () => {
  const account = newAccount()
  await resend(account)
  const message = api.messages.findLast(({ to }) => to === account)
  expect(message).toMatchObject({ to: account, subject: 'You’re not a member yet' })
  expect(`${message?.subject} ${message?.text}`).not.toMatch(/\d{6}|\{code\}/)
})

test.each([
  ['en', 'Your sign-in code:', 'It works for five minutes.'],
  ['id', 'Kode masuk Anda:', 'Berlaku lima menit.'],
  ['th', 'รหัสเข้าสู่ระบบของคุณ:', 'ใช้ได้ห้านาที'],
  ['vn', 'Mã đăng nhập của bạn:', 'có hiệu lực trong năm phút.'],
])(
  'the message with a code is written in the language of the request: %s',
  async (language, subject, text) => {
    const { account } = await registerMember(api)
    await api.call('sendVerifyCode', { body: { account, purpose: 'login' }, language })
    const message = api.messages.findLast(({ to }) => to === account)
    expect(message?.subject).toBe(`${subject} ${lastCode(api, account)}`)
    expect(message?.text).toContain(text)
  },
)
