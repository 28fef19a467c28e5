// Tests that text is not clipped and uses the right font on a small phone, in the languages with the longest text and
// at larger text sizes.
import type { Locator, Page } from '@playwright/test'
import { locales } from '#shared/languages.ts'
import { messagesIn } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { amounts } from '../helpers/steps.ts'
import { signedIn } from '../helpers/member.ts'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

/** Opens a page with loaded fonts. @param text text size set by the user, in percent */
async function open(page: Page, path: string, text = 100) {
  await page.goto(path)
  await hydrated(page)
  await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Returns each clipped text with the number of clipped pixels. */
const cutWords = (words: Locator) =>
  words.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent, scrollWidth, clientWidth }) => `${textContent}: ${scrollWidth - clientWidth} px`),
  )

for (const locale of locales)
  test(`text is not clipped at 360 px and at 200 % text size in ${locale}`, full, async ({ page, hub }) => {
    const says = messagesIn[locale]
    await signedIn(page, hub, { locale })
    // The icon and the label of each tab are adjacent elements.
    const tabs = page.getByRole('navigation', { name: says['platform.nav'] }).getByRole('link')
    const [labels, icons] = [tabs.locator('> span:last-child'), tabs.locator('svg')]

    for (const text of [100, 200])
      await test.step(`at ${text} % text size no label of a navigation tab is clipped, and the ring that shows the level does not overlap the heading next to it`, async () => {
        await open(page, '/', text)
        await expect(labels).toHaveCount(5)
        expect.soft(await cutWords(labels)).toEqual([])
        const ring = await page.getByRole('main').getByRole('img', { name: /./ }).first().boundingBox()
        const words = await page
          .getByRole('main')
          .getByRole('heading', { level: 2 })
          .getByRole('link')
          .first()
          .boundingBox()
        expect.soft((ring?.x ?? 0) + (ring?.width ?? 0)).toBeLessThanOrEqual(words?.x ?? 0)
        const reaches = await icons.evaluateAll((all) =>
          all.map(
            (icon) =>
              icon.getBoundingClientRect().bottom -
              (icon.parentElement?.nextElementSibling?.getBoundingClientRect().top ?? 0),
          ),
        )
        expect.soft(Math.max(...reaches), 'overlap of an icon and its label in pixels').toBeLessThanOrEqual(0)
      })

    await test.step('the tabs of the activities page are in one row', async () => {
      await open(page, '/activities')
      const rows = await page
        .getByRole('tab')
        .evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().y)))
      expect.soft(new Set(rows).size, `rows at ${rows.join(', ')}`).toBe(1)
    })

    await test.step('the fields of a date are in one row, each with a label of one line', async () => {
      await open(page, '/about-me/edit-profile')
      const parts = await page.getByRole('group', { name: says['profile.birthday'] }).evaluate((group) =>
        Array.from(group.children, ({ firstElementChild: name, lastElementChild: field }) => {
          const range = document.createRange()
          if (name) range.selectNodeContents(name)
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
          return {
            name: name?.textContent,
            lines: lines.size,
            bottom: Math.round(field?.getBoundingClientRect().bottom ?? 0),
          }
        }),
      )
      expect(parts).toHaveLength(3)
      expect.soft(parts.filter(({ lines }) => lines > 1)).toEqual([])
      expect(new Set(parts.map(({ bottom }) => bottom)).size).toBe(1)
    })
  })

test('Thai text next to an amount uses a font of the hub', full, async ({ page, hub }) => {
  await signedIn(page, hub, { locale: 'TH', countryCode: 'TH' })
  await open(page, '/rewards')
  const thai = amounts(page).filter({ hasText: /[ก-๙]/ })
  await expect(thai).toHaveCount(1)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  await thai.evaluate((words) => (words.id = 'thai'))
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#thai' })
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts.map(({ familyName }) => familyName)).toContain('Noto Sans Thai')
})
