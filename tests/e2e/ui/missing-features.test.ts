// Tests that pages work without features that a supported browser may lack. Each test removes one feature.
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

test(
  'sign-in offers no passkeys and works by code in a browser without passkeys',
  fullEverywhere,
  async ({ page, hub }) => {
    // WebKitGTK does not support passkeys; for the other browsers the API is removed.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
    await signsInByCode(page, hub)
    expect(await page.evaluate(() => 'PublicKeyCredential' in window)).toBe(false)
  },
)

test('sign-in by code works if the check for passkeys throws', async ({ page, hub }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable', {
      value: () => {
        throw new TypeError('Illegal invocation')
      },
    })
  })
  await signsInByCode(page, hub)
})

test('sign-in by code works without passkey suggestions in the field', async ({ page, hub }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PublicKeyCredential, 'isConditionalMediationAvailable', { value: undefined })
  })
  await signsInByCode(page, hub)
  expect(await page.evaluate(() => typeof PublicKeyCredential.isConditionalMediationAvailable)).toBe(
    'undefined',
  )
})

test('a browser without popovers shows a toast after changes are saved', async ({ page, hub }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
    // Browsers without popovers lack the default style that hides closed popovers, so override this style.
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

test('navigation and Back work without view transitions', fullEverywhere, async ({ page, hub }) => {
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

/** Removes the CSS rules whose selectors a browser without `:has()` ignores. @returns the number of removed rules */
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

test('in browsers without `:has()`, pages fit on a phone, and an address can be entered', async ({
  page,
  hub,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signedIn(page, hub, { locale: 'EN' })
  for (const path of ['/', '/coupon', '/about-me/edit-profile', '/address']) {
    await page.goto(path)
    await hydrated(page)
    expect(await withoutHas(page), 'removed CSS rules').toBeGreaterThan(0)
    expect.soft(await beyond(page, 360), path).toEqual([])
  }
  await page.getByRole('link', { name: en['addresses.add'] }).click()
  await hydrated(page)
  await withoutHas(page)
  await labelled(page, 'form.address.recipient').fill('Mali Srisuk')
  await expect(labelled(page, 'form.address.recipient')).toHaveValue('Mali Srisuk')
})
