// Tests the look of emails in each engine (Chromium, Gecko and WebKit, which renders emails in Apple Mail and Evolution),
// in each language and in both themes, at the widths of phones and of the layout.
import type { Page } from '@playwright/test'
import { languages } from '#shared/languages.ts'
import { emailFaults, showEmail } from '../helpers/emailLook.ts'
import { inOthers } from '../helpers/full.ts'
import { expect, test } from '../helpers/hub.ts'

/** Emails about notifications, a code with its box, a message in several paragraphs, and the letter with pictures. */
const names = [
  'coins-expiring',
  'gift-granted',
  'order-shipped',
  'gift-cancelled',
  'own-birthday',
  'voucher-ending',
  'level-reached',
  'loginCode',
  'contactAnswer',
  'letter',
]

for (const theme of ['light', 'dark'])
  for (const { tag } of Object.values(languages))
    test(
      `emails fit, contrast and describe their pictures: ${tag}, ${theme}`,
      // The quick suite tests the two languages with marks above and below the letters, each in one theme.
      { tag: [...inOthers.tag, ...(tag === (theme === 'dark' ? 'th-TH' : 'vi-VN') ? [] : ['@full'])] },
      async ({ page }) => {
        for (const name of names) {
          await showEmail(page, { path: `/inbox/emails/${name}/${tag}`, isDark: theme === 'dark' })
          for (const width of [320, 360, 480]) {
            await page.setViewportSize({ width, height: 740 })
            expect(await emailFaults(page), `${name} at ${width} px`).toEqual([])
          }
        }
      },
    )

/** Returns the classes of the visible pictures of an email. */
const visiblePictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.item img, .picture img')]
      .filter((picture) => picture.getBoundingClientRect().height > 0)
      .map((picture) => picture.className),
  )

test('emails show the dark variants of their pictures only in the dark theme', inOthers, async ({ page }) => {
  for (const name of ['letter', 'coins-expiring'])
    for (const isDark of [false, true]) {
      await showEmail(page, { path: `/inbox/emails/${name}/en-US`, isDark })
      expect(new Set(await visiblePictures(page)), name).toEqual(new Set([isDark ? 'night' : 'day']))
    }
})

test('if pictures are blocked, an email shows the description of its picture, its text and its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/emails/pictures/**', (route) => route.abort())
  await showEmail(page, { path: '/inbox/emails/order-shipped/en-US' })
  await expect(page.getByRole('img', { name: 'A scooter carries a parcel to a house' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Order #204816 is on its way' })).toBeInViewport({
    ratio: 1,
  })
  await expect(page.getByRole('link', { name: 'Track your parcel' })).toBeInViewport({ ratio: 1 })
})

test('the dark theme of the device turns on the dark theme of emails', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await showEmail(page, { path: '/inbox/emails/letter/en-US' })
  expect(new Set(await visiblePictures(page))).toEqual(new Set(['night']))
})

test('the test finds faults of an email', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await showEmail(page, { path: '/inbox/emails/loginCode/en-US' })
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<p style="color: #bbb; background: #fff">pale</p><div style="width: 500px">wide</div><img src="/icons/icon-48.png">
       <p class="button"><a style="display: block; height: 20px" href="/">low</a></p>`,
    )
    for (const code of document.querySelectorAll<HTMLElement>('.code')) code.style.fontSize = '20px'
  })
  const faults = await emailFaults(page)
  for (const fault of ['wider', 'contrast', 'code', 'button', 'without a description'])
    expect(
      faults.some((each) => each.includes(fault)),
      fault,
    ).toBe(true)
})
