// Tests parts of a page whose code loads after a click, without a connection: the page stays, and the part opens when the
// connection is back.
import { unbroken } from '#api/locale/unbroken.ts'
import { samplePassword } from '#api/samples/accounts.ts'
import { dataOf, signedInAs } from '../helpers/member.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { messagesIn } from '#tests/support/messages.ts'

const en = messagesIn('en-US')

for (const { name, path, open, part } of [
  { name: 'the QR code', path: '/rewards', open: 'vouchers.referral.qr', part: 'vouchers.referral.qr.label' },
  { name: 'the card to share', path: '/memberShip', open: 'games.card.show', part: 'games.card.hint' },
] as const)
  test(
    `${name} reports a missing connection in a toast, and opens after the connection is back`,
    full,
    async ({ page, context, hub }) => {
      const data = await dataOf(hub, 'login', {
        body: { account: 'sprout@example.com', password: samplePassword },
      })
      await signedInAs(page, hub, { token: data.token, locale: 'EN' })
      await page.goto(path)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      await context.setOffline(true)
      await page.getByRole('button', { name: en[open] }).click()
      await expect(page.getByRole('alert').filter({ hasText: en['error.offline'] })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('button', { name: en[open] })).toHaveAttribute('aria-expanded', 'false')

      await context.setOffline(false)
      await page.getByRole('button', { name: en[open] }).click()
      await expect(page.getByLabel(en[part]).or(page.getByText(unbroken(en[part])))).toBeVisible()
    },
  )
