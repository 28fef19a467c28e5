// One-time codes: five minutes, five tries, one use, one purpose.
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
import { figure } from '#tests/support/figures.ts'

const api = await testApi()

/** A member with a code to sign in. */
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

describe('a code holds five minutes', () => {
  test('up to the last second', async () => {
    const { account, code } = await withCode()
    api.wait(299)
    expect((await signIn(account, code)).code).toBe(200)
  })

  test('and no longer', async () => {
    const { account, code } = await withCode()
    api.wait(300)
    expect((await signIn(account, code)).refusal).toBe('CODE_WRONG')
  })
})

describe('a code has five tries', () => {
  test('the fifth may still be right', async () => {
    const { account, code } = await withCode()
    await fail(4, account, wrong(code))
    expect((await signIn(account, code)).code).toBe(200)
  })

  test('after the fifth the right code fails, with the same answer as a wrong one', async () => {
    const { account, code } = await withCode()
    const refused = await signIn(account, wrong(code))
    await fail(4, account, wrong(code))
    expect((await signIn(account, code)).text).toBe(refused.text)
  })

  test('50 wrong codes at once share them, and the right one then fails', async () => {
    const { account, code } = await withCode()
    const replies = await atOnce(50, () => signIn(account, wrong(code)))
    expect(countBy(replies)).toEqual({ CODE_WRONG: 50 })
    const ofAccount = and(eq(verifyCodes.account, accountOf(account)), eq(verifyCodes.purpose, 'login'))
    const [row] = await api.store.db.select({ tries: verifyCodes.tries }).from(verifyCodes).where(ofAccount)
    expect((await signIn(account, code)).refusal).toBe('CODE_WRONG')
    expect(row?.tries).toBe(5)
    figure('6. Codes', `50 wrong codes at once: ${row?.tries} evaluated, and the right one then fails`)
  })

  test('a resend keeps the failures', async () => {
    const { account, code } = await withCode()
    await fail(3, account, wrong(code))
    api.wait(60)
    await fail(2, account, wrong(await askForCode(api, account, 'login')))
    expect((await signIn(account, lastCode(api, account))).refusal).toBe('CODE_WRONG')
  })

  test('ten resends add none', async () => {
    const { account, code } = await withCode()
    await fail(4, account, wrong(code))
    for (let count = 0; count < 10; count += 1) {
      api.wait(60)
      await askForCode(api, account, 'login')
    }
    await fail(1, account, wrong(lastCode(api, account)))
    expect((await signIn(account, lastCode(api, account))).refusal).toBe('CODE_WRONG')
    figure('6. Codes', 'ten resends after four wrong tries: one try left, no more')
  })

  test('once they are used up, the next code comes a quarter of an hour after the first one', async () => {
    const { account, code } = await withCode()
    const nextDate = later(900)
    await fail(5, account, wrong(code))
    api.wait(899)
    expect(detailOf(await resend(account)).nextDate).toBe(nextDate)
    api.wait(1)
    expect((await signIn(account, await askForCode(api, account, 'login'))).code).toBe(200)
  })

  test('a success forgets the failures', async () => {
    const { account, code } = await withCode()
    await fail(4, account, wrong(code))
    expect((await signIn(account, code)).code).toBe(200)
    const next = await askForCode(api, account, 'login')
    await fail(4, account, wrong(next))
    expect((await signIn(account, next)).code).toBe(200)
  })
})

describe('a code is used once', () => {
  test('the second use is refused', async () => {
    const { account, code } = await withCode()
    expect((await signIn(account, code)).code).toBe(200)
    expect((await signIn(account, code)).refusal).toBe('CODE_WRONG')
  })

  test('50 clients with one code open one session', async () => {
    const { account, code, uid } = await withCode()
    const before = await sessionsOf(uid)
    const counts = countBy(await atOnce(50, () => signIn(account, code)))
    expect(counts).toEqual({ OK: 1, CODE_WRONG: 49 })
    expect(await sessionsOf(uid)).toBe(before + 1)
    figure('6. Codes', `one code from 50 clients: ${counts.OK} session`)
  })
})

describe('a code is bound to what it was asked for', () => {
  test('a code to sign in registers nobody', async () => {
    const { account, code } = await withCode()
    const reply = await api.call('registerByCode', { body: registrationOf(account, code) })
    expect(reply.refusal).toBe('CODE_WRONG')
  })

  test('a code to register signs nobody in', async () => {
    const { account } = await registerMember(api)
    const code = await askForCode(api, account, 'register')
    expect((await signIn(account, code)).refusal).toBe('CODE_WRONG')
  })

  test('nor is it another account’s', async () => {
    const [mine, other] = [await withCode(), await withCode()]
    const reply = await signIn(mine.account, mine.code === other.code ? wrong(other.code) : other.code)
    expect(reply.refusal).toBe('CODE_WRONG')
  })
})

describe('another code may be asked for after a minute', () => {
  test('before that the refusal says when', async () => {
    const { account } = await withCode()
    const nextDate = later(60)
    api.wait(59)
    const reply = await resend(account)
    expect(reply.refusal).toBe('CODE_WAIT')
    expect(reply.data).toEqual({ reasons: [{ code: 'RESEND_AFTER' }], nextDate })
  })

  test('and nothing is sent', async () => {
    const { account } = await withCode()
    const countBefore = api.messages.length
    await resend(account)
    expect(api.messages.length).toBe(countBefore)
  })

  test('then the new code replaces the old one', async () => {
    const { account, code: old } = await withCode()
    api.wait(60)
    const code = await askForCode(api, account, 'login')
    // One time in a million they are the same.
    const stale = old === code ? wrong(code) : old
    expect((await signIn(account, stale)).refusal).toBe('CODE_WRONG')
    expect((await signIn(account, code)).code).toBe(200)
  })

  test('50 requests at once send one code', async () => {
    const account = newAccount()
    const countBefore = api.messages.length
    expect(countBy(await atOnce(50, () => resend(account)))).toEqual({ OK: 1, CODE_WAIT: 49 })
    expect(api.messages.length).toBe(countBefore + 1)
  })
})

test('a code reaches an e-mail address in whatever case it is typed', async () => {
  const { account, code } = await withCode()
  expect((await signIn(account.toUpperCase(), code)).code).toBe(200)
})

test('a stranger who asks to sign in gets no code but a way to join', async () => {
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
])('the message comes in the language of the request: %s', async (language, subject, text) => {
  const { account } = await registerMember(api)
  await api.call('sendVerifyCode', { body: { account, purpose: 'login' }, language })
  const message = api.messages.findLast(({ to }) => to === account)
  expect(message?.subject).toBe(`${subject} ${lastCode(api, account)}`)
  expect(message?.text).toContain(text)
})
