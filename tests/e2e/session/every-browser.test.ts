// Tries in every browser what a member begins with: signs in by a code, reads larger text, does without a passkey.
import { codeField, accountField, submitButton } from '../helpers/fields.ts'
import { everywhere, fullEverywhere } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { registerByForm } from '../helpers/journey.ts'
import { joined, signedIn } from '../helpers/member.ts'
import { beyond } from '../helpers/width.ts'

test(
  'a member signs in by the code that was sent, and stays signed in',
  everywhere,
  async ({ page, hub }) => {
    const { account } = await joined(hub)
    await page.goto('/login?redirect=/games/normalCheckIn')
    await hydrated(page)
    await accountField(page).fill(account)
    await submitButton(page).click()
    await expect(codeField(page)).toBeFocused()
    await page.keyboard.type(await hub.codeFor(account))
    const title = page.getByRole('heading', { name: 'Daily check-in' })
    await expect(title).toBeVisible()
    await hydrated(page)
    await page.goto('/games/normalCheckIn')
    await expect(title).toBeVisible()
  },
)

test('a person registers by the code that was sent', everywhere, async ({ page, hub }) => {
  await registerByForm(page, hub)
})

test('nothing is wider than the window at 200 % text', fullEverywhere, async ({ page, hub }) => {
  await page.setViewportSize({ width: 480, height: 800 })
  await signedIn(page, hub, { locale: 'EN' })
  for (const path of ['/', '/pointsMall', '/address', '/app/faq']) {
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect.soft(await beyond(page, 480), path).toEqual([])
  }
})

test(
  'where the browser knows no passkey, sign-in offers none and goes on by code',
  fullEverywhere,
  async ({ page, hub }) => {
    // WebKitGTK has none of its own; the others are told that they have none.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
    const { account } = await joined(hub)
    await page.goto('/login')
    await hydrated(page)
    expect(await page.evaluate(() => 'PublicKeyCredential' in window)).toBe(false)
    await expect(page.getByRole('button', { name: /passkey/i })).toHaveCount(0)
    await accountField(page).fill(account)
    await submitButton(page).click()
    await expect(codeField(page)).toBeVisible()
    await codeField(page).fill(await hub.codeFor(account))
    await expect(page).toHaveURL(`${hub.origin}/`)
  },
)

test(
  'where view transitions and popovers are missing, pages change all the same',
  fullEverywhere,
  async ({ page, hub }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition')
      Reflect.deleteProperty(HTMLElement.prototype, 'popover')
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
    })
    await signedIn(page, hub, { locale: 'EN' })
    await page.goto('/')
    await hydrated(page)
    expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false)
    await page.getByRole('navigation').getByRole('link', { name: 'Rewards' }).first().click()
    await expect(page).not.toHaveURL(`${hub.origin}/`)
    await page.goBack()
    await expect(page).toHaveURL(`${hub.origin}/`)
  },
)
