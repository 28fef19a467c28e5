// Tests the form of a questionnaire that a member starts on one device and finishes on another. Covers invalid answers.
import type { Page } from '@playwright/test'
import { labelled } from '../helpers/fields.ts'
import { full, inOthers } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { press, reach } from '../helpers/keyboard.ts'
import { call, joined, signedIn, signedInAs } from '../helpers/member.ts'
import { png } from '#tests/support/pictures.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { choice, nextButton } from '../helpers/questionnaire.ts'

const en = messagesIn('en-US')
const card = '/activity/packageCard/BreastPump/form'

/** Fills in an address in Thailand except for its postal code. */
async function fillAddress(page: Page, line: string) {
  await labelled(page, 'form.address.recipient').fill('Mali Srisuk')
  await labelled(page, 'form.address.phone').fill('081 234 5678')
  await page.getByLabel('Street address').fill(line)
  await page.getByLabel('Sub-district').fill('Si Lom')
  await page.getByLabel('District', { exact: true }).fill('Bang Rak')
  await page.getByLabel('Province').selectOption('10')
}

test(
  'a member continues a questionnaire on another device and submits a picture and an address',
  inOthers,
  async ({ page, hub, otherBrowser }) => {
    await signedIn(page, hub, { locale: 'EN' })
    const [token] = (await page.context().cookies()).filter(({ name }) => name === 'hub_token')
    await page.goto(card)
    await hydrated(page)
    await page.getByRole('button', { name: en['questionnaires.form.skip'] }).click()
    await choice(page, 'Not yet').click()
    await choice(page, 'A part is broken').click()
    await choice(page, 'Valve').click()
    await expect(page.getByText(en['questionnaires.form.saved'])).toBeVisible()

    const elsewhere = await otherBrowser()
    if (token) await elsewhere.addCookies([token])
    const other = await elsewhere.newPage()
    await other.goto(card)
    await hydrated(other)
    await test.step('a picture', async () => {
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Can you show us?')
      await other
        .getByLabel(en['questionnaires.form.files.add'], { exact: true })
        .setInputFiles({ name: 'part.png', mimeType: 'image/png', buffer: Buffer.from(png) })
      await expect(other.getByText(en['form.upload.done'])).toBeVisible()
      await nextButton(other).click()
    })
    await test.step('an incomplete address shows an error, and a complete address is accepted', async () => {
      await expect(other.getByText('You told us: Valve.')).toBeVisible()
      const postcode = other.getByLabel('Postal code')
      await fillAddress(other, '12/4 Si Lom Road')
      await nextButton(other).click()
      await expect(postcode).toHaveAttribute('aria-invalid', 'true')
      await postcode.fill('10500')
      await nextButton(other).click()
      await expect(postcode).toHaveCount(0)
    })
    await test.step('all answers are shown before submission', async () => {
      await other.getByRole('button', { name: en['questionnaires.form.skip'] }).click()
      await expect(other.getByText('12/4 Si Lom Road')).toBeVisible()
      await expect(other.getByText('1 photo')).toBeVisible()
      await other.getByRole('button', { name: en['questionnaires.form.send'] }).click()
      await expect(other).toHaveURL(/BreastPump\/result/)
    })
    await test.step('the result page shows the delivery date of the spare part and links to a prefilled message to support', async () => {
      await expect(other.getByText(/^Valve: with you by \w+day, \w+\s\d+\.$/)).toBeVisible()
      await other.getByRole('link', { name: en['questionnaires.part.ask'] }).click()
      await hydrated(other)
      await expect(other.getByLabel(en['support.contact.topic'])).toHaveValue('parcel')
      await expect(other.getByLabel(en['support.contact.text'])).toHaveValue(
        /^About reference number [0-9A-Z]{4}-[0-9A-Z]{4}, new part: Valve/,
      )
    })
  },
)

test(
  'missing and invalid answers show an error at their question, a draft keeps its version of the questionnaire, and offline answers arrive after reconnecting',
  full,
  async ({ page, hub, context }) => {
    const { token } = await joined(hub)
    await signedInAs(page, hub, { token })
    // Save a draft of the first version, which has no question about the stage.
    await fetch(`${hub.origin}/api/station/questionnaire/flange-fit/draft`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        version: 1,
        answers: [{ kind: 'choices', questionId: 'measured', choices: ['yes'] }],
      }),
    })
    await page.goto('/questionnaire/form')
    await hydrated(page)
    const diameter = page.getByLabel('How wide is your nipple at its base?')
    await nextButton(page).click()
    await expect(diameter).toHaveAttribute('aria-invalid', 'true')
    await expect(diameter).toBeFocused()
    await diameter.fill('400')
    await nextButton(page).click()
    await expect(page.getByText('Please enter a number from 8 to 36')).toBeVisible()
    await diameter.fill('17.5')
    await nextButton(page).click()
    await expect(page).toHaveURL(/question=comfort/)
    await expect(page.getByText('Question 3 of 3')).toBeVisible()
    await page.getByRole('button', { name: en['questionnaires.form.skip'] }).click()
    await expect(page.getByText('17.5\u00a0mm')).toBeVisible()

    await context.setOffline(true)
    await page.getByRole('button', { name: en['questionnaires.form.send'] }).click()
    await expect(page.getByText(en['questionnaires.form.waiting'])).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/questionnaire\/result/)
  },
)

