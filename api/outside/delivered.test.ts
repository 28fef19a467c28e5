// The whole way of what is sent: from the call over a real SMTP server or gateway to what it opens.
import { expect, test } from 'vitest'
import pino from 'pino'
import { testApi } from '../../tests/support/api.ts'
import { addMember, dataOf } from '../../tests/support/members.ts'
import { startGateway, startSmtp } from '../../tests/support/peers.ts'
import { readConfig } from '../config.ts'
import { openOutside } from './open.ts'

const { mails, url: SMTP_URL } = await startSmtp()
const { taken, url: SMS_URL } = await startGateway()
const config = readConfig({ SMTP_URL, SMS_URL, HUB_URL: 'https://hub.example.com' })
const { send } = openOutside(config, pino({ level: 'silent' })).outside
const api = await testApi({ outside: { send } })

/** The text of the newest mail: base64 where it is not plain, soft line breaks where it is long. */
function newestMail(): string {
  const [head = '', body = ''] = mails.at(-1)?.split('\r\n\r\n') ?? []
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString() : decoded(mails.at(-1) ?? '')
}

const decoded = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))

test('a recovery link arrives by SMTP, and what it leads to sets the password', async () => {
  const { account, token: before } = await addMember(api)
  await dataOf(api, 'sendMailByRecoverPwd', { body: { account } })
  await expect.poll(() => mails.length).toBe(1)
  const token = /https:\/\/hub\.example\.com\/recover_pwd#token=([\w-]{43})/.exec(newestMail())?.[1]
  expect(await dataOf(api, 'checkRecoverUrl', { body: { token } })).toMatchObject({ account })
  const newPassword = 'warm canary by the window'
  await dataOf(api, 'resetNewPass', { body: { token, newPassword } })
  expect((await api.call('login', { body: { account, password: newPassword } })).code).toBe(200)
  expect((await api.call('checkToken', { token: before })).refusal).toBe('TOKEN_REVOKED')
})

test('a code arrives by the phone gateway, and signs in', async () => {
  const account = '+66812345678'
  const { uid } = await addMember(api, { account })
  await dataOf(api, 'sendVerifyCode', { body: { account, purpose: 'login' }, language: 'th' })
  await expect.poll(() => taken.length).toBe(1)
  expect(taken[0]).toMatchObject({ to: account })
  const code = /\d{6}/.exec(taken[0]?.text ?? '')?.[0]
  expect(await dataOf(api, 'loginByCode', { body: { account, code } })).toMatchObject({ uid })
})
