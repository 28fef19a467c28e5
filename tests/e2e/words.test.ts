// What can only be seen where words stand: at the width of a small phone, in the languages that run longest.
import { expect, hydrated, test } from './hub.ts'
import { signedIn, speak } from './member.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('where room is short the language shows by its public letters', async ({ page, hub }) => {
  await speak(page, hub, 'VN')
  await page.goto('/login')
  await hydrated(page)
  const badge = page.getByRole('combobox', { name: 'Ngôn ngữ' }).locator('..')
  await expect(badge.getByText('VN', { exact: true })).toBeVisible()
})

const headings = [
  { locale: 'EN', path: '/app/email-verifications', whole: ['e-\u2060mail'] },
  { locale: 'TH', path: '/games/normalCheckIn', whole: ['เช็ค\u2060อิน'] },
] as const

for (const { locale, path, whole } of headings)
  test(`lines break between words, in ${locale} also where a browser would break within one`, async ({
    page,
    hub,
  }) => {
    await signedIn(page, hub, { locale })
    await page.goto(path)
    await hydrated(page)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText(whole[0])
    // At every width that holds the word, so that each place where a line may end is tried.
    const ends = await heading.evaluate((element, held) => {
      const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
      const text = node?.textContent ?? ''
      const range = document.createRange()
      const lineOf = (index: number) => {
        if (!node) return 0
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        return Math.round(range.getBoundingClientRect().bottom)
      }
      const broken = new Set<string>()
      for (let width = 140; width <= 320; width += 4) {
        element.style.width = `${width}px`
        for (const word of held) {
          const start = text.indexOf(word)
          if (lineOf(start) !== lineOf(start + word.length - 1)) broken.add(word)
        }
      }
      return [...broken]
    }, whole)
    expect(ends).toEqual([])
  })
