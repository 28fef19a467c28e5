// Tests focus and announcements on navigation and in dialogs, and the preloading of pages.
import { thaiAddress } from '#tests/support/cases/addresses.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { call, joined, signedIn, signedInAs } from '../helpers/member.ts'
import { fails } from '../helpers/failing.ts'
import { full } from '../helpers/full.ts'
import { memberWithCoins } from '../helpers/membersWithCoins.ts'

test('navigation moves the focus to the heading and announces the page, but not on the first page of a visit', async ({
  page,
  hub,
}) => {
  await signedIn(page, hub, { locale: 'EN' })
  await page.goto('/')
  await hydrated(page)
  const announcement = page.getByRole('status').filter({ hasText: /\S/ })
  // Locate the body by its tag, because it has no ARIA role.
  await expect(page.locator('body')).toBeFocused()
  await expect(announcement).toHaveCount(0)
  const tabs = page.getByRole('navigation', { name: 'Main' })
  await tabs.getByRole('link', { name: 'Play' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Play' })).toBeFocused()
  await expect(announcement).toHaveText(/^Play/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /Mali/ })).toBeFocused()
  await expect(announcement).toHaveText('Members’ hub')
})

test(
  'content that replaces a clicked control receives the focus, and a dialog focuses its first field and returns the focus when it closes',
  full,
  async ({ page, hub }) => {
    await signedIn(page, hub, { locale: 'EN' })
    await page.goto('/address')
    await hydrated(page)
    await page.getByRole('link', { name: 'Add an address' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await page.goto('/about-me/edit-profile')
    await hydrated(page)
    const change = page.getByRole('button', { name: /change.*email/i })
    await change.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(change).toBeFocused()
  },
)

test('buttons that repeat for each address have distinct names', full, async ({ page, hub }) => {
  const { token } = await joined(hub, { countryCode: 'TH' })
  for (const recipient of ['Mali', 'Ploy', 'Nok'])
    await call(hub, 'modifyAddress', { body: { ...thaiAddress, recipient }, token })
  await signedInAs(page, hub, { token })
  await page.goto('/address')
  const names = await page
    .getByRole('list', { name: 'Addresses' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((each) => each.getAttribute('aria-label') ?? each.textContent))
  expect(names).toHaveLength(5)
  expect(new Set(names).size).toBe(5)
})

test(
  'a page whose preload failed shows no error, and navigation requests the page again',
  full,
  async ({ page, hub }) => {
    await memberWithCoins(page, hub, { earned: [] })
    await page.goto('/about-me')
    await hydrated(page)
    await fails(page, 'address/list', 'broken')
    const addresses = page.getByRole('link', { name: /^Addresses/ })
    const failed = page.waitForResponse('**/address/list')
    await addresses.hover()
    expect((await failed).status()).toBe(500)
    await page.getByRole('button', { name: /^Take/ }).first().click()
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('button')).toHaveCount(0)
    await addresses.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible()
  },
)
