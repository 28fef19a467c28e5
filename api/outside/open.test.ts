// Mails leave by a real SMTP server, a failure stays ours, and neither writes to whom into the logs.
import { once } from 'node:events'
import pino from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openOutside } from './open.ts'

const mails: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('full') ? new Error(`${address} has no room`) : undefined),
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      mails.push(Buffer.concat(chunks).toString())
      done()
    })
  },
})
const listening = smtp.listen(0, '127.0.0.1')
await once(listening, 'listening')
afterAll(async () => await new Promise<void>((resolve) => smtp.close(() => resolve())))

const address = listening.address()
const port = typeof address === 'object' ? address?.port : undefined
const SMTP_URL = `smtp://127.0.0.1:${port}`

function opened(environment: Record<string, string>) {
  const logged: string[] = []
  const log = pino({}, { write: (line) => void logged.push(line) })
  return { logged, ...openOutside(readConfig(environment), log) }
}

test('a mail arrives with its sender, receiver, subject and text in any script', async () => {
  const { outside, inbox } = opened({ SMTP_URL, MAIL_FROM: 'hub@example.com' })
  await outside.send({ to: 'canary@example.com', subject: 'Code: 204816', text: 'รหัสของคุณ 204816' })
  const [mail = ''] = mails
  expect(mail).toMatch(/^From: hub@example\.com\r$/m)
  expect(mail).toMatch(/^To: canary@example\.com\r$/m)
  expect(mail).toMatch(/^Subject: Code: 204816\r$/m)
  expect(Buffer.from(mail.split('\r\n\r\n')[1] ?? '', 'base64').toString()).toBe('รหัสของคุณ 204816')
  expect(inbox).toBeUndefined()
})

test.each(['full-canary@example.com', '+66812345679'])(
  'a message that cannot be sent fails no call and is logged without its receiver: %s',
  async (to) => {
    const { outside, logged } = opened({ SMTP_URL })
    await outside.send({ to, subject: 'Code: 204816', text: '204816' })
    expect(logged).toHaveLength(1)
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 50, msg: 'mail was not sent' })
    for (const secret of [to, 'canary', '66812345679', '204816']) expect(logged[0]).not.toContain(secret)
  },
)

test('a link leads to the hub where it is reached', async () => {
  const { outside } = opened({ SMTP_URL, HUB_URL: 'https://hub.example.com' })
  await outside.send({ to: 'canary@example.com', subject: 'Link', text: 'Here.', link: '/page?token=x_-1' })
  expect(mails.at(-1)).toContain('Here.\r\n\r\nhttps://hub.example.com/page?token=')
})

test('a subject cannot smuggle in a header', async () => {
  const { outside } = opened({ SMTP_URL })
  await outside.send({ to: 'canary@example.com', subject: 'Code\r\nBcc: other@example.com', text: '' })
  expect(mails.at(-1)).not.toMatch(/^Bcc:/m)
})

test('development shows messages on a page of its own, safely', async () => {
  const { outside, inbox } = opened({})
  await outside.send({ to: '<script>@example.com', subject: 'Code: 204816', text: '<b>' })
  const page = await (await inbox?.request('/'))?.text()
  expect(page).toContain('Code: 204816')
  expect(page).not.toMatch(/<script>|<b><\/p>/)
})

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '8080' }, 'http://localhost:8080'],
  [{ HUB_URL: 'https://hub.example.com' }, 'https://hub.example.com'],
])('a link leads to the hub as it is configured: %o', async (environment, origin) => {
  const { outside } = opened({ SMTP_URL, ...environment })
  await outside.send({
    to: 'canary@example.com',
    subject: 'Link',
    text: 'Here:',
    link: '/recover_pwd#token=x',
  })
  expect(mails.at(-1)).toContain(`Here:\r\n\r\n${origin}/recover_pwd#token=`)
})

test('production has to say how codes are sent', () => {
  expect(() => opened({ NODE_ENV: 'production' })).toThrow('set SMTP_URL, or INBOX=on')
  expect(() => opened({ INBOX: 'off' })).toThrow('set SMTP_URL, or INBOX=on')
  expect(opened({ NODE_ENV: 'production', INBOX: 'on' }).inbox).toBeDefined()
})
