// The page of the local inbox.
import pino from 'pino'
import { expect, test } from 'vitest'
import { openInboxPage } from './inboxPage.ts'

const log = pino({ level: 'silent' })
const message = (to: string, text: string) => ({ to, subject: 'Code: 204816', text, at: new Date(0) })

test('messages are shown safely', async () => {
  const page = openInboxPage([message('<script>@example.com', '<b>')], log)
  const text = await (await page.request('/')).text()
  expect(text).toContain('Code: 204816')
  expect(text).not.toMatch(/<script>|<b><\/p>/)
})

test('where there is a password, nothing is shown without it', async () => {
  const page = openInboxPage([message('canary@example.com', '204816')], log, 'quiet river at night')
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
