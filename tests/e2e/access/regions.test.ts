// Tests that regional content depends on the member's country, not on the language of the browser or page.
import { call, joined, signedIn, signedInAs } from '../helpers/member.ts'
import { messagesIn } from '../helpers/fields.ts'
import { full, fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'

const members = [
  { of: 'Thailand', browser: 'en-US', locale: 'EN', countryCode: 'TH', heading: 'In Thailand' },
  { of: 'the United States', browser: 'th-TH', locale: 'TH', countryCode: 'US', heading: 'ในสหรัฐอเมริกา' },
] as const

for (const { of, browser, locale, countryCode, heading } of members)
  test.describe(`a member from ${of} with a browser in ${browser}`, fullUnless(countryCode === 'TH'), () => {
    test.use({ locale: browser })

    test(
      'a member reads the legal documents of their country, by following a link and by opening the URL',
      full,
      async ({ page, hub }) => {
        for (const path of ['/app/privacy', '/app/termsConditions']) {
          await page.goto(path)
          await expect(page.getByRole('heading', { name: heading })).toHaveCount(0)
        }
        await signedIn(page, hub, { locale, countryCode })
        await page.goto('/about-me/privacy')
        await hydrated(page)
        await page
          .getByRole('main')
          .getByRole('link', { name: messagesIn[locale]['support.privacy.title'] })
          .click()
        await expect(page.getByRole('heading', { name: heading })).toBeVisible()
        for (const path of ['/app/privacy', '/app/termsConditions']) {
          await page.goto(path)
          await hydrated(page)
          await expect(page.getByRole('heading', { name: heading })).toBeVisible()
        }
      },
    )
  })

test('a member who is asked to accept another country’s policy can read the policy in full', async ({
  page,
  hub,
}) => {
  const { token } = await joined(hub, { countryCode: 'US' })
  expect((await call(hub, 'modifyUserInfo', { body: { countryCode: 'TH' }, token })).code).toBe(200)
  await signedInAs(page, hub, { token })
  await page.goto('/about-me')
  await hydrated(page)
  await page.getByText('Our privacy policy has changed').click()
  await page.getByRole('link', { name: 'Read the whole policy' }).click()
  await expect(page.getByRole('heading', { name: 'In Thailand' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In the United States' })).toHaveCount(0)
})

test('the pages promote a lucky draw only in countries that offer it', full, async ({ page, hub }) => {
  await signedIn(page, hub, { locale: 'EN', countryCode: 'ID' })
  for (const path of ['/gifts', '/gifts/jumpList', '/gifts/luckyDraw']) {
    await page.goto(path)
    await hydrated(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Mother’s Day 2026' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Winter lights' })).toHaveCount(0)
  }
})

test(
  'the page of a lucky draw that is not offered in the member’s country says so, and hydrates without errors',
  full,
  async ({ page, hub }) => {
    await signedIn(page, hub, { locale: 'EN', countryCode: 'ID' })
    await page.goto('/gifts/luckyDraw?draw=winter-lights')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Winter lights' })).toBeVisible()
    await expect(page.getByText('It isn’t offered in your country.')).toBeVisible()
  },
)
