// Tests the contact form in Vietnamese: a visitor sends a message with files, and a member sends a message despite a
// lost response.
import type { Page } from '@playwright/test'
import { operations } from '#generated/operations.ts'
import { jpeg, pdf, withSegment } from '#tests/support/pictures.ts'
import { firstNameField, labelled } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { signedIn, setLanguage } from '../helpers/member.ts'
import { messagesIn } from '#tests/support/messages.ts'

const [en, vn] = [messagesIn('en-US'), messagesIn('vi-VN')]

const topic = (page: Page, says = vn) => labelled(page, 'support.contact.topic', says)
const text = (page: Page) => labelled(page, 'support.contact.text', vn)
const replyTo = (page: Page) => labelled(page, 'support.contact.replyTo', vn)
const send = (page: Page) => page.getByRole('button', { name: vn['support.contact.send'] })
/** Returns the files listed in the form, each with a button that removes it. */
const rows = (page: Page) =>
  page.getByRole('listitem').filter({
    has: page.getByRole('button', { name: new RegExp(`^${vn['form.upload.remove'].replace('{name}', '')}`) }),
  })

test('a visitor sends a message with a photo and a document and gets a reference number', async ({
  page,
  hub,
}) => {
  await setLanguage(page, hub, 'VN')
  // Records sent files, because Chromium does not report request bodies that contain files.
  await page.addInitScript(`
    window.sent = []
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (file) {
      sent.push(file)
      send.call(this, file)
    }
  `)
  await page.goto('/contact')
  await hydrated(page)
  await send(page).click()
  await expect(topic(page)).toBeFocused()
  await expect(replyTo(page)).toHaveAttribute('aria-invalid', 'true')
  await topic(page).selectOption('warranty')
  await text(page).fill('Máy kêu to hơn trước.')
  await replyTo(page).fill('linh@')
  await send(page).click()
  await expect(page.getByText(vn['support.contact.replyTo.problem'])).toBeVisible()
  // Check that the message includes corrections that the user makes while the form is validated.
  await expect(send(page)).not.toHaveAttribute('aria-busy', 'true')
  await replyTo(page).fill(' linh@example.com ')

  await test.step('the page re-encodes a photo before the upload, and uploads it again after a lost connection', async () => {
    const photo = withSegment(0xe1, 'Exif\0\0MM\0*GPS 10.7769,106.7009')
    const disconnect = Promise.withResolvers<void>()
    await page.route(
      '**/uploads/*',
      async (route) => {
        await disconnect.promise
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    const choose = labelled(page, 'support.contact.files', vn)
    await choose.setInputFiles([
      { name: 'máy.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo) },
      { name: 'hóa đơn.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
      { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') },
    ])
    await expect(page.getByText(vn['form.upload.unfit'])).toBeVisible()
    await expect(rows(page)).toHaveCount(2)
    // Check that the form sends the message only after its uploads are complete.
    await send(page).click()
    await expect(send(page)).toHaveAttribute('aria-busy', 'true')
    disconnect.resolve()
    await expect(rows(page).nth(0)).toContainText(vn['error.transport'])
    await expect(page.getByText(vn['form.upload.unfinished'])).toBeVisible()
    await expect(rows(page).nth(1)).toContainText(vn['form.upload.done'])
    await page.getByRole('button', { name: vn['form.upload.retry'].replace('{name}', 'máy.jpg') }).click()
    await expect(rows(page).nth(0)).toContainText(vn['form.upload.done'])
    const bodies = await page.evaluate<string[]>('Promise.all(sent.map((file) => file.text()))')
    expect(bodies.map((body) => body.includes('GPS'))).toEqual([false, false, false])
  })

  await test.step('typed text persists after a reload, and the visitor selects the files again', async () => {
    await page.reload()
    await hydrated(page)
    await expect(text(page)).toHaveValue('Máy kêu to hơn trước.')
    await expect(topic(page)).toHaveValue('warranty')
    const choose = labelled(page, 'support.contact.files', vn)
    await choose.setInputFiles({ name: 'máy.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg) })
    await expect(rows(page)).toContainText(vn['form.upload.done'])
  })

  await send(page).click()
  await expect(page.getByRole('heading', { name: vn['support.contact.sent'] })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('linh@example.com')
  const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.getByRole('main').innerText())?.[0]
  await expect
    .poll(async () => (await page.request.get('/inbox')).text())
    .toMatch(new RegExp(`linh@example\\.com[^]*${reference}`))
  expect(await page.evaluate(() => sessionStorage.getItem('draft:contact'))).toBeNull()
})

test(
  'a member’s message keeps its text after a lost response and is sent once',
  full,
  async ({ page, hub }) => {
    const account = await signedIn(page, hub, { locale: 'VN', countryCode: 'VN' })
    await page.goto('/contact')
    await hydrated(page)
    await expect(replyTo(page)).toHaveValue(account)
    await topic(page).selectOption('parcel')
    await text(page).fill('Bưu kiện chưa tới.')
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/support/contact')) keys.push(request.headers()['idempotency-key'])
    })
    // The server receives the message, but its response is lost.
    await page.route(
      '**/support/contact',
      async (route) => {
        await route.fetch()
        await route.abort('timedout')
      },
      { times: 1 },
    )
    await send(page).click()
    await expect(page.getByRole('alert').filter({ hasText: vn['error.transport'] })).toBeVisible()
    await expect(text(page)).toHaveValue('Bưu kiện chưa tới.')
    await send(page).dblclick()
    await expect(page.getByRole('heading', { name: vn['support.contact.sent'] })).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  },
)

test(
  'the form removes invisible control characters from pasted text, so the message can be sent',
  full,
  async ({ page, hub }) => {
    await setLanguage(page, hub, 'EN')
    await page.goto('/contact')
    await hydrated(page)
    await topic(page, en).selectOption('warranty')
    const pasted = [
      ['session.firstName', 'Mali\u202e\u0007 Srisuk\u200f'],
      ['support.contact.text', 'One.\u001b\n\tTwo 👩\u200d👧.'],
      ['support.contact.replyTo', '\u202amali@example.com\u202c'],
    ] as const
    for (const [label, words] of pasted) {
      await labelled(page, label).focus()
      await page.keyboard.insertText(words)
    }
    // Check that the caret keeps its position.
    await firstNameField(page).focus()
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.insertText('\u2066n\u2069')
    await page.keyboard.insertText('a')
    const contactRequest = page.waitForRequest(`${hub.origin}${operations.sendContactMessage.path}`)
    await page.getByRole('button', { name: en['support.contact.send'] }).click()
    expect((await contactRequest).postDataJSON()).toMatchObject({
      name: 'Malina Srisuk',
      text: 'One.\n\tTwo 👩\u200d👧.',
      replyTo: 'mali@example.com',
    })
    await expect(page.getByRole('heading', { name: en['support.contact.sent'] })).toBeFocused()
  },
)
