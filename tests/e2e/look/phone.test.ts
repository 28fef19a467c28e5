// Tests details of pages on a phone: action bars of short pages, rows of chips, and the way on from a refused page.
import { axeFindings } from '../helpers/axe.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { dataOf, signedInAs } from '../helpers/member.ts'
import type { Page } from '@playwright/test'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

async function signIn(page: Page, hub: Hub, member: string) {
  const { token } = await dataOf(hub, 'login', {
    body: { account: `${member}@example.com`, password: 'quiet river at night' },
  })
  await signedInAs(page, hub, { token, locale: 'EN' })
}

test('a short page shows its action bar directly above the tabs', async ({ page, hub }) => {
  await signIn(page, hub, 'sprout')
  await page.goto('/address')
  await hydrated(page)
  const bar = await page.locator('[data-action-bar]').boundingBox()
  const tabs = await page.getByRole('navigation').boundingBox()
  expect(Math.abs((bar?.y ?? 0) + (bar?.height ?? 0) - (tabs?.y ?? 0))).toBeLessThan(1.5)
})

test('the home page shows all links and the number of tickets, and a row of chips on the rewards tab fades at its end', async ({
  page,
  hub,
}) => {
  await signIn(page, hub, 'sprout')
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('link', { name: /^Lucky draws ?2 tickets$/ })).toBeVisible()
  for (const name of ['My benefits', 'Bring a friend', 'Your level']) {
    const box = await page.getByRole('main').getByRole('link', { name, exact: true }).boundingBox()
    expect((box?.x ?? 360) + (box?.width ?? 0), name).toBeLessThanOrEqual(360)
  }
  await page.goto('/coins')
  await hydrated(page)
  const row = page.getByRole('list').filter({ has: page.getByRole('link', { name: 'Your level' }) })
  const look = await row.first().evaluate((list) => ({
    scrolls: list.scrollWidth > list.clientWidth,
    mask: getComputedStyle(list).maskImage,
  }))
  expect(look.scrolls).toBe(true)
  expect(look.mask).toContain('gradient')
})

test('a member keeps the tabs on the page of an activity that they have not joined, and can see all activities', async ({
  page,
  hub,
}) => {
  await signIn(page, hub, 'moon')
  const answer = await page.goto('/activity/2025/EventRegistration')
  expect(answer?.status()).toBe(403)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Activity not found' })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(5)
  await expect(page.getByRole('link', { name: 'See all activities' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
