// Tests `/app/email-verifications`: the link in an email shows the email address to confirm, and a click confirms the
// address. Registration already verifies the address, so the tests add members with an unverified address to the
// database before the hub starts.
import { eq } from 'drizzle-orm'
import { issueActivation } from '#api/profile/activation.ts'
import { openSession } from '#api/session/members.ts'
import { createMember } from '#api/session/registration.ts'
import { members } from '#api/members/tables.ts'
import type { Database } from '#api/store/store.ts'
import { accountOf } from '#tests/support/accounts.ts'
import { fails } from '../helpers/failing.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test as base } from '../helpers/hub.ts'
import { linkFor, openLink } from '../helpers/mails.ts'
import { signedInAs } from '../helpers/member.ts'
import { counted } from '../helpers/profileSteps.ts'

type Unverified = {
  /** Links that were sent to two members, one today and one two days ago. */
  open: string
  expired: string
  /** Account and session token of a third member, who is signed in. */
  account: string
  token: string
}

const test = base.extend<object, { unproven: Unverified }>({
  unproven: [
    async ({ hub }, use) => use(await hub.onDatabase(({ db }) => addUnverified(db))),
    { scope: 'worker' },
  ],
})

async function addUnverified(db: Database): Promise<Unverified> {
  const now = new Date()
  const memberOf = async (account: string, since: Date) => {
    const details = { firstName: 'Mali', countryCode: 'TH', timeZone: 'Asia/Bangkok' }
    const agreed = { agreePrivacyPolicy: true, agreeMarketing: false, agreeTracking: false } as const
    const memberId = await createMember(db, { account: accountOf(account), ...details, ...agreed }, since)
    await db.update(members).set({ emailVerified: false }).where(eq(members.id, memberId))
    return memberId
  }
  const linkOf = async (account: string, sentAt: Date) => {
    const memberId = await memberOf(account, sentAt)
    return `/app/email-verifications?token=${await issueActivation(db, { memberId, account: accountOf(account) }, sentAt)}`
  }
  const account = 'unproven@example.com'
  const { token } = await openSession(db, await memberOf(account, now), { now, by: 'password' })
  return {
    open: await linkOf('open@example.com', now),
    expired: await linkOf('old@example.com', new Date(now.getTime() - 2 * 86_400_000)),
    account,
    token,
  }
}

test('an emailed link shows the email address, and a click confirms it', full, async ({ page, unproven }) => {
  const calls: string[] = []
  const referrers: (string | undefined)[] = []
  page.on('request', (request) => {
    referrers.push(request.headers().referer)
    const call = `${request.method()} ${new URL(request.url()).pathname}`
    if (call.endsWith('/user/activate')) calls.push(call)
  })
  await fails(page, 'activate**', 'broken')
  const token = await openLink(page, unproven.open)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Is this your address?' })).toBeVisible()
  await expect(page.getByText('o•••@example.com')).toBeVisible()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])

  const confirm = page.getByRole('button', { name: 'Yes, it’s mine' })
  await fails(page, 'activate', 'lost')
  await confirm.click()
  await expect(page.getByText('Request Error')).toBeVisible()
  await confirm.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(2)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(referrers.filter((referrer) => referrer?.includes(token))).toEqual([])

  // Opening the link again shows that the address is confirmed and makes no further change.
  await openLink(page, unproven.open)
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
})

test('a link that has expired or was truncated shows how to continue', full, async ({ page, unproven }) => {
  await openLink(page, unproven.expired)
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in for a new link' })).toHaveAttribute('href', '/login')
  await openLink(page, unproven.expired.slice(0, -20))
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await page.goto('/app/email-verifications')
  await expect(page.getByRole('heading', { name: 'Your email address' })).toBeVisible()
})

test('a member with an unconfirmed email address requests another email and confirms the address by its link', async ({
  page,
  hub,
  unproven: { account, token },
}) => {
  await signedInAs(page, hub, { token })
  await page.goto('/about-me/edit-profile')
  await hydrated(page)
  const reach = page.getByRole('region', { name: /^(How we reach you|Cara kami menghubungi Anda)$/ })
  await expect(reach).toContainText('Not confirmed yet')
  const sendRequests = counted(page, /activate\/send$/)
  await fails(page, 'activate/send', 'lost')
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect(page.getByText('Request Error')).toBeVisible()

  // Select another language, to check that the result of the next request is shown in this language.
  await page.getByRole('combobox', { name: 'Language' }).selectOption('id-ID')
  await expect(reach).toContainText('Belum dikonfirmasi')
  await page.getByRole('button', { name: 'Kirim tautan konfirmasi' }).click()
  await expect(reach).toContainText('Email sedang dikirim.')
  expect(sendRequests).toHaveLength(2)
  await page.getByRole('combobox', { name: 'Bahasa' }).selectOption('en-US')

  await openLink(page, await linkFor(hub, account))
  await page.getByRole('button', { name: 'Yes, it’s mine' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
  await page.goto('/about-me/edit-profile')
  await expect(reach).toContainText('Confirmed')
  await expect(reach).not.toContainText('Not confirmed yet')
})
