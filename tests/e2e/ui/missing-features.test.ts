// Takes one feature of the browser away at a time, as a browser of the README's list may lack it: the page goes on without.
import type { Page } from '@playwright/test'
import { messagesIn } from '#tests/support/messages.ts'
import { accountField, codeField, labelled, submitButton } from '../helpers/fields.ts'
import { fullEverywhere } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { joined, signedIn } from '../helpers/member.ts'
import { beyond } from '../helpers/width.ts'

const en = messagesIn('en-US')

async function signsInByCode(page: Page, hub: Hub) {
  const { account } = await joined(hub)
  await page.goto('/login')
  await hydrated(page)
  await accountField(page).fill(account)
  await submitButton(page).click()
  await expect(codeField(page)).toBeVisible()
  await codeField(page).fill(await hub.codeFor(account))
  await expect(page).toHaveURL(`${hub.origin}/`)
}

test('without passkeys sign-in offers none and goes on by code', fullEverywhere, async ({ page, hub }) => {
  // WebKitGTK has none of its own; the others are told that they have none.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await signsInByCode(page, hub)
  expect(await page.evaluate(() => 'PublicKeyCredential' in window)).toBe(false)
})

test('a check for passkeys that throws leaves sign-in by code', async ({ page, hub }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable', {
      value: () => {
        throw new TypeError('Illegal invocation')
      },
    })
  })
  await signsInByCode(page, hub)
})

test('without suggestions of passkeys in a field sign-in goes on by code', async ({ page, hub }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PublicKeyCredential, 'isConditionalMediationAvailable', { value: undefined })
  })
  await signsInByCode(page, hub)
  expect(await page.evaluate(() => typeof PublicKeyCredential.isConditionalMediationAvailable)).toBe(
    'undefined',
  )
})

test('without popovers a member is told that what they changed is saved', async ({ page, hub }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
    // Nor has such a browser a rule of its own that hides what is not shown yet.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[popover]:not(:popover-open) { display: block }')
    document.adoptedStyleSheets = [sheet]
  })
  await signedIn(page, hub, { locale: 'EN' })
  await page.goto('/about-me/edit-profile')
  await hydrated(page)
  expect(await page.evaluate(() => 'showPopover' in HTMLElement.prototype)).toBe(false)
  await labelled(page, 'profile.firstName').fill('Malee')
  await submitButton(page).first().click()
  await expect(page.getByText(en['profile.saved'])).toBeInViewport()
})

test('without view transitions pages change, and Back leads back', fullEverywhere, async ({ page, hub }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  await signedIn(page, hub, { locale: 'EN' })
  await page.goto('/')
  await hydrated(page)
  expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false)
  await page.getByRole('navigation').getByRole('link', { name: 'Rewards' }).first().click()
  await expect(page).not.toHaveURL(`${hub.origin}/`)
  await page.goBack()
  await expect(page).toHaveURL(`${hub.origin}/`)
})

/** Takes the rules away whose selectors a browser without `:has()` would not read. @returns how many there were */
const withoutHas = (page: Page) =>
  page.evaluate(() => {
    const drop = (holder: CSSStyleSheet | CSSGroupingRule): number =>
      Array.from(holder.cssRules).reduceRight((dropped, rule, place) => {
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) {
          holder.deleteRule(place)
          return dropped + 1
        }
        return dropped + (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? drop(rule) : 0)
      }, 0)
    return Array.from(document.styleSheets).reduce((dropped, sheet) => dropped + drop(sheet), 0)
  })

test('without :has() nothing is wider than a phone, and an address can be written', async ({ page, hub }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signedIn(page, hub, { locale: 'EN' })
  for (const path of ['/', '/coupon', '/about-me/edit-profile', '/address']) {
    await page.goto(path)
    await hydrated(page)
    expect(await withoutHas(page), 'rules that are gone').toBeGreaterThan(0)
    expect.soft(await beyond(page, 360), path).toEqual([])
  }
  await page.getByRole('link', { name: en['addresses.add'] }).click()
  await hydrated(page)
  await withoutHas(page)
  await labelled(page, 'form.address.recipient').fill('Mali Srisuk')
  await expect(labelled(page, 'form.address.recipient')).toHaveValue('Mali Srisuk')
})
