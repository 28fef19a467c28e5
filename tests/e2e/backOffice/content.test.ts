// Tests the content of the back office: a staff member drafts a gift with another name and a new draw, another staff
// member approves the change, members see it within 5 seconds, and an earlier version is restored.
import type { Locator, Page } from '@playwright/test'
import messages from '#locales/backOffice/en-US.json' with { type: 'json' }
import { expectAccessible, heading, signIn } from '../helpers/backOffice.ts'
import { expect, test } from '../helpers/hub.ts'
import { signedIn } from '../helpers/member.ts'
import { typeText } from '../helpers/keyboard.ts'

// Uses a separate hub, because published content changes the pages of members.
test.use({ world: 'content' })

const button = (page: Page, id: keyof typeof messages) =>
  page.getByRole('button', { name: messages[id], exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const languages = ['en', 'id', 'th', 'vn'] as const

/** Enters a text in the four languages. */
async function fillLanguages(
  page: Locator,
  label: string,
  texts: Record<(typeof languages)[number], string>,
) {
  for (const language of languages)
    await page
      .getByRole('textbox', { name: `${label}, ${messages[`backOffice.language.${language}`]}`, exact: true })
      .fill(texts[language])
}

/** Saves the entry, and waits until the change contains it. */
async function save(page: Page) {
  await page.keyboard.press('Control+s')
  await expect(page.getByText(messages['backOffice.content.saved']).last()).toBeVisible()
  await expect(page.getByText(messages['backOffice.content.unsaved'])).toBeHidden()
}

async function submit(page: Page) {
  await button(page, 'backOffice.content.submit').click()
  await dialog(page).getByRole('button', { name: messages['backOffice.content.submit'] }).click()
  await expect(page.getByText(messages['backOffice.content.submitted'])).toBeVisible()
}

async function approve(page: Page, url: string) {
  await page.goto(url)
  await button(page, 'backOffice.content.approve').click()
  await dialog(page).getByRole('button', { name: messages['backOffice.content.approve'] }).click()
  await expect(page.getByText(messages['backOffice.content.done.published'])).toBeVisible()
}

test('two staff members publish a gift and a draw, members see them, and the version is restored', async ({
  page: editor,
  hub,
  otherBrowser,
}) => {
  const approver = await (await otherBrowser()).newPage()
  const member = await (await otherBrowser()).newPage()
  await signIn(editor, hub, 'content')
  await signIn(approver, hub, 'admin')
  await signedIn(member, hub, { locale: 'EN', countryCode: 'TH' })

  await test.step('a change is created, and an entry is opened by keyboard', async () => {
    await editor.goto(`${hub.backOffice}/content`)
    await expectAccessible(editor)
    await button(editor, 'backOffice.content.new').click()
    const title = dialog(editor).getByLabel(messages['backOffice.content.title.label'])
    await expect(title).toBeFocused()
    await typeText(editor, 'Winter raffle')
    await editor.keyboard.press('Enter')
    await expect(heading(editor)).toHaveText('Winter raffle')
    await editor.getByRole('link', { name: messages['backOffice.content.firstEdit'] }).click()
    await editor.getByRole('link', { name: messages['backOffice.contentTopic.gifts'], exact: true }).click()
    await expect(editor.getByRole('row').nth(1)).toBeVisible()
    await editor.keyboard.press('/')
    await typeText(editor, 'night light')
    await expect(editor.getByRole('row')).toHaveCount(2)
    await expectAccessible(editor)
    await heading(editor).click()
    await editor.keyboard.press('j')
    await editor.keyboard.press('Enter')
    await expect(heading(editor)).toHaveText('Night light')
  })
  const change = new URL(editor.url()).searchParams.get('change') ?? ''
  const changeUrl = `${hub.backOffice}/content/changes/${change}`

  await test.step('the name of a gift is changed in four languages', async () => {
    await fillLanguages(editor.locator('form, main').last(), 'Name', {
      en: 'Soft night light',
      id: 'Lampu tidur lembut',
      th: 'โคมไฟนุ่มนวล',
      vn: 'Đèn ngủ dịu nhẹ',
    })
    // A page with unsaved edits is left only after a confirmation.
    await editor.getByRole('link', { name: messages['backOffice.contentTopic.gifts'], exact: true }).click()
    await dialog(editor).getByRole('button', { name: messages['backOffice.content.leave.stay'] }).click()
    await expectAccessible(editor)
    await save(editor)
  })

  await test.step('a draw with a prize is added; a missing value is a problem at its field', async () => {
    await editor.goto(`${hub.backOffice}/content/topics/draws/new?change=${change}`)
    const id = editor.getByRole('textbox', { name: 'ID', exact: true }).first()
    // An ID cannot change after the first save, so an invalid one is not saved.
    await id.fill('Snow raffle')
    await editor.keyboard.press('Control+s')
    await expect(editor.getByText('Enter a valid ID first.')).toBeVisible()
    await expect(id).toBeFocused()
    await expect(editor).toHaveURL(/\/new\?/)
    await id.fill('snow-raffle')
    const texts = { en: 'Snow raffle', id: 'Undian salju', th: 'จับรางวัลหิมะ', vn: 'Rút thăm tuyết' }
    // The first prize has a name, too.
    await fillLanguages(editor.getByRole('group', { name: 'Name', exact: true }).first(), 'Name', texts)
    await fillLanguages(editor.getByRole('main'), 'Intro', texts)
    await editor.getByLabel('Opens at').fill('2026-11-01T00:00')
    await editor.getByLabel('Closes at').fill('2026-12-31T23:59')
    await save(editor)
    await expect(editor).toHaveURL(/entry=%2Fsnow-raffle/)
    // An item with problems is open, and so is the only item of a new entry.
    const prizes = editor.getByRole('group', { name: /^Prizes/ })
    await prizes.getByRole('textbox', { name: 'ID', exact: true }).fill('coins')
    await fillLanguages(prizes, 'Name', { en: 'Ten coins', id: 'Sepuluh koin', th: 'สิบเหรียญ', vn: 'Mười xu' })
    await save(editor)
    // The picture is still missing.
    await expect(prizes.getByText('A prize must have a photograph or a drawing.')).toBeVisible()
    await prizes.getByRole('button', { name: /^Choose a drawing/ }).click()
    await expect(dialog(editor).getByLabel(messages['backOffice.picture.search'])).toBeFocused()
    await typeText(editor, 'night light')
    await expectAccessible(editor)
    await dialog(editor).getByRole('button', { name: 'Night light' }).first().click()
    await prizes.getByRole('combobox', { name: 'Gift' }).click()
    await typeText(editor, 'muslin')
    await editor.getByRole('option', { name: 'Muslin cloth' }).click()
    await expectAccessible(editor)
    await save(editor)
  })

  await test.step('an added entry is removed from the change only after a confirmation', async () => {
    await editor.goto(`${hub.backOffice}/content/topics/draws/new?change=${change}`)
    await editor.getByRole('textbox', { name: 'ID', exact: true }).first().fill('by-mistake')
    await save(editor)
    await button(editor, 'backOffice.content.undo').click()
    await expect(dialog(editor)).toContainText(messages['backOffice.content.undo.added'])
    await dialog(editor).getByRole('button', { name: messages['backOffice.content.undo'] }).click()
    await expect(editor.getByText(messages['backOffice.content.undone'])).toBeVisible()
    await expect(editor.getByText(messages['backOffice.error.title'])).toBeHidden()
    await expect(editor.getByText('snow-raffle')).toBeVisible()
    await expect(editor.getByText('by-mistake')).toBeHidden()
  })

  await test.step('the change lists its differences, and another staff member approves it', async () => {
    await editor.goto(changeUrl)
    await expect(editor.getByText('Soft night light').first()).toBeVisible()
    await expect(editor.getByText('Name, Thai').first()).toBeVisible()
    await expectAccessible(editor)
    await submit(editor)
    await expect(editor.getByText(messages['backOffice.content.ownChange'])).toBeVisible()
    await expect(button(editor, 'backOffice.content.approve')).toBeHidden()
    await approve(approver, changeUrl)
  })

  await test.step('members see the name and the draw within 5 seconds', async () => {
    await expectOnPage(member, '/gifts/list?type=1', 'Soft night light')
    await expectOnPage(member, '/gifts/luckyDraw?draw=snow-raffle', 'Snow raffle')
  })

  await test.step('the earlier version of the gifts is restored', async () => {
    await editor.goto(`${hub.backOffice}/content/topics/gifts?tab=versions`)
    await expectAccessible(editor)
    await editor
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click()
    await dialog(editor).getByRole('button', { name: messages['backOffice.content.restore.confirm'] }).click()
    await expect(heading(editor)).toContainText('Restore gifts')
    const url = editor.url()
    await submit(editor)
    await approve(approver, url)
    await expectOnPage(member, '/gifts/list?type=1', 'Night light')
  })
})

/** Expects the text on a page of members within 5 seconds. */
const expectOnPage = async (member: Page, path: string, text: string) =>
  await expect(async () => {
    await member.goto(path)
    await expect(member.getByRole('main')).toContainText(text, { timeout: 500 })
  }).toPass({ timeout: 5000 })
