// Tests messages in the back office: a staff member answers a message by keyboard, and closes and reopens another one.
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { contactAnswers, contactMessages } from '#api/support/tables.ts'
import messages from '#locales/backOffice/en-US.json' with { type: 'json' }
import { jpeg } from '#tests/support/pictures.ts'
import { uploadPolicyOf } from '#tests/support/uploadPolicy.ts'
import { operations as staffOperations } from '#generated/backOffice/operations.ts'
import { operations } from '#generated/operations.ts'
import { expectAccessible, heading, signIn } from '../helpers/backOffice.ts'
import { expect, test, type Hub } from '../helpers/hub.ts'
import { dataOf, joined } from '../helpers/member.ts'

const hostile = '<img src=x onerror=alert(1)> My parcel has not arrived.'

/** Uploads a picture and sends a message with it. @returns the id of the message */
async function sendMessage(hub: Hub, replyTo: string): Promise<string> {
  const { token } = await joined(hub)
  const file = { purpose: 'contact', contentType: 'image/jpeg', size: String(jpeg.length) }
  const address = `${hub.origin}${operations.getUploadPolicy.path}?${new URLSearchParams(file)}`
  const policy = await uploadPolicyOf(await fetch(address, { headers: { Authorization: `Bearer ${token}` } }))
  const { id, url, method, headers } = policy
  await fetch(new URL(url, hub.origin), { method, headers, body: new Uint8Array(jpeg) })
  const body = { topic: 'parcel', name: '<b>Mali</b>', replyTo, text: hostile, attachments: [id] }
  await dataOf(hub, 'sendContactMessage', { token, body })
  return await hub.onDatabase(async ({ db }) => {
    const [row] = await db.select().from(contactMessages).where(eq(contactMessages.replyTo, replyTo))
    return row?.id ?? ''
  })
}

const button = (page: Page, id: keyof typeof messages) => page.getByRole('button', { name: messages[id] })

const answersTo = (hub: Hub, id: string) =>
  hub.onDatabase(({ db }) => db.select().from(contactAnswers).where(eq(contactAnswers.messageId, id)))

// Without animations, because axe would measure the contrast of half transparent text.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a staff member answers a message with a template by keyboard', async ({ page, hub }) => {
  const id = await sendMessage(hub, 'answered@example.com')
  await signIn(page, hub, 'support')
  await page.getByRole('link', { name: messages['backOffice.messages.title'] }).click()
  await expect(heading(page)).toHaveText(messages['backOffice.messages.title'])
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('cell', { name: 'A parcel or gift' }).first()).toBeVisible()
  await expectAccessible(page)

  await test.step('the page shows hostile text as text, and the picture', async () => {
    await page.goto(`${hub.backOffice}/messages/${id}`)
    await expect(page.getByText(hostile, { exact: true })).toBeVisible()
    await expect(page.getByText('<b>Mali</b>', { exact: true })).toBeVisible()
    const picture = page.getByRole('img', { name: messages['backOffice.files.picture'] })
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0)
    await expectAccessible(page)
  })

  await test.step('the answer is written from a template and sent', async () => {
    await page.getByLabel(messages['backOffice.messages.template']).first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: messages['backOffice.messages.answer'] })
    await expect(field).toBeFocused()
    await expect(field).not.toHaveValue('')
    await field.fill('It arrives tomorrow.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(messages['backOffice.messages.done.answered'])).toBeVisible()
    await expect(page.getByText('It arrives tomorrow.', { exact: true })).toBeVisible()
    await expect(field).toBeHidden()
    await expectAccessible(page)
    expect(await answersTo(hub, id)).toMatchObject([{ text: 'It arrives tomorrow.' }])
  })

  await test.step('the next key leads back to the open messages', async () => {
    await page.keyboard.press('n')
    await expect(page).not.toHaveURL(new RegExp(id))
  })
})

test('a staff member who answers too late sees who answered, and no second email is sent', async ({
  page,
  hub,
  otherBrowser,
}) => {
  const id = await sendMessage(hub, 'late@example.com')
  const other = await (await otherBrowser()).newPage()
  await signIn(page, hub, 'support')
  await signIn(other, hub, 'admin')
  for (const each of [page, other]) {
    await each.goto(`${hub.backOffice}/messages/${id}`)
    await each.getByRole('textbox', { name: messages['backOffice.messages.answer'] }).fill('An answer')
  }
  await button(page, 'backOffice.messages.send').click()
  await expect(page.getByText(messages['backOffice.messages.done.answered'])).toBeVisible()
  await button(other, 'backOffice.messages.send').click()
  await expect(other.getByText('Nothing was sent: support@example.com')).toBeVisible()
  expect(await answersTo(hub, id)).toHaveLength(1)
})

test('a staff member closes and reopens a message, and filters by state in the URL', async ({
  page,
  hub,
}) => {
  const id = await sendMessage(hub, 'closed@example.com')
  await signIn(page, hub, 'support')
  await page.goto(`${hub.backOffice}/messages/${id}`)
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('c')
  await expect(page.getByText(messages['backOffice.messages.done.closed'])).toBeVisible()
  await button(page, 'backOffice.messages.reopen').click()
  await expect(page.getByText(messages['backOffice.messages.done.open'])).toBeVisible()
  await page.keyboard.press('c')
  await expect(button(page, 'backOffice.messages.reopen')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: messages['backOffice.messages.back'] }).click()
  await page.getByText(messages['backOffice.messageState.closed'], { exact: true }).click()
  await expect(page).toHaveURL(/state=closed/)
  await expect(page.getByRole('row').nth(1)).toContainText('–')
  await page.keyboard.press('j')
  await expect(page.locator('tr[data-selected] a')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${id}.*state=closed`))
})

test('the link of the sender opens the member, and the result of a change is shown even if the page is left before', async ({
  page,
  hub,
}) => {
  const id = await sendMessage(hub, 'left@example.com')
  await signIn(page, hub, 'support')
  await page.goto(`${hub.backOffice}/messages/${id}`)
  await expect(heading(page)).toBeFocused()
  const left = Promise.withResolvers<void>()
  await page.route(`**${staffOperations.changeContactMessage.path}`, async (route) => {
    await left.promise
    await route.continue()
  })
  await page.keyboard.press('c')
  await page.getByRole('link', { name: messages['backOffice.messages.openMember'] }).click()
  await expect(page).toHaveURL(/\/members\//)
  await expect(heading(page)).toBeFocused()
  left.resolve()
  await expect(page.getByText(messages['backOffice.messages.done.closed'])).toBeVisible()
})

test('staff without the permission see no messages', async ({ page, hub }) => {
  await signIn(page, hub, 'finance')
  await page.goto(`${hub.backOffice}/messages`)
  await expect(heading(page)).toHaveText(messages['backOffice.forbidden.title'])
  await expect(page.getByRole('link', { name: messages['backOffice.messages.title'] })).toBeHidden()
})