test('a member has a spare part sent to a saved or a new address', full, async ({ page, hub }) => {
  const { token } = await joined(hub)
  await signedInAs(page, hub, { token })
  const address = {
    recipient: 'Mali Srisuk',
    phone: '+66812345678',
    countryCode: 'TH',
    line1: '12/4 Si Lom Road',
    ward: 'Si Lom',
    city: 'Bang Rak',
    province: '10',
    postcode: '10500',
  }
  await call(hub, 'modifyAddress', { body: address, token })
  await call(hub, 'modifyAddress', {
    body: { ...address, recipient: 'Noi Srisuk', line1: '7 Charoen Krung' },
    token,
  })
  const answers = [
    { kind: 'choices', questionId: 'used', choices: ['not-yet'] },
    { kind: 'choices', questionId: 'parts', choices: ['missing'] },
    { kind: 'choices', questionId: 'part', choices: ['bottle'] },
  ]
  await fetch(`${hub.origin}/api/station/questionnaire/breast-pump-card/draft`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ version: 3, answers }),
  })
  const title = page.getByRole('heading', { level: 1 })
  const change = page.getByRole('link', {
    name: `${en['questionnaires.form.change']} Where may we send a new part?`,
  })
  const line = page.getByLabel('Street address')
  await page.goto(`${card}?question=parcel`)
  await hydrated(page)
  await test.step('the default address is selected, and Next confirms it', async () => {
    await expect(choice(page, 'Mali Srisuk')).toBeChecked()
    await expect(line).toHaveCount(0)
    await nextButton(page).click()
    // The question after the address is an optional comment, so it can be skipped.
    await expect(title).toHaveText('Anything you’d like to tell us?')
    await page.getByRole('button', { name: en['questionnaires.form.skip'] }).click()
    await expect(page.getByText(address.line1)).toBeVisible()
  })
  await test.step('a click on another saved address selects it', async () => {
    await change.click()
    await choice(page, 'Noi Srisuk').click()
    await expect(page.getByText('7 Charoen Krung')).toBeVisible()
  })
  await test.step('a new address that the member enters is kept', async () => {
    await change.click()
    await expect(choice(page, 'Noi Srisuk')).toBeChecked()
    await choice(page, en['questionnaires.form.addresses.another']).click()
    await expect(line).toHaveValue('')
    await fillAddress(page, '9 Charoen Krung')
    await page.getByLabel('Postal code').fill('10500')
    await nextButton(page).click()
    await expect(page.getByText('9 Charoen Krung')).toBeVisible()
    await change.click()
    await expect(choice(page, en['questionnaires.form.addresses.another'])).toBeChecked()
    await expect(line).toHaveValue('9 Charoen Krung')
  })
})

test('a visitor answers and submits a questionnaire by keyboard alone', full, async ({ page }) => {
  const buttonOf = (id: keyof typeof en) => page.getByRole('button', { name: en[id] })
  await page.goto('/activity/packageCard/underwear')
  await hydrated(page)
  await press(page, page.getByRole('main').getByRole('link', { name: en['questionnaires.start'] }))
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('How is the size?')
  await hydrated(page)
  await test.step('arrow keys move the selection without opening the next question', async () => {
    await reach(page, page.getByRole('radio').first())
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel('Just right')).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel('Too large')).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(title).toHaveText('How is the size?')
    await press(page, nextButton(page))
    await expect(title).not.toHaveText('How is the size?')
    await expect(title).toBeFocused()
  })
  await test.step('Space selects a choice and opens the next question', async () => {
    await press(page, page.getByRole('radio').first(), 'Space')
    await expect(title).toHaveText('Anything you’d like to tell us?')
    await expect(title).toBeFocused()
  })
  await press(page, buttonOf('questionnaires.form.skip'))
  await press(page, buttonOf('questionnaires.form.send'))
  await expect(page).toHaveURL(/underwear\/result/)
  await expect(page.getByText('Thank you for being honest')).toBeVisible()
})

test('a click on a choice opens the next question once, and Back keeps the choice', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/submission')) requests.push(request.url())
  })
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/activity/packageCard/warmCup/form')
  await hydrated(page)
  await expect(title).toHaveText('When do you use it most?')
  await expect(nextButton(page)).toHaveCount(0)

  await test.step('an immediate second click does not select a choice of the next question', async () => {
    await choice(page, 'During the day').dblclick()
    await expect(title).toHaveText('How easy is it with one hand?')
    await expect(title).toBeFocused()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })

  await test.step('after Back, a click on the same choice or on another choice opens the next question', async () => {
    await page.goBack()
    await expect(choice(page, 'During the day')).toBeChecked()
    await expect(nextButton(page)).toBeVisible()
    await choice(page, 'During the day').click()
    await expect(title).toHaveText('How easy is it with one hand?')
    await page.getByRole('link', { name: en['questionnaires.form.back'] }).click()
    await choice(page, 'At night').click()
    await expect(title).toHaveText('How easy is it with one hand?')
  })

  await test.step('the choice for the last question opens the summary of the answers, and a second click does not submit the answers', async () => {
    await choice(page, /^5/).dblclick()
    await expect(title).toHaveText(en['questionnaires.form.review'])
    await expect(page.getByText('At night')).toBeVisible()
    await expect(page.getByText('5 of 5')).toBeVisible()
    expect(requests).toEqual([])
    await page.getByRole('button', { name: en['questionnaires.form.send'] }).click()
    await expect(page).toHaveURL(/warmCup\/result/)
    expect(requests).toHaveLength(1)
  })
})

test('with reduced motion a choice opens the next question without a delay', full, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/activity/packageCard/warmCup/form')
  await hydrated(page)
  await choice(page, 'At night').click()
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/question=ease/)
})
