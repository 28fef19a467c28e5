// `/app/email-verifications`: a link shows what it would confirm, and a press confirms it. Whoever joins has proven her
// address already, so members whose address is unproven are put into the database before the hub starts.
import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { issueActivation } from '../../api/profile/activation.ts'
import { createMember } from '../../api/session/registration.ts'
import { members } from '../../api/session/tables.ts'
import { openStore } from '../../api/store/store.ts'
import { freePort } from '../../scripts/freePort.ts'
import { expect, startHub, test as base } from './hub.ts'
import { failOnce, openLink } from './letters.ts'

type Links = { open: string; expired: string }

const test = base.extend<object, { links: Links }>({
  links: [
    // Playwright reads which fixtures are wanted from this pattern: none.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'hub-activation-'))
      const links = await prepare(folder)
      const port = await freePort()
      const server = await startHub(port, folder)
      await use({
        open: `http://localhost:${port}${links.open}`,
        expired: `http://localhost:${port}${links.expired}`,
      })
      server.kill('SIGTERM')
      await once(server, 'exit')
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

async function prepare(dataFolder: string): Promise<Links> {
  const { db, close } = await openStore({ dataFolder })
  const now = new Date()
  const linkOf = async (account: string, sentAt: Date) => {
    const memberId = await createMember(
      db,
      {
        account,
        firstName: 'Mali',
        countryCode: 'TH',
        timeZone: 'Asia/Bangkok',
        agreePrivacyPolicy: true,
        agreeMarketing: false,
        agreeTracking: false,
      },
      sentAt,
    )
    await db.update(members).set({ emailVerified: false }).where(eq(members.id, memberId))
    return `/app/email-verifications?token=${await issueActivation(db, { memberId, account }, sentAt)}`
  }
  const links = {
    open: await linkOf('open@example.com', now),
    expired: await linkOf('old@example.com', new Date(now.getTime() - 2 * 86_400_000)),
  }
  await close()
  return links
}

test('a link shows what it would confirm, and confirms by a press', async ({ page, links }) => {
  const seen: string[] = []
  const referrers: (string | undefined)[] = []
  page.on('request', (request) => {
    referrers.push(request.headers().referer)
    const call = `${request.method()} ${new URL(request.url()).pathname}`
    if (call.endsWith('/user/activate')) seen.push(call)
  })
  await failOnce(page, 'activate**', 'fault')
  const token = await openLink(page, links.open)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Is this your address?' })).toBeVisible()
  await expect(page.getByText('o•••@example.com')).toBeVisible()
  expect(seen.filter((call) => call.startsWith('POST'))).toEqual([])

  const confirm = page.getByRole('button', { name: 'Yes, it is mine' })
  await failOnce(page, 'activate', 'lost')
  await confirm.click()
  await expect(page.getByText('Request Error')).toBeVisible()
  await confirm.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible()
  expect(seen.filter((call) => call.startsWith('POST'))).toHaveLength(2)
  await page.getByRole('link', { name: 'To the home page' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(referrers.filter((referrer) => referrer?.includes(token))).toEqual([])

  // Opened again it says that it was done, and changes nothing.
  await openLink(page, links.open)
  await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible()
})

test('an old link and one that was cut on its way say what to do', async ({ page, links }) => {
  await openLink(page, links.expired)
  await expect(page.getByRole('heading', { name: 'This link has grown too old' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in for a new link' })).toHaveAttribute('href', '/login')
  await openLink(page, links.expired.slice(0, -20))
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  await page.goto('/app/email-verifications')
  await expect(page.getByRole('heading', { name: 'Your e-mail address' })).toBeVisible()
})
