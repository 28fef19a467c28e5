// One-time codes as keyboards and messages insert them.
import type { Page } from '@playwright/test'
import { accountField, codeField, passwordField, submitButton } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { joined, password } from '../helpers/member.ts'

/** @returns the code that was sent, once its field is shown */
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

test('a code that a keyboard inserts with a space signs in', async ({ page, hub }) => {
  const code = await askForCode(page, hub)
  await page.keyboard.type('12')
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page).toHaveURL(`${hub.origin}/`)
})

// A field shows its error on blur, which moves buttons between mouse down and mouse up.
test('a slow click reaches the other sign-in method and the link below the form', async ({ page, hub }) => {
  await askForCode(page, hub)
  await page.getByRole('button', { name: 'Use my password instead' }).click({ delay: 300 })
  await expect(passwordField(page)).toBeFocused()
  await page.getByRole('link', { name: 'Become a member' }).click({ delay: 300 })
  await expect(page).toHaveURL(/\/registration/)
})

test('a code in Thai digits signs in', full, async ({ page, hub }) => {
  const code = await askForCode(page, hub)
  for (const digit of inThai(code)) await page.keyboard.insertText(digit)
  await expect(page).toHaveURL(`${hub.origin}/`)
})

test(
  'a number from another message is inserted but not submitted, and the hub’s code is preferred',
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
