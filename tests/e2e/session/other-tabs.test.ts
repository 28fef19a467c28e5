// Tests two tabs that share a session: if the session ends or changes in one tab, the other tab shows no data of the
// former member.
import type { Page } from '@playwright/test'
import { labelled } from '../helpers/fields.ts'
import { fullEverywhere } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { signOut } from '../helpers/steps.ts'
import { joined, signedIn } from '../helpers/member.ts'

const profile = '/about-me/edit-profile'
const firstName = (page: Page) => labelled(page, 'profile.firstName')

/** Opens a page with the member's email address and an unsaved change. */
async function openProfile(page: Page, account: string) {
  await page.goto(profile)
  await hydrated(page)
  await expect(page.getByText(account)).toBeVisible()
  await firstName(page).fill('Malee')
}

test(
  'sign-out in one tab redirects the other tab to sign-in, with a return URL and without the email address',
  fullEverywhere,
  async ({ page, context, hub }) => {
    const account = await signedIn(page, hub, { locale: 'EN' })
    await openProfile(page, account)
    const other = await context.newPage()
    await signOut(other)
    await expect(other).toHaveURL(`${hub.origin}/login`)
    await expect(page).toHaveURL(/\/login\?redirect=/)
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(hub.origin + profile)
    await expect(page.getByText(account)).toBeHidden()
    await expect.poll(() => page.content()).not.toContain(account)
  },
)

test('after another member signs in in one tab, the other tab shows that member and no data of the former member', async ({
  page,
  context,
  hub,
}) => {
  const former = await signedIn(page, hub, { locale: 'EN' })
  await openProfile(page, former)
  const { account, token } = await joined(hub)
  await context.addCookies([{ name: 'hub_token', value: token, url: hub.origin }])
  const other = await context.newPage()
  await other.goto('/')
  await expect(page.getByText(account)).toBeVisible()
  await expect(firstName(page)).toHaveValue('Mali')
  expect(await page.content()).not.toContain(former)
})
