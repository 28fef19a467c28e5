// Tests messages end to end: an API call sends a message through a real SMTP server or SMS gateway, and the test uses
// the link or code in the received message.
import { expect, test } from 'vitest'
import pino from 'pino'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf, registrationOf } from '#tests/support/members.ts'
import { startGateway, startSmtp } from '#tests/support/messageServers.ts'
import { readConfig } from '../process/config.ts'
import { openIntegrations } from './openIntegrations.ts'

const { mails, receivers, url: SMTP_URL } = await startSmtp()
const { taken: textMessages, url: SMS_URL } = await startGateway()
const config = readConfig({ SMTP_URL, SMS_URL, HUB_URL: 'https://hub.example.com' })
const { send } = openIntegrations(config, pino({ level: 'silent' })).integrations
const api = await testApi({ integrations: { send } })

/**
 * Waits for the first email to this receiver and decodes base64 and soft line breaks. Selects by receiver, because
 * emails of other tests are sent in the background.
 */
async function mailTo(receiver: string): Promise<string> {
  await expect.poll(() => receivers).toContain(receiver)
  const mail = mails[receivers.indexOf(receiver)] ?? ''
  const [head = '', body = ''] = mail.split('\r\n\r\n')
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString() : decoded(mail)
}

const decoded = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))

test('a recovery link arrives by SMTP, and the linked page sets a new password', async () => {
  const { account, token: before } = await addMember(api)
  await dataOf(api, 'sendMailByRecoverPwd', { body: { account } })
  const token = /https:\/\/hub\.example\.com\/recover_pwd#token=([\w-]{43})/.exec(await mailTo(account))?.[1]
  expect(await dataOf(api, 'checkRecoverUrl', { body: { token } })).toMatchObject({ account })
  const newPassword = 'warm canary by the window'
  await dataOf(api, 'resetNewPass', { body: { token, newPassword } })
  expect((await api.call('login', { body: { account, password: newPassword } })).code).toBe(200)
  expect((await api.call('checkToken', { token: before })).refusal).toBe('TOKEN_REVOKED')
})

test('an email has a text part and an HTML part with a button that leads to the same page', async () => {
  const { account } = await addMember(api)
  await dataOf(api, 'sendMailByRecoverPwd', { body: { account } })
  const mail = await mailTo(account)
  expect(mail).toContain('multipart/alternative')
  const [text = '', html = ''] = mail.split('<html')
  const link = /https:\/\/hub\.example\.com\/recover_pwd#token=[\w-]{43}/.exec(text)?.[0]
  expect(link).toBeDefined()
  expect(html).toContain(`href="${link}"`)
})

test('an email that members can turn off has the headers for one click and a link to the settings', async () => {
  const to = 'news@z.example'
  await send({
    to,
    language: 'en',
    subject: 'Some coins expire soon',
    text: 'You can use 40 coins.',
    unsubscribe: '/emails/off/token',
  })
  const mail = await mailTo(to)
  expect(mail).toContain('List-Unsubscribe: <https://hub.example.com/emails/off/token>')
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(mail.split('https://hub.example.com/about-me/privacy#emails')).toHaveLength(3)
})

test('a sign-in code arrives through the SMS gateway, and the member signs in with it', async () => {
  const account = '+66812345678'
  const { uid } = await addMember(api, { account })
  await dataOf(api, 'sendVerifyCode', { body: { account, purpose: 'login' }, language: 'th' })
  await expect.poll(() => textMessages.length).toBe(1)
  expect(textMessages[0]).toMatchObject({ to: account })
  const code = /\d{6}/.exec(textMessages[0]?.text ?? '')?.[0]
  expect(await dataOf(api, 'loginByCode', { body: { account, code } })).toMatchObject({ uid })
})

test.each([
  'f0<me@x.example>',
  'f1 <me@x.example>',
  '"f2"me@x.example',
  'me(f3)@x.example',
  'f4:me@x.example;',
  'f5@x.example,me@x.example',
  'me@x.example(f6)',
  'ｍｅ@x.example',
  'me@ｘ.example',
  'me@x.example.',
])('an email address with special characters is rejected and receives no message: %s', async (account) => {
  const reply = await api.call('sendVerifyCode', { body: { account, purpose: 'register' } })
  expect(reply.status).toBe(400)
  expect(reply.data).toEqual({ reasons: [{ code: 'FORMAT', field: 'account' }] })
  expect(receivers).not.toContain('me@x.example')
})

test('email addresses that differ only in letter case count as one address, so that a second code is rejected with CODE_WAIT', async () => {
  const ask = (account: string) => api.call('sendVerifyCode', { body: { account, purpose: 'register' } })
  expect((await ask('Me@Y.Example')).code).toBe(200)
  expect((await ask('me@y.example')).refusal).toBe('CODE_WAIT')
  await mailTo('me@y.example')
  expect(receivers.filter((receiver) => /y\.example/i.test(receiver))).toEqual(['me@y.example'])
})

test('the text +66812345678@x.example is treated as an email address, and verifies no phone number', async () => {
  const account = '+66812345678@x.example'
  const phones = textMessages.length
  await dataOf(api, 'sendVerifyCode', { body: { account, purpose: 'register' } })
  const code = /(\d{6}) is your code/.exec(await mailTo(account))?.[1] ?? ''
  expect(textMessages).toHaveLength(phones)
  const { token } = await dataOf(api, 'registerByCode', { body: registrationOf(account, code) })
  expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({
    email: account,
    emailVerified: true,
    phone: null,
    phoneVerified: false,
  })
})
