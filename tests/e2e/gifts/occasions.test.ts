// Tests gifts for births and birthdays: one gift for each baby, the claim periods, and the reasons why a gift cannot be
// claimed.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { messagesIn } from '#tests/support/messages.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { isPrepared } from '../helpers/storedData.ts'
import { call, joined, signedInAs, dataOf } from '../helpers/member.ts'
import { addressOf } from '../helpers/membersWithCoins.ts'

const en = messagesIn('en-US')
const day = 86_400_000

/** Returns the date `days` days from now; replaces its year if a year is given. */
const dateIn = (days: number, year = '') => {
  const date = new Date(Date.now() + days * day).toISOString().slice(0, 10)
  return year ? year + date.slice(4) : date
}

/** Signs in a new member with the given babies and birthday. @returns their session */
async function parent(
  page: Page,
  hub: Hub,
  { babies, birthday }: { babies: readonly object[]; birthday?: string },
) {
  const { token } = await joined(hub)
  const tell = async (id: Parameters<typeof call>[1], body: object) =>
    expect((await call(hub, id, { body, token })).code, id).toBe(200)
  if (babies.length > 0) await tell('setConsents', { babyData: true })
  for (const baby of babies) await tell('saveBaby', baby)
  if (birthday) await tell('modifyUserInfo', { birthday })
  await signedInAs(page, hub, { token, locale: 'EN' })
  return token
}

const choice = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const claimLink = (page: Page) => page.getByRole('link', { name: en['gifts.claim'], exact: true })
const claimButton = (page: Page) => page.getByRole('button', { name: en['gifts.claim'], exact: true })
const quietWords = /bab(y|ies)|birth|born|pregnan|little/i

test('a member with two babies claims one gift for each baby', full, async ({ page, hub }) => {
  const born = dateIn(-10)
  const token = await parent(page, hub, {
    babies: [
      { name: 'Mint', birthDate: born },
      { name: 'Moss', birthDate: born },
    ],
  })
  await addressOf(hub, token)
  await page.goto('/gifts/newBabyGiftList')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'A welcome for Mint' })).toBeVisible()
  await choice(page, 'Swaddle set').click()
  await expect(choice(page, 'Memory book')).toBeDisabled()
  await claimLink(page).click()
  await expect(page).toHaveURL(/step=summary/)
  await page.reload()
  await hydrated(page)
  await claimButton(page).dblclick()
  await expect(page).toHaveURL(/\/gifts\/reward\?gift=/)
  await expect(page.getByText('For Mint', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: en['gifts.moment.track'] }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Swaddle set' })).toBeVisible()

  // The gift for the other baby is not claimed yet and is shown first.
  await page.goto('/gifts/newBabyGiftList')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'A welcome for Moss' })).toBeVisible()
  await expect(choice(page, 'Hello-baby box')).toBeEnabled()
  await page.getByRole('radio', { name: 'Mint' }).click()
  await expect(page.getByText(en['gifts.occasion.claimed'], { exact: true })).toBeVisible()
  await expect(choice(page, 'Hello-baby box')).toHaveCount(0)
  await page.getByRole('link', { name: en['gifts.occasion.claimed.see'] }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Swaddle set' })).toBeVisible()
})

test(
  'a member without a birthday adds it in the profile, returns to the gift, and downloads the first claim day as a calendar file',
  full,
  async ({ page, hub }) => {
    await parent(page, hub, { babies: [] })
    await page.goto('/gifts/momBirthdayGiftList')
    await hydrated(page)
    await page.getByRole('link', { name: en['reason.link.birthday'] }).click()
    await expect(page.getByRole('link', { name: en['profile.edit.back'] })).toBeVisible()
    await hydrated(page)
    const [year = '', month, date] = dateIn(40, '1994').split('-')
    const birthday = page.getByRole('group', { name: en['profile.birthday'] })
    await birthday.getByLabel('Month').selectOption(String(Number(month)))
    await birthday.getByLabel('Day').fill(String(Number(date)))
    await birthday.getByLabel('Year').fill(year)
    await page.getByRole('button', { name: en['profile.save'], exact: true }).click()

    await expect(page).toHaveURL(`${hub.origin}/gifts/momBirthdayGiftList`)
    await expect(page.getByText(/^Available starting /)).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: en['gifts.calendar'] }).click(),
    ])
    const opens = dateIn(33)
    expect(download.suggestedFilename()).toBe(`${opens}.ics`)
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toContain(`DTSTART;VALUE=DATE:${opens.replaceAll('-', '')}\r\n`)
    expect(file).toContain('SUMMARY:Your birthday gift opens\r\n')
  },
)

