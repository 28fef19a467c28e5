// A member's own pages: who she is, what waits for her, and everything she may say of herself, with calls that fail on the way.
import type { Page, Request, Route } from '@playwright/test'
import { expect, hydrated, test, type Hub } from './hub.ts'
import { register } from './journey.ts'
import { newAccount } from './member.ts'

const faults = {
  lost: (route: Route) => route.abort('internetdisconnected'),
  late: (route: Route) => route.abort('timedout'),
  broken: (route: Route) => route.fulfill({ status: 500, json: { code: 10000001, message: '' } }),
}

/** The next call to the address fails, and only that one. */
const fails = (page: Page, call: string, fault: keyof typeof faults) =>
  page.route(`**/${call}`, faults[fault], { times: 1 })

const open = async (page: Page, path = '/about-me/edit-profile') => {
  await page.goto(path)
  await hydrated(page)
}

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`)
const dialog = (page: Page) => page.locator('dialog:modal').first()
/** What a form or a dialog says where its call was refused; notices stand elsewhere. */
const refusal = (page: Page) =>
  page.locator(':is(form, footer) [role=alert]').filter({ hasText: /./, visible: true }).last()
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Types the code that was sent to the account, once it was. */
async function answerCode(page: Page, hub: Hub, account: string) {
  const code = dialog(page).locator('[name=code]')
  await expect(code).toBeVisible()
  await code.fill(await hub.codeFor(account))
}

/** How often a call was made from now on. */
function counted(page: Page, call: RegExp) {
  const made: Request[] = []
  page.on('request', (request) => {
    if (call.test(request.url())) made.push(request)
  })
  return made
}

test('what she says of herself is kept, and what she typed survives a reload and a fault', async ({
  page,
  hub,
}) => {
  await register(page, hub)
  await page.goto('/about')
  await expect(page).toHaveURL(`${hub.origin}/about-me`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Mali' })).toBeVisible()
  await page.getByRole('link', { name: 'Tell us a little of yourself' }).click()
  await expect(page).toHaveURL(`${hub.origin}/about-me/edit-profile`)

  for (const [name, token] of [
    ['firstName', 'given-name'],
    ['lastName', 'family-name'],
    ['countryCode', 'country'],
  ] as const)
    await expect(field(page, name)).toHaveAttribute('autocomplete', token)
  const birthday = page.getByRole('group', { name: 'Birthday' })
  await expect(birthday.getByLabel('Year')).toHaveAttribute('autocomplete', 'bday-year')

  // By keyboard alone.
  const save = page.getByRole('button', { name: 'Save' })
  await field(page, 'firstName').fill('')
  await field(page, 'firstName').press('Enter')
  await expect(field(page, 'firstName')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'firstName')).toBeFocused()
  await page.keyboard.type('Malee')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Srisuk')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Nov')
  await page.keyboard.press('Tab')
  await page.keyboard.type('21')
  await page.keyboard.press('Tab')
  await page.keyboard.type(String(new Date().getFullYear()))
  await page.keyboard.press('Enter')
  await expect(birthday.locator('..')).toContainText('That date does not look right')
  await birthday.getByLabel('Year').fill('1994')

  // Where her days begin, searched as she would write it.
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.focus()
  await page.keyboard.type('toky')
  await page.keyboard.press('Enter')
  await expect(zone).toHaveValue('Tokyo')

  await page.reload()
  await hydrated(page)
  await expect(field(page, 'lastName')).toHaveValue('Srisuk')
  await expect(birthday.getByLabel('Year')).toHaveValue('1994')
  await expect(zone).toHaveValue('Tokyo')

  await fails(page, 'modifyUserInfo', 'broken')
  await save.click()
  await expect(refusal(page)).toBeVisible()
  await expect(field(page, 'lastName')).toHaveValue('Srisuk')
  const saved = counted(page, /modifyUserInfo$/)
  await save.dblclick()
  await expect(page.getByText('Saved.')).toBeVisible()
  expect(saved).toHaveLength(1)
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([])

  await page.reload()
  await hydrated(page)
  await expect(zone).toHaveValue('Tokyo')
  await expect(page.getByText(/It begins to hold on .+ Until then your days keep the clock of/)).toBeVisible()
  await expect(field(page, 'firstName')).toHaveValue('Malee')
  await expect(birthday.getByLabel('Month')).toHaveValue('11')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Malee Srisuk' })).toBeVisible()
})

test('another country brings its privacy policy, and agreeing to it is asked once', async ({ page, hub }) => {
  await register(page, hub)
  await open(page, '/about/edit-profile')
  await expect(page).toHaveURL(`${hub.origin}/about-me/edit-profile`)
  await field(page, 'countryCode').selectOption('TH')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('link', { name: 'About me' }).click()
  await expect(page.getByRole('heading', { name: 'Our privacy policy has changed' })).toBeVisible()
  const agree = page.getByRole('button', { name: 'I agree' })
  await fails(page, 'agree/privacyPolicy', 'lost')
  await agree.click()
  await expect(page.getByText('Request Error')).toBeVisible()
  await agree.click()
  await expect(page.getByText('Thank you. That is noted.')).toBeVisible()
  await expect(agree).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(agree).toHaveCount(0)
})

test('her picture is cut out by keys, sent once in spite of a lost line, and can go again; its task pays once', async ({
  page,
  hub,
}) => {
  await register(page, hub)
  await open(page)
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(page.getByText('This file could not be opened as a picture.')).toBeVisible()

  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await pictureOf(page) })
  const seen = () =>
    dialog(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const atFirst = await seen()
  await dialog(page).getByLabel('Zoom').press('ArrowRight')
  await dialog(page).getByRole('button', { name: 'Move left' }).press('Enter')
  expect(await seen()).not.toBe(atFirst)

  const sent = counted(page, /modifyUserAvatar$/)
  const announced = counted(page, /queryOssTempPolicy/)
  const use = dialog(page).getByRole('button', { name: 'Use this picture' })
  await page.route('**/uploads/*', faults.lost, { times: 1 })
  await use.click()
  await expect(refusal(page)).toBeVisible()
  await fails(page, 'modifyUserAvatar', 'late')
  await use.click()
  await expect.poll(() => sent.length).toBe(1)
  await expect(use).toBeEnabled()
  await use.click()
  await expect(page.getByText('Your new picture is there.')).toBeVisible()
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  // What had arrived was not sent again.
  expect(announced).toHaveLength(2)

  const picture = page.locator('main img')
  const address = (await picture.getAttribute('src')) ?? ''
  expect(address).toMatch(/^\/uploads\//)
  const bytes = Buffer.from(await (await page.request.get(address)).body())
  expect(bytes.includes('Exif')).toBe(false)
  expect(
    await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([512, 512])

  await page.getByRole('group', { name: 'Birthday' }).getByLabel('Day').fill('21')
  await page.getByRole('group', { name: 'Birthday' }).getByLabel('Month').selectOption('11')
  await page.getByRole('group', { name: 'Birthday' }).getByLabel('Year').fill('1994')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('link', { name: 'About me' }).click()
  const take = page.getByRole('button', { name: 'Take 30 coins' })
  const taken = counted(page, /task\/done$/)
  await fails(page, 'task/done', 'late')
  await take.click()
  await expect.poll(() => taken.length).toBe(1)
  await expect(take).toBeEnabled()
  await take.dblclick()
  await expect(page.getByText('30 coins and 10 points are yours.')).toBeVisible()
  await expect(take).toHaveCount(0)
  expect(taken).toHaveLength(2)
  const keys = taken.map((request) => request.headers()['idempotency-key'])
  expect(keys[0]).toBe(keys[1])

  await page.goBack()
  await hydrated(page)
  await page.locator('main').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Your picture is removed.')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
})

test('a new phone answers a code, she proves that it is her, and news may come that way', async ({
  page,
  hub,
}) => {
  const own = await register(page, hub)
  await open(page)
  const news = page.getByRole('switch', { name: 'By phone' })
  await expect(news).toBeDisabled()
  const add = page.getByRole('button', { name: 'Add phone' })
  await add.press('Enter')
  await dialog(page).getByRole('combobox').selectOption('TH')
  await expect(dialog(page).locator('[name=account]')).toHaveAttribute('autocomplete', 'tel-national')
  await dialog(page).locator('[name=account]').fill('081')
  await dialog(page).locator('[name=account]').press('Enter')
  await expect(dialog(page).locator('[name=account]')).toHaveAttribute('aria-invalid', 'true')
  const phone = `+6681${String(process.pid).padStart(7, '0').slice(-7)}`
  await dialog(page)
    .locator('[name=account]')
    .fill(`0${phone.slice(3)}`)
  await fails(page, 'sendVerifyCode', 'lost')
  await dialog(page).locator('button[type=submit]').click()
  await expect(page.getByText('Request Error')).toBeVisible()
  await dialog(page).locator('button[type=submit]').click()
  await expect(dialog(page).locator('[name=code]')).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(dialog(page).locator('[name=code]')).toBeVisible()
  const code = await hub.codeFor(phone)
  await dialog(page).locator('[name=code]').fill(wrong(code))
  await expect(dialog(page)).toContainText('That code does not fit.')
  await dialog(page).locator('[name=code]').fill(code)

  // A code sent to her own address is the proof of who has no password.
  await expect(dialog(page)).toContainText(`One last step for ${phone}`)
  await dialog(page).locator('button[type=submit]').click()
  await answerCode(page, hub, own)
  await fails(page, 'modifyAccount', 'broken')
  await dialog(page).locator('button[type=submit]').click()
  await expect(refusal(page)).toBeVisible()
  await dialog(page).locator('button[type=submit]').click()
  await expect(page.getByText(`From now on we reach you at ${phone}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change phone' })).toBeVisible()

  await fails(page, 'subscribePhone', 'broken')
  await news.press('Space')
  await expect(news).not.toBeChecked()
  await news.press('Space')
  await expect(news).toBeChecked()
  const byMail = page.getByRole('switch', { name: 'By e-mail' })
  await byMail.press('Space')
  await expect(byMail).toBeChecked()
  await page.reload()
  await expect(news).toBeChecked()
  await expect(byMail).toBeChecked()
})

