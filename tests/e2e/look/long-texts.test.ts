// Tests text layout on a small phone in the languages with the longest text, and the loading of messages.
import { unbroken } from '#api/locale/unbroken.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { full, fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { signedIn, setLanguage } from '../helpers/member.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('the language switch shows a language code if space is limited', full, async ({ page, hub }) => {
  await setLanguage(page, hub, 'VN')
  await page.goto('/login')
  await hydrated(page)
  await expect(page.getByRole('banner').getByText('VN', { exact: true })).toBeVisible()
})

test('a page fetches the shared messages and its own messages; messages and code of the next page are fetched in parallel', async ({
  page,
  hub,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const part = /\/_i18n\/\w+\/(.+)$/.exec(request.url())?.[1]
    if (part) fetched.push(part)
  })
  await setLanguage(page, hub, 'TH')
  // The sign-in page for a device that has been used before links to the registration by client-side navigation.
  await page.context().addCookies([{ name: 'returning', value: '1', url: hub.origin }])
  const document = await (await page.goto('/login'))?.text()
  expect(document).toMatch(/<link rel="preload"[^>]* href="\/_i18n\/\w+\/th-TH\/screens\/login\.json"/)
  await hydrated(page)
  expect(new Set(fetched)).toEqual(new Set(['th-TH/messages.json', 'th-TH/screens/login.json']))

  fetched.length = 0
  // Use the keyboard, because a pointer would hover over links and preload their pages.
  await page.getByRole('link', { name: 'สมัครสมาชิก' }).press('Enter')
  await expect(page).toHaveURL(/registration/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new Set(fetched)).toEqual(new Set(['th-TH/screens/registration.json']))

  // Check that a change of language loads the messages of all pages that the user has visited.
  fetched.length = 0
  await page.getByRole('combobox', { name: 'ภาษา' }).selectOption('vi-VN')
  await expect(page.getByRole('document')).toHaveAttribute('lang', 'vi-VN')
  expect(new Set(fetched)).toEqual(
    new Set(['vi-VN/messages.json', 'vi-VN/screens/login.json', 'vi-VN/screens/registration.json']),
  )
  await page.goBack()
  await expect(page).toHaveTitle(/^Chào mừng/)
})

/**
 * Thai word that occurs both in a message and in the catalog, with invisible characters that forbid a line break within
 * it.
 */
const word = 'เช็ค\u2060อิน'
const samples = [
  { path: '/rewards', text: unbroken(messagesIn('th-TH')['vouchers.referral.gets.when']) },
  { path: '/games/normalCheckIn', text: `${word}รายวัน` },
] as const

for (const { path, text } of samples)
  test(
    `lines on ${path} break only between words, even if a browser would break within a word`,
    fullUnless(path === '/games/normalCheckIn'),
    async ({ page, hub }) => {
      await signedIn(page, hub, { locale: 'TH' })
      await page.goto(path)
      await hydrated(page)
      const words = page.getByRole('main').getByText(text, { exact: true }).first()
      // Try all widths in which the word fits, to test each possible line break.
      const ends = await words.evaluate((element, whole) => {
        const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
        const start = (node?.textContent ?? '').indexOf(whole)
        const range = document.createRange()
        const lineOf = (index: number) => {
          if (!node) return 0
          range.setStart(node, index)
          range.setEnd(node, index + 1)
          return Math.round(range.getBoundingClientRect().bottom)
        }
        const broken: number[] = []
        if (element instanceof HTMLElement) element.style.display = 'block'
        for (let width = 140; width <= 320; width += 4) {
          if (element instanceof HTMLElement) element.style.width = `${width}px`
          if (lineOf(start) !== lineOf(start + whole.length - 1)) broken.push(width)
        }
        return broken
      }, word)
      expect(ends).toEqual([])
    },
  )
