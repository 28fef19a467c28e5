// Tests that a draft of unsent input is visible only to the member who typed it, is kept for one hour after the session
// ends, and is deleted on sign-out.
import type { Page } from '@playwright/test'
import { accountField, codeField, labelled, submitButton } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import type { Hub } from '../helpers/hub.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { thaiAddress } from '#tests/support/cases/addresses.ts'
import { call, joined, signedInAs, dataOf } from '../helpers/member.ts'

/** Returns the field for the recipient; the page prefills this field with the member's first name. */
const recipient = (page: Page) => page.getByRole('textbox', { name: 'Recipient’s name' })
const text = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))

/** Signs in another member in the same tab. @returns the token, to end the session outside of the tab */
async function signInOther(page: Page, hub: Hub) {
  const { token } = await joined(hub)
  await signedInAs(page, hub, { token })
  return token
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** Signs in by code on the sign-in page that the browser was redirected to when the session ended. */
async function signInAgain(page: Page, hub: Hub, account: string) {
  await expect(page).toHaveURL(/\/login\?/)
  await hydrated(page)
  await accountField(page).fill(account)
  await submitButton(page).click()
  await expect(codeField(page)).toBeVisible()
  await codeField(page).fill(await hub.codeFor(account))
  await expect(page).not.toHaveURL(/\/login/)
}

async function joinedAs(page: Page, hub: Hub) {
  const { account, token } = await joined(hub)
  await signedInAs(page, hub, { token, locale: 'EN' })
  return { account, token }
}

/** Signs the same member in by code, outside of the page. @returns the token */
async function joinedAgain(page: Page, hub: Hub, account: string) {
  await call(hub, 'sendVerifyCode', { body: { account, purpose: 'login' } })
  const data = await dataOf(hub, 'loginByCode', { body: { account, code: await hub.codeFor(account) } })
  await signedInAs(page, hub, { token: data.token })
  return data.token
}

test('if the session ends before the member saves the profile, sign-in leads back to the form with its input', async ({
  page,
  hub,
}) => {
  const { account, token } = await joinedAs(page, hub)
  await open(page, '/about-me/edit-profile')
  await labelled(page, 'profile.lastName').fill('Srisuk')
  await call(hub, 'logout', { token })
  await save(page).click()
  await signInAgain(page, hub, account)
  await expect(page).toHaveURL(`${hub.origin}/about-me/edit-profile`)
  await expect(labelled(page, 'profile.lastName')).toHaveValue('Srisuk')
  await save(page).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  expect(await draftsIn(page)).toEqual([])
})

test(
  'if the session ends in a form without a draft, sign-in returns the same member to the URL and input of the form',
  full,
  async ({ page, hub }) => {
    const { account, token } = await joinedAs(page, hub)
    const data = await dataOf(hub, 'modifyAddress', { body: thaiAddress, token })
    const path = `/address?edit=${data.id}&utm_id=1e5`
    await open(page, path)
    await recipient(page).fill('Mali Srisuk')
    expect(await draftsIn(page)).toEqual([])
    await call(hub, 'logout', { token })
    await submitButton(page).click()
    await expect(page).toHaveURL(/\/login\?/)
    expect(await draftsIn(page)).toHaveLength(1)

    await test.step('another member sees no draft', async () => {
      const other = await joined(hub)
      await signInAgain(page, hub, other.account)
      expect(await page.content()).not.toContain('Mali Srisuk')
      expect(await draftsIn(page)).toEqual([])
    })
    await test.step('the same member sees the draft, which is then deleted', async () => {
      const second = await joinedAgain(page, hub, account)
      await open(page, path)
      await recipient(page).fill('Mali Suksai')
      await call(hub, 'logout', { token: second })
      await submitButton(page).click()
      await signInAgain(page, hub, account)
      await expect(page).toHaveURL(hub.origin + path)
      await expect(recipient(page)).toHaveValue('Mali Suksai')
      expect(await draftsIn(page)).toEqual([])
    })
  },
)

test(
  'a draft is kept if another tab detects the end of the session, and is deleted by a sign-out in that tab',
  full,
  async ({ page, context, hub }) => {
    const { account, token } = await joinedAs(page, hub)
    await open(page, '/about-me/edit-profile')
    await labelled(page, 'profile.lastName').fill('Srisuk')
    const other = await context.newPage()
    await open(other, '/gifts')
    await call(hub, 'logout', { token })
    await other.getByRole('link', { name: 'Me', exact: true }).last().click()
    await expect(other).toHaveURL(/\/login/)
    await page.bringToFront()
    await signInAgain(page, hub, account)
    await expect(page).toHaveURL(`${hub.origin}/about-me/edit-profile`)
    await expect(labelled(page, 'profile.lastName')).toHaveValue('Srisuk')
    await labelled(page, 'profile.lastName').fill('Suksai')
    await other.goto('/about-me')
    await hydrated(other)
    await other.getByRole('button', { name: 'Sign out' }).click()
    await expect(other).toHaveURL(/\/login/)
    await page.bringToFront()
    await expect(page).toHaveURL(/\/login\?/)
    await expect.poll(() => draftsIn(page)).toEqual([])
  },
)

test('another member in the same tab sees no draft', full, async ({ page, hub }) => {
  const first = await signInOther(page, hub)
  await open(page, '/contact')
  await text(page).fill('My pump is loud.')
  await expect.poll(() => draftsIn(page)).toHaveLength(1)
  await test.step('a reload detects the end of the session', async () => {
    await call(hub, 'logout', { token: first })
    await page.reload()
    await expect(page).toHaveURL(/\/login/)
  })
  await signInOther(page, hub)
  await open(page, '/contact')
  await expect(text(page)).toHaveValue('')
  await expect.poll(() => draftsIn(page)).toEqual([])
})

test(
  'the account page offers sign-out and asks for confirmation if there is unsent input',
  full,
  async ({ page, hub }) => {
    await signInOther(page, hub)
    await open(page, '/address?edit=new')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toHaveCount(0)
    await recipient(page).fill('Mali Srisuk')
    await open(page, '/about-me')
    await page.getByRole('button', { name: 'Sign out' }).click()
    const question = page.getByRole('dialog', { name: 'Sign out on this device?' })
    await expect(question).toContainText('hasn’t been sent')
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(question).toBeHidden()
    expect(await draftsIn(page)).toHaveLength(1)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await draftsIn(page)).toEqual([])
  },
)
