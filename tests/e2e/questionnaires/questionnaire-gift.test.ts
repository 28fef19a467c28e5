// Tests a visitor who scans the QR code of a package card, answers the questionnaire, sees the result and registers to
// get a gift.
import type { Page } from '@playwright/test'
import { questionnaires } from '#api/catalog/questionnaires.ts'
import { gifts } from '#api/catalog/gifts.ts'
import { unbroken } from '#api/locale/unbroken.ts'
import { languages, locales, type Locale } from '#shared/languages.ts'
import {
  accountField,
  codeField,
  firstNameField,
  messagesIn,
  policyBox,
  submitButton,
} from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { newAccount, setLanguage } from '../helpers/member.ts'
import { choice } from '../helpers/questionnaire.ts'

/** Returns the label of an answer option in the questionnaire of the breast pump card. */
function wordsOf(locale: Locale, questionId: string, optionId: string) {
  const form = questionnaires()[languages[locale].wire].find(({ id }) => id === 'breast-pump-card')
  const allQuestions = form?.versions.at(-1)?.pages.flatMap(({ questions }) => questions)
  const question = allQuestions?.find(({ id }) => id === questionId)
  const options = question && 'options' in question ? question.options : []
  return options.find(({ id }) => id === optionId)?.label ?? ''
}

async function answer(page: Page, locale: Locale) {
  const says = messagesIn[locale]
  const skip = async () =>
    await page.getByRole('button', { name: says['questionnaires.form.skip'], exact: true }).click()
  const choose = async (question: string, option: string) =>
    await choice(page, wordsOf(locale, question, option)).click()
  await skip()
  await choose('used', 'not-yet')
  await choose('parts', 'fine')
  await skip()
  await page.getByRole('button', { name: says['questionnaires.form.send'] }).click()
}

for (const locale of locales)
  test(
    `a visitor scans the package card in a parcel, answers the questions, and registers to get the gift in ${locale}`,
    full,
    async ({ page, hub }) => {
      const says = messagesIn[locale]
      const main = page.getByRole('main')
      const link = (id: keyof typeof says) => main.getByRole('link', { name: unbroken(says[id]) })
      await setLanguage(page, hub, locale)
      await page.goto('/redirect/qr?key=pump-card&linkCode=7KQ2MXRT&utm_source=parcel')
      await hydrated(page)

      await test.step('the visitor sends the answers and sees the result immediately', async () => {
        await link('questionnaires.start').click()
        await answer(page, locale)
        await expect(main.getByRole('heading', { name: unbroken(says['questionnaires.win']) })).toBeVisible()
        await expect(page).toHaveURL(`${hub.origin}/activity/packageCard/BreastPump/result`)
      })

      await test.step('the result is still available after the tab was closed', async () => {
        await page.goto('/activity/packageCard/BreastPump')
        await hydrated(page)
        await link('questionnaires.seeResult').click()
        await link('questionnaires.win.join').click()
      })

      await test.step('registration grants the coins and the gift, and keeps the link code and the source', async () => {
        const joining = page.waitForRequest(/registerByCode/)
        await join(page, hub, locale)
        expect((await joining).postDataJSON()).toMatchObject({ linkCode: '7KQ2MXRT', source: 'parcel' })
        await expectGift(page, locale)
      })
    },
  )

for (const locale of locales)
  test(
    `a visitor answers the questions of a package card and registers on another device to get the gift in ${locale}`,
    full,
    async ({ page, hub, otherBrowser }) => {
      const says = messagesIn[locale]
      await setLanguage(page, hub, locale)
      await page.goto('/activity/packageCard/BreastPump/form')
      await hydrated(page)
      await answer(page, locale)
      await page.getByText(says['questionnaires.device'], { exact: true }).click()
      const code = await page
        .getByRole('main')
        .getByText(/^(?:[A-Z2-7]{4}-){4}[A-Z2-7]{4}$/)
        .innerText()

      const other = await (await otherBrowser()).newPage()
      await setLanguage(other, hub, locale)
      await other.goto('/activity/packageCard/BreastPump/result?step=code')
      await hydrated(other)
      await other.getByLabel(says['questionnaires.code']).fill(code.toLowerCase().replaceAll('-', ' '))
      await submitButton(other).click()
      await other
        .getByRole('main')
        .getByRole('link', { name: unbroken(says['questionnaires.win.join']) })
        .click()
      await join(other, hub, locale)
      await expectGift(other, locale)
    },
  )

/** Registers on the open registration page. */
async function join(page: Page, hub: Hub, locale: Locale) {
  const says = messagesIn[locale]
  const account = newAccount()
  await hydrated(page)
  await firstNameField(page, says).fill('Mali')
  await accountField(page, says).fill(account)
  await policyBox(page, says).press('Space')
  await submitButton(page).click()
  await expect(codeField(page, says)).toBeVisible()
  await codeField(page, says).fill(await hub.codeFor(account))
}

async function expectGift(page: Page, locale: Locale) {
  const says = messagesIn[locale]
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: unbroken(says['questionnaires.won']) })).toBeVisible()
  await main.getByRole('link', { name: unbroken(says['questionnaires.won.gift']) }).click()
  const name = gifts().get('carry-pouch')?.name[languages[locale].wire] ?? ''
  await expect(main.getByText(name).first()).toBeVisible()
}
