// Tests one-time codes in the formats in which phone keyboards and copied messages insert them.
import type { Page } from '@playwright/test'
import { accountField, codeField, passwordField, submitButton } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { joined, password } from '../helpers/member.ts'
import { typeText } from '../helpers/keyboard.ts'

/** @returns the code that was sent; waits until the code field is shown */
async function askForCode(page: Page, hub: Hub) {
  const { account } = await joined(hub, { password })
  await page.goto('/login')
  await hydrated(page)
  await expect(accountField(page)).toHaveAttribute('maxlength', '250')
  await accountField(page).fill(account)
  await submitButton(page).click()
  await expect(codeField(page)).toBeFocused()
  return await hub.codeFor(account)
}

const inThai = (digits: string) => digits.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'.charAt(Number(digit)))

test('a member can sign in if the keyboard inserts a space into the code', async ({ page, hub }) => {
  const code = await askForCode(page, hub)
  await typeText(page, '12')
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page).toHaveURL(`${hub.origin}/`)
})

// When a field loses the focus, it shows its error. The error moves buttons between the press and the release of the
// mouse button.
test('a slow click activates its button or link although an error appears during the click', async ({
  page,
  hub,
}) => {
  // Only a device that has been used before shows the link below the form.
  await page.context().addCookies([{ name: 'returning', value: '1', url: hub.origin }])
  await askForCode(page, hub)
  await page.getByRole('button', { name: 'Use my password instead' }).click({ delay: 300 })
  await expect(passwordField(page)).toBeFocused()
  await page.getByRole('link', { name: 'Become a member' }).click({ delay: 300 })
  await expect(page).toHaveURL(/\/registration/)
})

test('a member can sign in with a code in Thai digits', full, async ({ page, hub }) => {
  const code = await askForCode(page, hub)
  for (const digit of inThai(code)) await page.keyboard.insertText(digit)
  await expect(page).toHaveURL(`${hub.origin}/`)
})

test(
  'a number from another message is inserted but not submitted, and the code in a message of the hub is preferred',
  full,
  async ({ page, hub }) => {
    const code = await askForCode(page, hub)
    const requests: string[] = []
    page.on(
      'request',
      (request) => void (request.url().endsWith('/loginByCode') && requests.push(request.url())),
    )
    await page.keyboard.insertText('Table 204816 is ready')
    await expect(codeField(page)).toHaveValue('204816')
    await page.keyboard.insertText('Reservation 111111, table 222222')
    await expect(codeField(page)).toHaveValue('204816')
    expect(requests).toEqual([])
    await page.keyboard.insertText(`987654 is your Facebook code. ${code} is your code to sign in.`)
    await expect(page).toHaveURL(`${hub.origin}/`)
    expect(requests).toHaveLength(1)
  },
)
