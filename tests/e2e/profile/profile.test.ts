// Tests the profile pages: the overview, the tasks, and each field that members can edit, also if API calls fail.
import { fails } from '../helpers/failing.ts'
import { codeField, labelled, submitButton } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { register } from '../helpers/steps.ts'
import { newAccount } from '../helpers/member.ts'
import { answerCode, counted, dialog, open, refusal, wrong } from '../helpers/profileSteps.ts'
import { typeText } from '../helpers/keyboard.ts'

test('a member edits the profile, and unsaved input survives a reload and a server error', async ({
  page,
  hub,
}) => {
  await register(page, hub)
  await page.goto('/about')
  await expect(page).toHaveURL(`${hub.origin}/about-me`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Mali' })).toBeVisible()
  await page.getByRole('link', { name: 'Tell us a little about yourself' }).click()
  await expect(page).toHaveURL(`${hub.origin}/about-me/edit-profile`)

  for (const [label, token] of [
    ['profile.firstName', 'given-name'],
    ['profile.lastName', 'family-name'],
    ['profile.country', 'country'],
  ] as const)
    await expect(labelled(page, label)).toHaveAttribute('autocomplete', token)
  const birthday = page.getByRole('group', { name: 'Birthday' })
  await expect(birthday.getByLabel('Year')).toHaveAttribute('autocomplete', 'bday-year')

  // Keyboard alone.
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await labelled(page, 'profile.firstName').fill('')
  await labelled(page, 'profile.firstName').press('Enter')
  await expect(labelled(page, 'profile.firstName')).toHaveAttribute('aria-invalid', 'true')
  await expect(labelled(page, 'profile.firstName')).toBeFocused()
  await typeText(page, 'Malee')
  await page.keyboard.press('Tab')
  await typeText(page, 'Srisuk')
  await page.keyboard.press('Tab')
  await typeText(page, 'Nov')
  await page.keyboard.press('Tab')
  await typeText(page, '21')
  await page.keyboard.press('Tab')
  await typeText(page, String(new Date().getFullYear()))
  await page.keyboard.press('Enter')
  await expect(birthday).toHaveAccessibleDescription(/That date doesn’t look right/)
  await birthday.getByLabel('Month').selectOption('February')
  await birthday.getByLabel('Day').fill('31')
  await birthday.getByLabel('Year').fill('1994')
  await page.keyboard.press('Enter')
  await expect(birthday).toHaveAccessibleDescription(/That date doesn’t exist/)
  await birthday.getByLabel('Month').selectOption('November')
  await birthday.getByLabel('Day').fill('21')

  // The time zone sets the start of the member's day. The search finds a time zone by its city.
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.focus()
  await typeText(page, 'toky')
  await page.keyboard.press('Enter')
  await expect(zone).toHaveValue('Tokyo')

  const draft = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  await expect.poll(draft).toContain('Asia/Tokyo')

  await page.reload()
  await hydrated(page)
  expect(await draft()).toContain('Asia/Tokyo')
  await expect(labelled(page, 'profile.lastName')).toHaveValue('Srisuk')
  await expect(birthday.getByLabel('Year')).toHaveValue('1994')
  await expect(zone).toHaveValue('Tokyo')

  await fails(page, 'modifyUserInfo', 'broken')
  await save.click()
  await expect(refusal(page)).toBeVisible()
  await expect(labelled(page, 'profile.lastName')).toHaveValue('Srisuk')
  // Enter a year of the Buddhist calendar, as in Thai documents, and submit before the field loses focus.
  await birthday.getByLabel('Year').fill('2537')
  const saved = counted(page, /modifyUserInfo$/)
  await save.dblclick()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  expect(saved).toHaveLength(1)
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([])

  await page.reload()
  await hydrated(page)
  await expect(zone).toHaveValue('Tokyo')
  await expect(page.getByText(/Takes effect on .+ Until then, your days follow the time in/)).toBeVisible()
  await expect(labelled(page, 'profile.firstName')).toHaveValue('Malee')
  await expect(birthday.getByLabel('Month')).toHaveValue('11')
  await expect(birthday.getByLabel('Year')).toHaveValue('1994')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Malee Srisuk' })).toBeVisible()
})

test('a member who changes the country accepts its privacy policy once', full, async ({ page, hub }) => {
  await register(page, hub)
  await open(page, '/about/edit-profile')
  await expect(page).toHaveURL(`${hub.origin}/about-me/edit-profile`)
  await labelled(page, 'profile.country').selectOption('TH')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Me', exact: true }).click()
  await page.getByRole('heading', { name: 'Our privacy policy has changed' }).click()
  const agree = page.getByRole('button', { name: 'I agree' })
  await fails(page, 'agree/privacyPolicy', 'lost')
  await agree.click()
  await expect(page.getByText('Request Error')).toBeVisible()
  await agree.click()
  await expect(page.getByText('Thank you, it’s saved.')).toBeVisible()
  await expect(agree).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(agree).toHaveCount(0)
})

test(
  'a member adds a phone number after re-authentication and a code, and can then subscribe to news by text message',
  full,
  async ({ page, hub }) => {
    const account = await register(page, hub)
    await open(page)
    const news = page.getByRole('switch', { name: 'By text message' })
    await expect(news).toBeDisabled()
    const add = page.getByRole('button', { name: 'Add phone' })
    await add.press('Enter')
    await dialog(page).getByRole('combobox').selectOption('TH')
    const typed = labelled(dialog(page), 'profile.phone')
    await expect(typed).toHaveAttribute('autocomplete', 'tel-national')
    await typed.fill('081')
    await typed.press('Enter')
    await expect(typed).toHaveAttribute('aria-invalid', 'true')
    const phone = `+6681${String(process.pid).padStart(7, '0').slice(-7)}`
    await typed.fill(`0${phone.slice(3)}`)
    await fails(page, 'sendVerifyCode', 'lost')
    await submitButton(dialog(page)).click()
    await expect(page.getByText('Request Error')).toBeVisible()
    await submitButton(dialog(page)).click()
    await expect(codeField(dialog(page))).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(codeField(dialog(page))).toBeVisible()
    const code = await hub.codeFor(phone)
    await codeField(dialog(page)).fill(wrong(code))
    await expect(dialog(page)).toContainText('That code isn’t right.')
    await codeField(dialog(page)).fill(code)

    // Members without a password re-authenticate with a code sent to their account.
    await expect(dialog(page)).toContainText(`One last step for ${phone}`)
    await submitButton(dialog(page)).click()
    await answerCode(page, hub, account)
    await fails(page, 'modifyAccount', 'broken')
    await submitButton(dialog(page)).click()
    await expect(refusal(page)).toBeVisible()
    await submitButton(dialog(page)).click()
    await expect(page.getByText(`From now on we’ll reach you at ${phone}.`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change phone' })).toBeVisible()

    await fails(page, 'subscribePhone', 'broken')
    const refused = page.waitForResponse('**/subscribePhone')
    await news.press('Space')
    await refused
    await expect(news).toHaveAttribute('aria-busy', 'false')
    await expect(news).not.toBeChecked()
    await news.press('Space')
    await expect(news).toBeChecked()
    const byMail = page.getByRole('switch', { name: 'By email' })
    await byMail.press('Space')
    await expect(byMail).toBeChecked()
    // Wait until the switch is idle: it shows the new state immediately, but the server must respond first.
    for (const toggle of [news, byMail]) await expect(toggle).toHaveAttribute('aria-busy', 'false')
    await page.reload()
    await expect(news).toBeChecked()
    await expect(byMail).toBeChecked()
  },
)

test(
  'the email address of another member is rejected only after its code was entered, and the member keeps the old address',
  full,
  async ({ page, hub }) => {
    const theirs = await register(page, hub)
    await page.context().clearCookies()
    const account = await register(page, hub)
    await open(page, '/about-me')
    await page.getByRole('link', { name: 'Edit profile' }).first().click()
    await page.getByRole('button', { name: 'Change email' }).click()
    await labelled(dialog(page), 'profile.email').fill(theirs)
    await submitButton(dialog(page)).click()
    await expect(codeField(dialog(page))).toBeVisible()
    await answerCode(page, hub, theirs)
    await expect(dialog(page)).toContainText('One last step')
    await submitButton(dialog(page)).click()
    await answerCode(page, hub, account)
    await submitButton(dialog(page)).click()
    await expect(dialog(page)).toContainText('This email or phone belongs to another member.')

    // Check that the dialog returns to its first step and asks for confirmation before it discards input.
    await labelled(dialog(page), 'profile.email').fill(newAccount())
    await page.goBack()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(labelled(dialog(page), 'profile.email')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: 'How we reach you' })).toContainText(account)
  },
)
