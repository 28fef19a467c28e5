// Tests sending emails through a real SMTP server and text messages through a gateway. A failure to send does not fail
// the API call, and logs contain no receivers.
import { objectOf } from '#shared/unknown.ts'
import pino from 'pino'
import { expect, test } from 'vitest'
import { isFull } from '#tests/support/measurements.ts'
import { engine } from '#tests/support/database.ts'
import { startHubProcess } from '#tests/support/hubProcess.ts'
import { startGateway, startSmtp } from '#tests/support/messageServers.ts'
import { readConfig } from '../process/config.ts'
import { openIntegrations, warnOfOwnFiles } from './openIntegrations.ts'
import { textWith } from '#tests/support/matchers.ts'

const { mails, receivers, url: SMTP_URL } = await startSmtp()
const gateway = await startGateway()

function opened(environment: Record<string, string>) {
  const logged: string[] = []
  const log = pino({}, { write: (line) => void logged.push(line) })
  return { logged, ...openIntegrations(readConfig(environment), log) }
}

test('an email arrives with its sender, receiver, subject and text, also with non-Latin characters', async () => {
  const { integrations, received } = opened({ SMTP_URL, MAIL_FROM: 'hub@example.com' })
  await integrations.send({ to: 'canary@example.com', subject: 'Code: 204816', text: 'รหัสของคุณ 204816' })
  const [mail = ''] = mails
  expect(mail).toMatch(/^From: hub@example\.com\r$/m)
  expect(mail).toMatch(/^To: canary@example\.com\r$/m)
  expect(mail).toMatch(/^Subject: Code: 204816\r$/m)
  expect(Buffer.from(mail.split('\r\n\r\n')[1] ?? '', 'base64').toString()).toBe('รหัสของคุณ 204816')
  expect(received).toBeUndefined()
})

test.each(['full-canary@example.com', '+66812345679'])(
  'a message that cannot be sent causes no error, and the failure is logged without the receiver: %s',
  async (to) => {
    const { integrations, logged } = opened({ SMTP_URL })
    await integrations.send({ to, subject: 'Code: 204816', text: '204816' })
    expect(logged).toHaveLength(1)
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 50, event: 'message_not_sent' })
    for (const secret of [to, 'canary', '66812345679', '204816']) expect(logged[0]).not.toContain(secret)
  },
)

test("messages to phones are sent through the SMS gateway with the hub's name, and emails through SMTP", async () => {
  const { integrations, logged } = opened({ SMTP_URL, SMS_URL: gateway.url })
  const count = mails.length
  await integrations.send({ to: '+66812345678', subject: 'รหัส: 204816', text: 'ใช้ได้ห้านาที' })
  const authorization = `Basic ${Buffer.from('hub:at night').toString('base64')}`
  expect(gateway.taken).toEqual([{ authorization, to: '+66812345678', text: 'รหัส: 204816\nใช้ได้ห้านาที' }])
  await integrations.send({ to: 'canary@example.com', subject: 'Code', text: '' })
  expect([mails.length, gateway.taken.length, logged]).toEqual([count + 1, 1, []])
})

test('a text message that the gateway does not accept causes no error, and the log contains no phone number', async () => {
  for (const SMS_URL of [gateway.url, 'http://127.0.0.1:1/']) {
    const { integrations, logged } = opened({ STAND_INS: 'on', SMS_URL })
    await integrations.send({ to: '+66812345699', subject: 'Code: 204816', text: '' })
    expect(logged).toHaveLength(1)
    expect(logged[0]).not.toMatch(/66812345699|204816|at%20night|at night/)
  }
})

test("a link in a message leads to the hub's public URL", async () => {
  const { integrations } = opened({ SMTP_URL, HUB_URL: 'https://hub.example.com' })
  await integrations.send({
    to: 'canary@example.com',
    subject: 'Link',
    text: 'Here.',
    link: '/page?token=x_-1',
  })
  expect(mails.at(-1)).toContain('Here.\r\n\r\nhttps://hub.example.com/page?token=')
})

