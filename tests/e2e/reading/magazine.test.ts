// Tests the magazine: a member changes the text size and brightness, and reads an issue to its end, also offline.
import type { Page } from '@playwright/test'
import { fails } from '../helpers/failing.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { isPrepared } from '../helpers/storedData.ts'
import { signedIn } from '../helpers/member.ts'
import { messagesIn } from '#tests/support/messages.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

const en = messagesIn('en-US')
const link = (page: Page, name: string) => page.getByRole('link', { name })

/** Scrolls to the end of the open article, waits for its progress, and opens the next article. */
async function readOn(page: Page, part: number, of: number) {
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.innerText()
  await page.getByRole('article').getByRole('paragraph').last().scrollIntoViewIfNeeded()
  const progress = page.getByRole('progressbar', { name: en['reading.progress'] })
  await expect.poll(async () => Number(await progress.getAttribute('value')) * of).toBeCloseTo(part)
  await page.getByRole('link', { name: part < of ? /^Next: / : en['reading.issue.back'] }).click()
  await expect(heading).not.toHaveText(title)
}

test(
  'a magazine issue keeps text size, brightness and scroll position, and opens offline',
  full,
  async ({ page, hub, context }) => {
    await signedIn(page, hub, { locale: 'EN' })
    await context.addCookies([{ name: 'theme', value: 'night', url: hub.origin }])
    await page.goto('/villages')
    await hydrated(page)
    await expect(link(page, 'Discover something to read')).toBeVisible()
    await link(page, 'Small hours').click()
    await link(page, en['reading.issue.begin']).click()
    await expect(page.getByRole('heading', { name: 'Awake at three' })).toBeVisible()

    await test.step('larger text and less brightness persist through a reload', async () => {
      await page.getByRole('button', { name: en['reading.settings'] }).click()
      await page.getByRole('radio', { name: 'Very large' }).click()
      await page.getByRole('radio', { name: 'Very dim' }).click()
      await page.getByRole('button', { name: en['reading.settings'] }).click()
      await readOn(page, 1, 3)
      await expect(page.getByRole('heading', { name: 'Eating with one hand' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('article').getByRole('paragraph').last()).toHaveCSS('font-size', '28px')
      await hydrated(page)
    })

    await test.step('the scroll position is stored and restored without a visible jump', async () => {
      const second = page.getByText('Let someone else be in charge')
      await second.evaluate((paragraph) => paragraph.scrollIntoView({ block: 'start' }))
      await page.reload()
      await hydrated(page)
      await expect(second).toBeInViewport()
      await page.getByRole('main').getByRole('link', { name: 'Small hours' }).click()
      await link(page, en['reading.issue.continue']).click()
      await expect(second).toBeInViewport()
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
      // Opening the page by its URL does not restore the scroll position automatically.
      await page.goto('/villages')
      await page.goto('/gifts/eMagazineItemDetail?id=2026-11&article=eating-with-one-hand')
      await hydrated(page)
      await page.getByRole('button', { name: en['reading.resume'] }).click()
      await expect(second).toBeInViewport()
    })

    await test.step('an issue is marked as read when the member reaches its end, also offline', async () => {
      await readOn(page, 2, 3)
      await expect(page.getByRole('heading', { name: 'Saying no to a meeting' })).toBeVisible()
      await readOn(page, 3, 3)
      await expect(page.getByRole('button', { name: en['reading.issue.markRead'] })).toHaveCount(0)
      await link(page, en['reading.magazine.title']).click()
      await expect(page.getByRole('article').filter({ hasText: 'Small hours' })).toContainText('Read')
      await isPrepared(page, ['getUserInfo', 'getMagazineDetail', 'queryMagazines', 'checkIsBrowse'])
      await context.setOffline(true)
      await page.reload()
      await link(page, 'Small hours').click()
      await link(page, en['reading.issue.again']).click()
      await expect(page.getByText('At three everything looks bigger')).toBeVisible()
      await context.setOffline(false)
    })
  },
)

test(
  'an issue that the member only opened stays unread, and reading progress that failed to be saved is sent again',
  full,
  async ({ page, hub }) => {
    await signedIn(page, hub, { locale: 'EN' })
    await fails(page, 'magazine/addHistory/2026-06', 'lost')
    await page.goto('/gifts/eMagazineItemDetail?id=2026-06&article=sleep-in-pieces')
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Beginnings' }).click()
    await expect(page.getByRole('button', { name: en['reading.issue.markRead'] })).toBeVisible()
    await link(page, en['reading.issue.begin']).click()
    for (const part of [1, 2, 3]) await readOn(page, part, 3)
    await expect(page.getByRole('button', { name: en['reading.issue.markRead'] })).toHaveCount(0)
  },
)
