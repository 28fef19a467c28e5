// Tests sign-in to an account that was not used for 180 days, because its phone number may belong to another person by
// then.
import { eq, sql } from 'drizzle-orm'
import { members } from '#api/members/tables.ts'
import { accountOf } from '#tests/support/accounts.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { accountField, codeField, passwordField, submitButton } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { joined, newAccount, password } from '../helpers/member.ts'

const en = messagesIn('en-US')
const longAgo = new Date(Date.now() - 181 * 86_400_000)

test(
  'a member who has not used an account with a phone number for 180 days signs in with the password',
  full,
  async ({ page, hub }) => {
    const phone = '+66812345678'
    const { uid } = await joined(hub, { account: phone, password })
    const email = accountOf(newAccount())
    await hub.onDatabase(({ db }) =>
      db
        .update(members)
        .set({ lastSeenAt: longAgo, email: sql`${email}`, emailVerified: true })
        .where(eq(members.id, uid)),
    )
    await page.goto('/login?redirect=/coins')
    await hydrated(page)
    await accountField(page).fill(phone)
    await submitButton(page).click()
    await expect(codeField(page)).toBeVisible()
    await codeField(page).fill(await hub.codeFor(phone))
    const byPassword = page.getByRole('button', { name: en['session.login.byPassword'] })
    await expect(byPassword).toBeVisible()
    await expect(page.getByRole('button', { name: /^Use my email m/ })).toBeVisible()
    await expect(page.getByText(email)).toBeHidden()
    await byPassword.click()
    await passwordField(page).fill(password)
    await submitButton(page).click()
    await expect(page).toHaveURL(`${hub.origin}/coins`)
  },
)
