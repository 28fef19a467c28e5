// Checks that what was typed and not sent is its member's alone, and goes with the session, whatever ends it.
import type { Page } from '@playwright/test'
import { full } from '../helpers/full.ts'
import type { Hub } from '../helpers/hub.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { call, joined, signedInAs } from '../helpers/member.ts'

/** It begins with the member's own first name. */
const recipient = (page: Page) => page.getByRole('textbox', { name: 'Recipient’s name' })
const text = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))

/** Another member in the same tab. @returns the token that ends the session from elsewhere */
async function comesIn(page: Page, hub: Hub) {
  const { token } = await joined(hub)
  await signedInAs(page, hub, { token })
  return token
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

test('a session that ends by itself takes what was typed with it', full, async ({ page, hub }) => {
  const first = await comesIn(page, hub)
  await open(page, '/contact')
  await text(page).fill('My pump is loud.')
  await open(page, '/address?edit=new')
  await recipient(page).fill('Mali Srisuk')
  await expect.poll(() => draftsIn(page)).toHaveLength(2)

  await test.step('ended on the server, and noticed by a reload', async () => {
    await call(hub, 'logout', undefined, first)
    await page.reload()
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(() => draftsIn(page)).toEqual([])
  })
  const second = await comesIn(page, hub)
  await open(page, '/contact')
  await expect(text(page)).toHaveValue('')
  await open(page, '/address?edit=new')
  await expect(recipient(page)).toHaveValue('Mali')
  await recipient(page).fill('Noi Chaiyo')
  await expect.poll(() => draftsIn(page)).toHaveLength(1)

  await test.step('ended on the server, and noticed by a call of the page', async () => {
    await call(hub, 'logout', undefined, second)
    await page.getByRole('link', { name: 'Me', exact: true }).last().click()
    await expect(page).toHaveURL(/\/login/)
    expect(await draftsIn(page)).toEqual([])
  })

  await test.step('another member in another tab', async () => {
    await comesIn(page, hub)
    await open(page, '/address?edit=new')
    await recipient(page).fill('Ploy')
    await comesIn(page, hub)
    await open(page, '/address?edit=new')
    await expect(recipient(page)).toHaveValue('Mali')
  })
})

test(
  'the way out stands on the account’s page, and asks where something was typed and not sent',
  full,
  async ({ page, hub }) => {
    await comesIn(page, hub)
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
