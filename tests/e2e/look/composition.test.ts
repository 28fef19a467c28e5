// Tests the page layout: header and content have the same left and right edges, the title has the same position on all
// pages, and the check-in button is visible on a phone.
import type { Page } from '@playwright/test'
import { locales } from '#shared/languages.ts'
import { full, fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { signedIn } from '../helpers/member.ts'

const widths = [768, 1440, 1920]

/** Wide and narrow pages of the three layouts with a header. */
const pages = [
  '/games/normalCheckIn',
  '/about-me/privacy',
  '/changePassword',
  '/address?edit=new',
  '/del-account',
  '/contact',
  '/app/privacy',
  '/activity/guidance',
]

test(
  'the header and the content have the same left and right edges, and the title has the same position on all pages',
  full,
  async ({ page, hub }) => {
    await signedIn(page, hub, { locale: 'EN' })
    const titles = new Map(widths.map((width) => [width, new Set<number>()]))
    for (const path of pages) {
      await page.goto(path)
      await hydrated(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const { header, content, title } = await edges(page)
        // Tolerate a rounding difference of one pixel.
        const apart = header.map((edge, end) => Math.abs(edge - (content[end] ?? 0)))
        expect(Math.max(...apart), `${path} at ${width} px`).toBeLessThanOrEqual(1)
        titles.get(width)?.add(title)
      }
    }
    for (const [width, places] of titles) expect([...places], `titles at ${width} px`).toHaveLength(1)
  },
)

for (const locale of locales)
  test(
    `the check-in button is visible on a phone without scrolling, and larger text hides no content: ${locale}`,
    fullUnless(locale === 'TH'),
    async ({ page, hub }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await signedIn(page, hub, { locale, firstName: 'Ngọc Phương' })
      await page.goto('/')
      await hydrated(page)
      const action = await page.getByRole('main').getByRole('button').first().boundingBox()
      const tabs = await page.getByRole('navigation').first().boundingBox()
      expect((action?.y ?? 740) + (action?.height ?? 0)).toBeLessThan(tabs?.y ?? 0)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await hiddenWords(page)).toEqual([])
    },
  )

/**
 * Returns the left and right edges of the visible content of header and page: icons and text without the padding of
 * their click targets.
 */
const edges = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
    const main = document.querySelector('main')
    const bar = document.querySelector('header')
    const last = [...(bar?.querySelectorAll('a, button') ?? [])].at(-1)
    // In windows of at least 1024 px the navigation rail is left of the page. A layout without a rail leaves this space
    // empty.
    const way = innerWidth < 1024 ? null : document.querySelector('nav:not(main nav) a')
    const left = way ? box(way).left + parseFloat(getComputedStyle(way).paddingLeft) : box(main).left
    const hasRail = innerWidth < 1024 || way !== null
    const start = box(bar?.querySelector('a')).left
    return {
      header: [Math.round(start), Math.round(box(last?.querySelector('svg') ?? last).right)],
      content: [Math.round(hasRail ? left : start), Math.round(box(main).right)],
      title: Math.round(box(document.querySelector('h1')).left),
    }
  })

/** Finds overlapping or clipped text in the content of the page. */
const hiddenWords = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const lines: { words: string; owner: Element; box: DOMRect }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      const words = node.textContent?.trim() ?? ''
      // Skip text that only screen readers read.
      if (!owner || !words || owner.closest('.sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) lines.push({ words, owner, box })
    }
    const lie = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      // Tolerate an overlap of up to a third of a line, because letters are not as high as their lines.
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 3
    const overlaps = lines.flatMap((line, place) =>
      lines
        .slice(place + 1)
        .filter((other) => other.owner !== line.owner && lie(line.box, other.box))
        .map((other) => `${line.words} overlaps ${other.words}`),
    )
    const cut = lines
      .filter(({ owner, box }) => {
        const frame = owner.closest('section, article, li, button, a')?.getBoundingClientRect()
        return (
          frame && (box.right > frame.right + 1 || box.left < frame.left - 1 || box.bottom > frame.bottom + 1)
        )
      })
      .map(({ words }) => `${words} is clipped`)
    return [...overlaps, ...cut]
  })
