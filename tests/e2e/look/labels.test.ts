// Measures the labels of tabs, buttons, badges, chips and selects on narrow phones, in four languages, at normal and
// double text size: no label may be truncated, and badges of vouchers fit on one line at normal text size.
import type { BrowserContext, Page } from '@playwright/test'
import { locales } from '#shared/languages.ts'
import { pictured } from '#scripts/screens.ts'
import { isFull } from '#tests/support/measurements.ts'
import { expect, test, type Hub } from '../helpers/hub.ts'
import { dataOf } from '../helpers/member.ts'

const widths = [320, 360]
const textSizes = ['100%', '200%']
const password = 'quiet river at night'

/** Screens with most kinds of labels; the full suite measures all screens. */
const quick = new Set([
  '/',
  '/coins',
  '/coupon',
  '/gifts',
  '/pointsMall',
  '/games',
  '/about-me',
  '/activities',
])
const measured = pictured.filter(({ path }) => isFull || quick.has(path))

for (const locale of locales)
  test(`labels are not truncated on narrow phones in ${locale}`, async ({ page, context, hub }) => {
    test.setTimeout(900_000)
    const { token } = await dataOf(hub, 'login', { body: { account: 'sprout@example.com', password } })
    await setCookies(context, hub, { locale, hub_token: token })
    // Load pages without scripts, which only add labels that other tests cover.
    await page.route('**/assets/*.js', (route) => route.abort())
    for (const { path } of measured) {
      const answer = await page.goto(path)
      if (answer?.status() === 429) {
        await hub.killAndRestart()
        await page.goto(path)
      }
      await page.evaluate(() => document.fonts.ready)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 })
        for (const size of textSizes) {
          await page.evaluate((text) => (document.documentElement.style.fontSize = text), size)
          expect.soft(await truncated(page), `${path} at ${width} px, ${size} text`).toEqual([])
          if (size === '100%' && path === '/coupon')
            expect.soft(await wrappedBadges(page), `badges at ${width} px`).toEqual([])
        }
      }
    }
  })

const setCookies = (context: BrowserContext, hub: Hub, cookies: Record<string, string>) =>
  context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: hub.origin })))

test('the measurement finds a long tab, a long option and a badge of two lines', async ({ page, hub }) => {
  const { token } = await dataOf(hub, 'login', { body: { account: 'sprout@example.com', password } })
  await setCookies(page.context(), hub, { locale: 'EN', hub_token: token })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/pointsMall')
  await page.evaluate(() => {
    const long = 'Keuntungan setiap level'
    const tab = document.querySelector('nav li a > span:last-child')
    if (tab) tab.textContent = long
    const option = document.querySelector('main option')
    if (option) option.textContent = `${long} ${long}`
  })
  expect(await truncated(page)).toEqual([
    expect.stringContaining('Keuntungan'),
    expect.stringContaining('select “Keuntungan'),
  ])
  await page.goto('/coupon')
  await page.evaluate(() => {
    for (const badge of document.querySelectorAll('article [class*=rounded-full]'))
      if (badge.textContent) badge.textContent = 'Berakhir dalam enam hari dan beberapa jam lagi'
  })
  expect(await wrappedBadges(page)).not.toEqual([])
})

/** Returns the labels whose text is wider than the box that clips it. */
async function truncated(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const controls =
      'nav a, button, a[class*=rounded], [role=tab], label, summary, select, [class*=rounded-full]'
    const text = (element: Element) => (element.textContent ?? '').trim().slice(0, 40)
    /** Width of the label of the selected option, in the font of the select. */
    const optionWidth = (select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const context = document.createElement('canvas').getContext('2d')
      if (!context) return 0
      context.font = font
      const label = select.selectedOptions[0]?.label ?? ''
      return (
        context.measureText(label).width + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      )
    }
    const clips = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      return textOverflow === 'ellipsis' || overflowX === 'hidden' || overflowX === 'clip'
    }
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
    const labels = new Set<string>()
    for (const control of document.body.querySelectorAll(controls)) {
      if (!isVisible(control)) continue
      if (control instanceof HTMLSelectElement) {
        // A transparent select shows another label in front of it.
        const isShown = getComputedStyle(control).color !== 'rgba(0, 0, 0, 0)'
        if (isShown && optionWidth(control) > control.getBoundingClientRect().width + 1)
          labels.add(`select “${control.selectedOptions[0]?.label}”`)
        continue
      }
      for (const part of [control, ...control.querySelectorAll('*')])
        if (isVisible(part) && clips(part) && text(part) && part.scrollWidth > part.clientWidth + 1)
          labels.add(`<${part.localName}> “${text(part)}”`)
    }
    return [...labels]
  })
}

/** Returns the badges of vouchers that need more than one line. */
async function wrappedBadges(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    Array.from(document.querySelectorAll('article [class*=rounded-full]'))
      .filter((badge) => {
        const line = Number.parseFloat(getComputedStyle(badge).lineHeight)
        return (badge.textContent ?? '').trim() && badge.getBoundingClientRect().height > line * 1.8
      })
      .map((badge) => badge.textContent ?? ''),
  )
}
