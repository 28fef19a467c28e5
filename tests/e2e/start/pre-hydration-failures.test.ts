// Tests clicks before hydration if code or messages fail to load, or if hydration removes or disables the control.
import { compileScript } from '#scripts/inlineScript.ts'
import {
  failedToLoadId,
  hydrated as hydrationEvent,
  statusId,
} from '#src/runtime/preHydrationClicks/names.ts'
import { notLoaded, pending, watch } from '../helpers/preHydrationClicks.ts'
import { accountField, codeField, openMoreChoices, passwordField } from '../helpers/fields.ts'
import { full, fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { newAccount, password } from '../helpers/member.ts'
import { expectOnSlowPhone, withoutScripts } from '../helpers/slow.ts'

test('a click shows an error if the page’s code fails to load, and a reload restores the input', async ({
  page,
}) => {
  const counts = watch(page, '/sendVerifyCode')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/registration')
  const account = newAccount()
  await page.getByLabel('What should we call you?').fill('Mali')
  await accountField(page).fill(account)
  await openMoreChoices(page)
  await passwordField(page).fill(password)
  await page.getByRole('checkbox', { name: /privacy/i }).press('Space')
  await expect(notLoaded(page)).toBeHidden()
  const send = page.getByRole('button', { name: 'Send me a code' })
  for (const _ of ['first', 'second']) {
    await send.click()
    await expect(notLoaded(page)).toBeVisible()
    await expect(send).not.toHaveAttribute('aria-busy')
    await expect(page.getByRole('status').filter({ hasText: 'One moment' })).toHaveCount(0)
  }
  await page.unroute('**/assets/*.js')
  const reload = page.getByRole('button', { name: 'Reload the page' })

  // The page delays the reload while it is offline, to keep the input.
  await page.context().setOffline(true)
  await reload.click()
  await expect(reload).toHaveAttribute('aria-busy', 'true')
  await expect(accountField(page)).toHaveValue(account)
  await page.context().setOffline(false)
  await hydrated(page)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(password)
  await expect(notLoaded(page)).toBeHidden()
  await expect(page.getByLabel('What should we call you?')).toHaveValue('Mali')
  await expect(accountField(page)).toHaveValue(account)
  await expect(passwordField(page)).toHaveValue('')
  await expect(page.getByRole('checkbox', { name: /privacy/i })).toBeChecked()
  await send.click()
  await expect(codeField(page)).toBeVisible()
  expect(counts).toEqual({ posts: 0, calls: 1 })
})

test('a click shows an error if the page’s messages fail to load', full, async ({ context }) => {
  // Use a separate page, because missing messages are logged as an error.
  const page = await context.newPage()
  await page.route('**/_i18n/**', (route) => route.abort())
  await page.goto('/registration')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(notLoaded(page)).toBeVisible()
})

test('each click waits up to twenty seconds for hydration', full, async ({ page }) => {
  await page.clock.install()
  const release = await withoutScripts(page)
  await page.goto('/registration', { waitUntil: 'commit' })
  await accountField(page).fill('early@example.com')
  const next = page.getByRole('button', { name: 'Send me a code' })
  await next.click()
  await page.clock.runFor(15_000)
  await expect(next).toHaveAttribute('aria-busy', 'true')
  await expect(notLoaded(page)).toBeHidden()
  await page.clock.runFor(6000)
  await expect(notLoaded(page)).toBeVisible()
  await expect(next).not.toHaveAttribute('aria-busy')
  await expect(accountField(page)).toHaveValue('early@example.com')
  await next.click()
  await expect(next).toHaveAttribute('aria-busy', 'true')
  await expect(notLoaded(page)).toBeHidden()
  release()
  await expectOnSlowPhone(page.getByLabel('What should we call you?')).toHaveAttribute('aria-invalid', 'true')
  await expect(notLoaded(page)).toBeHidden()
})

for (const [fate, change] of [
  ['gone', (control: HTMLElement) => control.remove()],
  ['disabled', (control: HTMLElement) => control.setAttribute('disabled', '')],
] as const)
  test(
    `a click before hydration is dropped if its control is ${fate} after hydration`,
    fullUnless(fate === 'disabled'),
    async ({ page }) => {
      await page.setContent(
        `<p id=${statusId} role=status data-words=wait></p><div id=${failedToLoadId} role=alert hidden></div><button>Buy</button><button>Stay</button>`,
      )
      const { code } = await compileScript(`${process.cwd()}/src/runtime/start/preHydrationClicks.ts`)
      await page.evaluate(code)
      const pressed = await page.evaluateHandle(() => {
        const clicks: string[] = []
        for (const button of document.querySelectorAll('button'))
          button.addEventListener('click', () => clicks.push(button.textContent))
        return clicks
      })
      const buy = page.getByRole('button', { name: 'Buy' })
      await buy.click()
      await expect(page.getByRole('status')).toHaveText('wait')
      await buy.evaluate(change)
      await page.evaluate((name) => dispatchEvent(new Event(name)), hydrationEvent)
      await expect(page.getByRole('status')).toHaveText('')
      await expect(pending(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Stay' }).click()
      expect(await pressed.jsonValue()).toEqual(['Stay'])
      await expect(page.getByRole('alert')).toBeHidden()
    },
  )
