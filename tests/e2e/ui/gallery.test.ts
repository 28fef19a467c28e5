// Tests the gallery of components with the numbers and dates of four languages, in the light and dark theme, on a phone
// and a desktop, and at 200 % text size.
import type { Page } from '@playwright/test'
import { axeFindings } from '../helpers/axe.ts'
import { full } from '../helpers/full.ts'
import { expect, openGallery, test } from '../helpers/gallery.ts'
import { viewports } from '../helpers/viewports.ts'

// The gallery has about 3,500 elements, so axe is slow, in particular on two shared CPUs.
test.describe.configure({ timeout: 300_000 })

const languages = ['en-US', 'id-ID', 'th-TH', 'vi-VN']
const frames = ['AppFrame', 'CommonFrame', 'LoginFrame', 'BlankFrame']

for (const { language: place, theme, width } of viewports) {
  const language = languages[place]
  test(
    `the gallery has no axe violations: ${language}, ${theme}, ${width} px`,
    full,
    async ({ page, gallery }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const frame of [undefined, ...frames]) {
        await openGallery(page, gallery, { language, theme, frame })
        expect(await axeFindings(page), frame ?? 'the gallery').toEqual([])
        expect(await overflow(page), frame ?? 'the gallery').toEqual([])
      }
    },
  )
}

test('the gallery fits on a phone at 200 % text size', full, async ({ page, gallery }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const frame of [undefined, ...frames]) {
    await openGallery(page, gallery, { text: '200', frame })
    expect(await overflow(page), frame ?? 'the gallery').toEqual([])
  }
})

test('click targets are at least 44 × 44 px', async ({ page, gallery }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openGallery(page, gallery)
  expect(await smallTargets(page)).toEqual([])
})

test('the gallery previews each email in its language and theme', async ({ page, gallery }) => {
  // Without emulation, the theme of a frame is the theme of the part of the page that contains it.
  await page.emulateMedia({ colorScheme: null })
  const colors = []
  for (const theme of ['day', 'night']) {
    await openGallery(page, gallery, { language: 'th-TH', theme })
    const emails = page.getByRole('region', { name: 'Emails', exact: true }).last()
    await expect(emails.locator('iframe').nth(38)).toBeAttached()
    const letter = emails.getByTitle('Email letter', { exact: true })
    await letter.scrollIntoViewIfNeeded()
    const heading = letter.contentFrame().getByRole('heading')
    await expect(heading).toHaveText(/^ใหม่ในนิตยสาร/)
    colors.push(await heading.evaluate((element) => getComputedStyle(element).color))
  }
  expect(new Set(colors).size).toBe(2)
})

test('reduced motion stops all animations and shows no confetti', async ({ page, gallery }) => {
  await openGallery(page, gallery)
  const moving = () => page.evaluate(() => document.getAnimations().length)
  expect(await moving()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moving()).toBe(0)
  await page.getByRole('region', { name: 'Confetti' }).getByRole('button').click()
  await expect(page.locator('[data-confetti]')).toBeAttached()
  await expect(page.locator('[data-confetti]:visible')).toHaveCount(0)
})

test('in forced colors the browser adds no backplate behind the label of the accent button, and the label contrasts with the button', async ({
  page,
  gallery,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openGallery(page, gallery)
  const [ground, words, plate] = await page
    .getByRole('region', { name: 'Button', exact: true })
    .getByRole('button')
    .first()
    .evaluate((button) => {
      const { backgroundColor, color, forcedColorAdjust } = getComputedStyle(button)
      return [backgroundColor, color, forcedColorAdjust]
    })
  expect(plate).toBe('none')
  expect(words).not.toBe(ground)
})

/** Returns the elements beyond the right edge of the window, if the page scrolls horizontally. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= room) return []
    // Skip elements within a box that clips or scrolls, because they do not widen the page.
    const isHeld = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement))
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > room + 1 && !isHeld(element.parentElement),
    )
    return wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 160))
  })

/** Returns the click targets smaller than 44 px. Links within a sentence are exempt. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const targets = document.querySelectorAll(
      'main :is(a, button, select, textarea, summary, input:not([type=hidden]))',
    )
    const small = [...targets].filter((target) => {
      if (target.closest('p') && target.matches('a')) return false
      const marked = target.matches('[type=radio], [type=checkbox], [type=file]')
      const area = marked ? (target.closest('label') ?? target.closest('div') ?? target) : target
      const { width, height } = area.getBoundingClientRect()
      return height > 0 && (height < 44 || width < 44)
    })
    return small.map((target) => target.outerHTML.slice(0, 160))
  })
