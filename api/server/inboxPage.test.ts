// Tests the page of the local inbox, which shows the messages that the hub has sent.
import pino from 'pino'
import { expect, test } from 'vitest'
import { openInboxPage } from './inboxPage.ts'
import { sampleMailNames } from './sampleMails.ts'

const log = pino({ level: 'silent' })
const message = (to: string, text: string) => ({ to, subject: 'Code: 204816', text, at: new Date(0) })

/** Matches a number of seconds between 1 and 900. */
const withinQuarterHour: unknown = expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 900)

test('the inbox escapes HTML in messages', async () => {
  const page = openInboxPage([message('<script>@example.com', '<b>')], log)
  const text = await (await page.request('/')).text()
  expect(text).toContain('Code: 204816')
  expect(text).not.toMatch(/<script>|<b><\/p>/)
})

test('the inbox previews every email in every language', async () => {
  const page = openInboxPage([], log)
  const index = await (await page.request('/emails')).text()
  const links = [...index.matchAll(/href="\/inbox(\/emails\/[\w-]+\/[\w-]+)"/g)].map(([, path]) => path ?? '')
  expect(links).toHaveLength(4 * sampleMailNames().length)
  for (const link of links) {
    const response = await page.request(link)
    expect([link, response.status]).toEqual([link, 200])
    expect(await response.text()).toContain('</html>')
  }
  expect((await page.request('/emails/unknown/en-US')).status).toBe(404)
})

test('the inbox shows messages only if the request contains the correct user name and password', async () => {
  const page = openInboxPage([message('canary@example.com', '204816')], log, {
    password: 'quiet river at night',
  })
  const open = async (user: string) => {
    const headers = { Authorization: `Basic ${Buffer.from(user).toString('base64')}` }
    const answer = await page.request('/', { headers })
    return [answer.status, (await answer.text()).includes('204816')]
  }
  expect(await open('inbox:quiet river at night')).toEqual([200, true])
  for (const user of ['inbox:quiet river', 'inbox:', ':', 'hub:quiet river at night'])
    expect(await open(user)).toEqual([401, false])
  expect((await page.request('/')).headers.get('WWW-Authenticate')).toContain('Basic')
})

test('after ten wrong passwords, the inbox rejects the network of the caller for at most 15 minutes, and a correct password resets the count', async () => {
  const page = openInboxPage([], log, { password: 'quiet river at night' })
  const open = async (password: string, address: string) => {
    const headers = { Authorization: `Basic ${Buffer.from(`inbox:${password}`).toString('base64')}` }
    const { status, headers: answered } = await page.request('/', { headers }, { address })
    return { status, wait: Number(answered.get('Retry-After')) }
  }
  for (let guess = 0; guess < 9; guess += 1) expect((await open('a guess', '192.0.2.1')).status).toBe(401)
  expect((await open('quiet river at night', '192.0.2.1')).status).toBe(200)
  for (let guess = 0; guess < 10; guess += 1) expect((await open('a guess', '192.0.2.1')).status).toBe(401)
  expect(await open('quiet river at night', '192.0.2.1')).toEqual({
    status: 429,
    wait: withinQuarterHour,
  })
  expect((await open('a guess', '192.0.2.2')).status).toBe(401)
})