test('another member’s address is refused only to who holds it, and her own stays', async ({ page, hub }) => {
  const theirs = await register(page, hub)
  await page.context().clearCookies()
  const own = await register(page, hub)
  await open(page, '/about-me')
  await page.getByRole('link', { name: 'Edit profile' }).first().click()
  await page.getByRole('button', { name: 'Change e-mail' }).click()
  await dialog(page).locator('[name=account]').fill(theirs)
  await dialog(page).locator('button[type=submit]').click()
  await expect(dialog(page).locator('[name=code]')).toBeVisible()
  await answerCode(page, hub, theirs)
  await expect(dialog(page)).toContainText('One last step')
  await dialog(page).locator('button[type=submit]').click()
  await answerCode(page, hub, own)
  await dialog(page).locator('button[type=submit]').click()
  await expect(dialog(page)).toContainText('This address or phone belongs to another membership.')

  // Back at the first question; what was typed is not left behind unasked.
  await dialog(page).locator('[name=account]').fill(newAccount())
  await page.goBack()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog(page).locator('[name=account]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#reach')).toContainText(own)
})

test('an address that is not confirmed yet offers the mail whose link confirms it', async ({ page, hub }) => {
  await register(page, hub)
  await open(page)
  await page.route('**/getUserInfo/v2', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    await route.fulfill({ json: { ...rest, data: { ...data, emailVerified: false } } })
  })
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en-US')
  await page.getByRole('switch', { name: 'By e-mail' }).press('Space')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('id-ID')
  await expect(page.locator('#reach')).toContainText('Belum dikonfirmasi')
  const send = page.getByRole('button', { name: 'Kirim tautan konfirmasi' })
  await page.route(
    '**/activate/send',
    (route) =>
      route.fulfill({
        json: { code: 200, message: 'OK', data: { expiresInSeconds: 86_400, resendInSeconds: 60 } },
      }),
    { times: 1 },
  )
  await send.click()
  await expect(page.locator('#reach')).toContainText('E-mail sedang dikirim.')
})

/** A portrait with a mark that tells its places apart, and what a camera writes into its files. */
async function pictureOf(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 600, height: 900 })
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = '#c98f9b'
      context.fillRect(0, 0, 600, 900)
      context.fillStyle = '#6f3b49'
      context.fillRect(200, 300, 90, 140)
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const jpeg = Buffer.from(drawn, 'base64')
  const exif = Buffer.from('\u0000\u0010Exif\u0000\u0000II*\u0000\u0008\u0000\u0000\u0000', 'latin1')
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), exif, jpeg.subarray(2)])
}