test('line breaks in the subject of an email cannot inject a header', async () => {
  const { integrations } = opened({ SMTP_URL })
  await integrations.send({ to: 'canary@example.com', subject: 'Code\r\nBcc: other@example.com', text: '' })
  expect(mails.at(-1)).not.toMatch(/^Bcc:/m)
})

test.each(['f0<canary@example.com>', 'other@example.com,canary@example.com', 'canary@example.com(f0)'])(
  'an address with special characters is treated as a single address: %s',
  async (to) => {
    const { integrations } = opened({ SMTP_URL })
    const count = receivers.length
    await integrations.send({ to, subject: 'Code', text: '' })
    expect(receivers.slice(count).filter((receiver) => receiver.includes('canary@example.com'))).toEqual([])
  },
)

test('messages are stored for the local inbox in development mode', async () => {
  const { integrations, received } = opened({ STAND_INS: 'on' })
  await integrations.send({ to: 'canary@example.com', subject: 'Code: 204816', text: '' })
  expect(received).toMatchObject([{ to: 'canary@example.com', subject: 'Code: 204816' }])
})

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '8080' }, 'http://localhost:8080'],
  [{ HUB_URL: 'https://hub.example.com' }, 'https://hub.example.com'],
])('with the configuration %o, a link in a message leads to the hub', async (environment, origin) => {
  const { integrations } = opened({ SMTP_URL, ...environment })
  await integrations.send({
    to: 'canary@example.com',
    subject: 'Link',
    text: 'Here:',
    link: '/recover_pwd#token=x',
  })
  expect(mails.at(-1)).toContain(`Here:\r\n\r\n${origin}/recover_pwd#token=`)
})

test('a production hub requires SMTP_URL or INBOX=on', () => {
  expect(() => opened({})).toThrow('set SMTP_URL, or INBOX=on')
  expect(() => opened({ STAND_INS: 'on', INBOX: 'off' })).toThrow('set SMTP_URL, or INBOX=on')
})

test('a production hub requires a password for its inbox', () => {
  expect(() => opened({ INBOX: 'on' })).toThrow(/^INBOX_PASSWORD is required with INBOX=on/)
  expect(opened({ INBOX: 'on', INBOX_PASSWORD: 'quiet river at night' }).received).toEqual([])
})

test('an unreachable bucket is logged when the server starts, without its secret', async () => {
  const keys = { S3_ACCESS_KEY_ID: 'hub', S3_SECRET_ACCESS_KEY: 'canary at night' }
  const { logged } = opened({ SMTP_URL, S3_URL: 'http://127.0.0.1:1/hub-files', ...keys })
  await expect.poll(() => logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 50, event: 'bucket_unavailable' })
  expect(logged[0]).not.toContain('canary')
})

test('warnOfOwnFiles logs a warning if files are stored on the local disk although the database allows several servers', () => {
  const warnings = (environment: NodeJS.ProcessEnv) => {
    const logged: object[] = []
    const log = pino({}, { write: (line) => void logged.push(objectOf(JSON.parse(line))) })
    warnOfOwnFiles(readConfig({ STAND_INS: 'on', ...environment }), log)
    return logged
  }
  const DATABASE_URL = 'postgres://hub@localhost/hub'
  expect(warnings({})).toEqual([])
  expect(warnings({ DATABASE_URL })).toEqual([
    expect.objectContaining({ level: 40, event: 'uploads_on_disk', msg: textWith('other servers') }),
  ])
})

test.runIf(engine === 'postgres' && isFull)(
  'a server logs the warning about files on the local disk after it has started to listen',
  async () => {
    const hub = await startHubProcess()
    await expect.poll(hub.said).toContain('"event":"uploads_on_disk"')
    await hub.stop()
  },
)
