// Tests the celebration of a new level and of a streak, and the invitation to install the hub.
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { notify, type NoticeContent } from '#api/notices/notify.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { axeFindings } from '../helpers/axe.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { dataOf, joined, signedInAs } from '../helpers/member.ts'

const en = messagesIn('en-US')

const form = z.looseObject({
  description: z.string(),
  shortcuts: z.array(z.object({ url: z.string() })),
  screenshots: z.array(z.object({ src: z.string() })),
})

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, celebrates: true })

const tell = (hub: Hub, memberId: string, content: NoticeContent) =>
  hub.onDatabase(({ db }) => notify(db, { ...content, memberId, reference: content.kind, now: new Date() }))

const level: NoticeContent = {
  kind: 'level-reached',
  params: { level: { en: 'Sprout', id: 'Sprout', th: 'ต้นอ่อน', vn: 'Mầm Xanh' } },
}

test('a new level is celebrated once, on the first device that opens a page, with the balance and the next step', async ({
  page,
  hub,
  otherBrowser,
}) => {
  const { token, uid } = await joined(hub)
  await tell(hub, uid, level)
  await signedInAs(page, hub, { token, locale: 'EN' })
  const read = page.waitForResponse('**/api/station/user/notices/read')
  await page.goto('/')
  await hydrated(page)
  const moment = page.getByRole('dialog', { name: 'A new level' })
  await expect(moment).toContainText('You’ve reached Sprout.')
  await expect(moment).toContainText('You have 20 coins now.')
  expect(await axeFindings(page)).toEqual([])
  await read
  const other = await (await otherBrowser()).newPage()
  await signedInAs(other, hub, { token, locale: 'EN' })
  const listed = other.waitForResponse('**/api/station/user/notices?*')
  await other.goto('/')
  await hydrated(other)
  await listed
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await moment.getByRole('button', { name: en['platform.moment.level'] }).click()
  await expect(page).toHaveURL(`${hub.origin}/memberShip`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a streak that is reached on a page is celebrated on the next page, without motion if members prefer that', async ({
  page,
  hub,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { token, uid } = await joined(hub)
  await dataOf(hub, 'readNotices', { token, body: {} })
  await signedInAs(page, hub, { token, locale: 'EN' })
  await page.goto('/')
  await hydrated(page)
  await tell(hub, uid, { kind: 'streak-reached', params: { days: 30 } })
  await page
    .getByRole('button', { name: /^Check in/ })
    .first()
    .click()
  // The page has handled the response before the member opens the next page.
  await expect(page.getByRole('button', { name: en['games.checkIn.done'] })).toBeVisible()
  const moment = page.getByRole('dialog', { name: '30 days in a row' })
  await expect(moment).toHaveCount(0)
  await page.getByRole('link', { name: en['platform.nav.rewards'] }).click()
  await expect(moment).toContainText('We’re glad you’re here.')
  expect(await moment.evaluate((dialog) => dialog.getAnimations({ subtree: true }).length)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(moment).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(`${hub.origin}/`)
  await expect(moment).toHaveCount(0)
})

/** Fires the event with which Chromium offers to install the hub. @returns true if the hub stores the offer */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => {
      document.title = 'prompted'
      return { outcome: 'dismissed' }
    }
    return !dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })

test('the hub invites to install it after the third check-in, and not again for 90 days', async ({
  page,
  hub,
}) => {
  const { token } = await joined(hub)
  await signedInAs(page, hub, { token, locale: 'EN' })
  await page.goto('/games')
  await hydrated(page)
  await page.evaluate(() => localStorage.setItem('checkInsHere', '2'))
  await page.reload()
  await hydrated(page)
  const card = page.getByRole('region', { name: en['platform.install.title'] })
  await expect.poll(() => offerInstallation(page)).toBe(true)
  await expect(card).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Check in/ })
    .first()
    .click()
  await expect(card).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await card.getByRole('button', { name: en['platform.install.accept'] }).click()
  await expect(card).toHaveCount(0)
  await expect.poll(() => page.title()).toBe('prompted')
  await page.reload()
  await hydrated(page)
  await expect.poll(() => offerInstallation(page)).toBe(true)
  await expect(card).toHaveCount(0)
  expect(await page.evaluate(() => Number(localStorage.getItem('installAskedAt')))).toBeGreaterThan(0)
})

test('the manifest has a description, four shortcuts to pages, and screenshots of the documented size', async ({
  request,
  hub,
}) => {
  for (const tag of ['en-US', 'id-ID', 'th-TH', 'vi-VN']) {
    const answer = await request.get(`${hub.origin}/manifests/${tag}.webmanifest`)
    const manifest = form.parse(await answer.json())
    expect(manifest).toMatchObject({ id: '/', lang: tag, categories: ['lifestyle', 'shopping', 'health'] })
    expect(manifest.description.length).toBeGreaterThan(20)
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      '/games/normalCheckIn',
      '/coins',
      '/gifts',
      '/order',
    ])
    for (const { src } of manifest.screenshots) {
      const picture = await request.get(hub.origin + src)
      expect(picture.headers()['content-type']).toBe('image/webp')
      expect((await picture.body()).length).toBeLessThan(60_000)
    }
  }
})
