// Tests that the back office shows hostile texts of members as text, and that other sites cannot frame its pages.
import messages from '#locales/backOffice/en-US.json' with { type: 'json' }
import { heading, signIn } from '../helpers/backOffice.ts'
import { expect, test } from '../helpers/hub.ts'
import { call, joined } from '../helpers/member.ts'

const script = '<img src=x onerror="document.title=\'run\'">'
const link = 'javascript:document.title=1//'

test('texts of members are shown as text, and do not run as scripts', async ({ page, hub }) => {
  const { token, uid } = await joined(hub)
  await call(hub, 'modifyUserInfo', { token, body: { firstName: script, lastName: link, countryCode: 'TH' } })
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await signIn(page, hub, 'support')
  await page.goto(`${hub.backOffice}/members/${uid}`)
  await expect(heading(page)).toContainText(script)
  expect(await page.locator('img[src=x], a[href^="javascript:"]').count()).toBe(0)
  const names = [messages['backOffice.members.title'], messages['backOffice.shell.title']]
  expect(await page.title()).toBe(names.join(' · '))
  expect(errors).toEqual([])
})

test('pages of the back office cannot be framed and allow no inline scripts', async ({ page, hub }) => {
  const answer = await page.request.get(`${hub.backOffice}/sign-in`, { maxRedirects: 0 })
  await signIn(page, hub, 'support')
  const document = await page.request.get(`${hub.backOffice}/members`)
  for (const { headers } of [document, answer].map((response) => ({ headers: response.headers() }))) {
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toContain("script-src 'unsafe-inline'")
  }
})