test(
  'if the claim period ends while the page is open, the page says so and removes the claim buttons',
  full,
  async ({ page, hub }) => {
    const token = await parent(page, hub, { babies: [{ birthDate: dateIn(-89) }] })
    const data = await dataOf(hub, 'listNewBabyGifts', { token })
    const left = Date.parse(data.occasions[0]?.closesAt ?? '') - Date.now()
    await page.clock.install()
    await page.goto('/gifts/newBabyGiftList?gift=swaddle-set')
    await hydrated(page)
    await expect(claimLink(page)).toBeVisible()
    await page.clock.fastForward(left + 2000)
    await expect(page.getByRole('status').getByText(en['gifts.occasion.ended'])).toBeVisible()
    await expect(claimLink(page)).toHaveCount(0)
    await expect(page.getByRole('radio')).toHaveCount(0)
  },
)

test('after a bereavement, pages about babies show a neutral page, and the member’s birthday gift stays available', async ({
  page,
  hub,
}) => {
  const token = await parent(page, hub, {
    babies: [{ name: 'Mint', birthDate: dateIn(-10) }],
    birthday: dateIn(3, '1994'),
  })
  await call(hub, 'setBabyContent', { body: { silenced: true }, token })
  for (const path of ['/gifts/redeemList', '/gifts/newBabyGiftList?gift=swaddle-set&step=summary']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: en['gifts.nothing'] })).toBeVisible()
    expect(await page.title()).not.toMatch(quietWords)
    expect(await page.getByRole('main').innerText()).not.toMatch(quietWords)
  }
  await hydrated(page)
  await page.getByRole('link', { name: en['gifts.nothing.go'] }).click()
  await expect(page).toHaveURL(`${hub.origin}/gifts`)
  await page.getByRole('main').getByRole('link', { name: 'Your birthday' }).click()
  await expect(choice(page, 'Tea for one')).toBeEnabled()
})

test.describe('birthday gifts without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'a cached birthday page is readable offline, and keeps the chosen gift until the claim can be sent',
    full,
    async ({ page, hub, context }) => {
      const token = await parent(page, hub, { babies: [], birthday: dateIn(3, '1994') })
      await addressOf(hub, token)
      await page.goto('/gifts/jumpList')
      await hydrated(page)
      await page
        .getByRole('list', { name: en['gifts.jump.open'] })
        .getByRole('link', { name: 'Your birthday' })
        .click()
      await choice(page, 'Tea for one').click()
      await expect(page).toHaveURL(/gift=tea-set/)
      await isPrepared(page, ['getUserInfo', 'getMyMembership', 'listMomBirthdayGifts'])
      await context.setOffline(true)
      await page.reload()
      await expect(choice(page, 'Tea for one')).toBeChecked()
      await context.setOffline(false)
      await claimLink(page).click()
      await expect(claimButton(page)).toBeVisible()
      await context.setOffline(true)
      await claimButton(page).click()
      await expect(page.getByRole('alert').getByText(en['gifts.claim.unsure'])).toBeVisible()
      await context.setOffline(false)
      await claimButton(page).click()
      await page.getByRole('button', { name: en['gifts.moment.track'] }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Tea for one' })).toBeVisible()
      const { items } = await dataOf(hub, 'listMyGifts', { token })
      expect(items).toHaveLength(1)
    },
  )
})
