// Tests forced colors (Windows' high contrast): focus and checked states are distinguishable without the colors of the
// theme.
import type { Locator } from '@playwright/test'
import { full } from '../helpers/full.ts'
import { expect, openGallery, test } from '../helpers/gallery.ts'

test.describe.configure({ timeout: 300_000 })
test.use({ contextOptions: { forcedColors: 'active' } })

/**
 * Returns the element that shows the state of a field: its group, its label or the field itself. A rating also fills
 * the stars before the checked star.
 */
const shownBy = (field: Locator) =>
  field.locator('xpath=(ancestor::*[@role="radiogroup"] | ancestor::label | .)[1]')

test(
  'in forced colors each checked field looks different from the same field unchecked',
  full,
  async ({ page, gallery }) => {
    await openGallery(page, gallery)
    const lookalikes: string[] = []
    const fields = await page.locator('main :is([type=radio],[type=checkbox]):enabled:visible').all()
    expect(fields.length).toBeGreaterThan(20)
    for (const field of fields) {
      if (await field.isChecked()) continue
      const target = shownBy(field)
      await target.scrollIntoViewIfNeeded()
      const before = await target.screenshot({ animations: 'disabled' })
      await field.evaluate((input: HTMLInputElement) => input.click())
      if (!(await field.isChecked())) continue
      const after = await target.screenshot({ animations: 'disabled' })
      if (before.equals(after))
        lookalikes.push(await target.evaluate(({ outerHTML }) => outerHTML.slice(0, 200)))
    }
    expect(lookalikes).toEqual([])
  },
)

test('in forced colors each focused control has an outline', full, async ({ page, gallery }) => {
  await openGallery(page, gallery)
  const missing = new Set<string>()
  const stops = new Set<string>()
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab')
    const [place, hasOutline] = await page.evaluate(() => {
      const isOutlined = (element: Element | null, depth: number): boolean => {
        if (!element || depth === 0) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        if (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) return true
        const siblings = [...(element.parentElement?.children ?? [])]
        return (
          siblings.some((each) => getComputedStyle(each).outlineStyle !== 'none') ||
          isOutlined(element.parentElement, depth - 1)
        )
      }
      const active = document.activeElement
      return [active?.outerHTML.slice(0, 200) ?? '', isOutlined(active, 4)] as const
    })
    stops.add(place)
    if (!hasOutline) missing.add(place)
  }
  expect(stops.size).toBeGreaterThan(50)
  expect([...missing]).toEqual([])
})
