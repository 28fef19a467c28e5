// Tests pages that a browser's translator has changed (tests/e2e/helpers/translator.ts): no error occurs, and input is
// kept.
import type { Page } from '@playwright/test'
import { messagesIn } from '#tests/support/messages.ts'
import { accountField, codeField, labelled, submitButton } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { fillRegistration } from '../helpers/steps.ts'
import { joined, newAccount, signedIn } from '../helpers/member.ts'
import { memberWithCoins } from '../helpers/membersWithCoins.ts'
import { translate } from '../helpers/translator.ts'

const en = messagesIn('en-US')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Opens a page and translates it after hydration and the deferred start. */
async function openTranslated(page: Page, path: string) {
  await page.goto(path)
  await isTranslated(page)
}

async function isTranslated(page: Page) {
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await translate(page)
}

async function fillAddress(page: Page) {
  await labelled(page, 'form.address.phone').fill('081 234 5678')
  await page.getByLabel('Street address').fill('12/4 Si Lom Road')
  await page.getByLabel('Sub-district').fill('Si Lom')
  await page.getByLabel('District', { exact: true }).fill('Bang Rak')
  await page.getByLabel('Province').selectOption('10')
  await page.getByLabel('Postal code').fill('10500')
}

const member = (page: Page, hub: Hub) => signedIn(page, hub, { locale: 'EN', countryCode: 'TH' })

test('a member checks in on a page that the browser has translated before its deferred start', async ({
  page,
  hub,
}) => {
  await member(page, hub)
  await page.route(/deferredStart/, (route) => route.abort())
  await openTranslated(page, '/games')
  await button(page, 'Check in for 5 coins').click()
  await expect(button(page, en['games.checkIn.done'])).toBeVisible()
})

test('a page whose `lang` attribute a translator has changed stays in the language of the server’s HTML', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { documentElement } = document
      if (documentElement?.lang === 'en-US') documentElement.lang = 'th-TH'
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/login')
  await hydrated(page)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('th-TH')
  await accountField(page).fill('moon@')
  await submitButton(page).click()
  await expect(page.getByText('This doesn’t look like an email address')).toBeVisible()
})

test('a member filters the points mall on a page that the browser has translated', async ({ page, hub }) => {
  await memberWithCoins(page, hub, { earned: [{ coins: 100, daysAgo: 2 }] })
  await openTranslated(page, '/pointsMall')
  const chips = page.getByRole('main').getByRole('radio')
  for (const place of [1, 2, 0]) {
    await chips.nth(place).click()
    await expect(chips.nth(place)).toBeChecked()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['coins.mall.title'])
})

test(
  'on a page that the browser has translated, a member can sign in with a code after a wrong code',
  full,
  async ({ page, hub }) => {
    const { account } = await joined(hub)
    await openTranslated(page, '/login')
    await submitButton(page).click()
    await accountField(page).fill(account)
    await submitButton(page).click()
    await expect(codeField(page)).toBeVisible()
    await codeField(page).fill('000000')
    await expect(page.getByRole('alert').first()).toBeVisible()
    await codeField(page).fill(await hub.codeFor(account))
    await expect(page).toHaveURL(`${hub.origin}/`)
  },
)

test(
  'a visitor corrects and sends the registration form on a page that the browser has translated',
  full,
  async ({ page, hub }) => {
    const account = newAccount()
    await fillRegistration(page, 'member@')
    await page.waitForLoadState('networkidle')
    await translate(page)
    await submitButton(page).click()
    await expect(accountField(page)).toHaveAttribute('aria-invalid', 'true')
    await accountField(page).fill(account)
    await submitButton(page).click()
    await expect(codeField(page)).toBeVisible()
    await codeField(page).fill(await hub.codeFor(account))
    await expect(page).toHaveURL(`${hub.origin}/`)
  },
)

test(
  'the code step of a page that the browser has translated offers another code after the waiting time',
  full,
  async ({ page, hub }) => {
    const { account } = await joined(hub)
    await page.clock.install()
    await page.goto('/login')
    await hydrated(page)
    await accountField(page).fill(account)
    await submitButton(page).click()
    await expect(codeField(page)).toBeVisible()
    await translate(page)
    await codeField(page).fill('12')
    await page.clock.runFor(70_000)
    await expect(button(page, en['session.code.resend'])).toBeVisible()
    await expect(codeField(page)).toHaveValue('12')
  },
)

test(
  'a member corrects and saves an address on a page that the browser has translated',
  full,
  async ({ page, hub }) => {
    await member(page, hub)
    await openTranslated(page, '/address')
    await page.getByRole('link', { name: en['addresses.add'] }).click()
    await hydrated(page)
    await fillAddress(page)
    await page.getByLabel('Postal code').fill('105')
    await button(page, en['addresses.save']).click()
    await expect(page.getByLabel('Postal code')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Postal code').fill('10500')
    await button(page, en['addresses.save']).click()
    await expect(page.getByText('12/4 Si Lom Road').first()).toBeVisible()
  },
)

test('a member redeems a product on a page that the browser has translated', full, async ({ page, hub }) => {
  await memberWithCoins(page, hub, { earned: [{ coins: 100, daysAgo: 2 }] })
  await openTranslated(page, '/pointsMall?product=cotton-hat&step=new')
  await fillAddress(page)
  await button(page, en['addresses.save']).click()
  await button(page, /^Redeem for /).click()
  await expect(page).toHaveURL(/redemption=/)
})

test(
  'a member adds a product to the wish list and removes it on a page that the browser has translated',
  full,
  async ({ page, hub }) => {
    await memberWithCoins(page, hub, { earned: [{ coins: 100, daysAgo: 2 }] })
    await openTranslated(page, '/pointsMall?product=night-light')
    await button(page, en['coins.wish.set']).click()
    await button(page, en['coins.wish.unset']).click()
    await expect(button(page, en['coins.wish.set'])).toBeVisible()
  },
)

test(
  'a member changes their profile on a page that the browser has translated',
  full,
  async ({ page, hub }) => {
    await member(page, hub)
    await openTranslated(page, '/about-me/edit-profile')
    await labelled(page, 'profile.firstName').fill('Malee')
    await submitButton(page).first().click()
    await expect(page.getByText(en['profile.saved'])).toBeVisible()
  },
)

test(
  'a member marks notifications as read on a page that the browser has translated',
  full,
  async ({ page, hub }) => {
    await member(page, hub)
    await openTranslated(page, '/about-me/notices')
    await button(page, 'Mark all as read').click()
    await expect(button(page, 'Mark all as read')).toBeHidden()
  },
)

test('a component whose DOM another program has changed is rendered again and keeps its input', async ({
  page,
  hub,
}) => {
  await member(page, hub)
  await page.goto('/about-me/edit-profile')
  await hydrated(page)
  await labelled(page, 'profile.firstName').fill('Malee')
  // Simulate elements that another program has moved: React's DOM operations throw, even if text is in separate
  // elements.
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('The node is not a child of this node.', 'NotFoundError')
    }
    Object.defineProperty(document.querySelector('main form'), 'insertBefore', { value: refuse })
    Object.defineProperty(document.querySelector('main form'), 'appendChild', { value: refuse })
    for (const part of document.querySelectorAll('main form *')) {
      Object.defineProperty(part, 'insertBefore', { value: refuse })
      Object.defineProperty(part, 'appendChild', { value: refuse })
    }
  })
  await labelled(page, 'profile.lastName').fill('x'.repeat(300))
  await submitButton(page).first().click()
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toHaveCount(0)
  await expect(labelled(page, 'profile.firstName')).toHaveValue('Malee')
})
