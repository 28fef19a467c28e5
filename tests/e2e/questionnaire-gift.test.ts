// From the QR code of a card in a parcel to the gift in the hub, by somebody who has no account yet: answers, result, joining.
import type { Page } from '@playwright/test'
import { questionnaires } from '../../api/catalog/questionnaires.ts'
import { gifts } from '../../api/catalog/gifts.ts'
import { unbroken } from '../../api/catalog/unbroken.ts'
import { languages, locales, type Locale } from '../../src/client/languages.ts'
import { isFull } from '../support/figures.ts'
import { accountField, codeField, firstNameField, messagesIn, policyBox, submitButton } from './fields.ts'
import { expect, hydrated, test } from './hub.ts'
import { newAccount, speak } from './member.ts'

/** The words of an answer. */
function wordsOf(locale: Locale, questionId: string, optionId: string) {
  const form = questionnaires[languages[locale].wire].find(({ id }) => id === 'breast-pump-card')
  const asked = form?.versions.at(-1)?.pages.flatMap(({ questions }) => questions)
  const question = asked?.find(({ id }) => id === questionId)
  const options = question && 'options' in question ? question.options : []
  return options.find(({ id }) => id === optionId)?.label ?? ''
}

async function answer(page: Page, locale: Locale) {
  const says = messagesIn[locale]
  const press = async (id: 'questionnaires.form.next' | 'questionnaires.form.skip') =>
    await page.getByRole('button', { name: says[id], exact: true }).click()
  const choose = async (question: string, option: string) => {
    await page.getByRole('radio', { name: wordsOf(locale, question, option) }).check()
    await press('questionnaires.form.next')
  }
  await press('questionnaires.form.skip')
  await choose('used', 'not-yet')
  await choose('parts', 'fine')
  await press('questionnaires.form.skip')
  await page.getByRole('button', { name: says['questionnaires.form.send'] }).click()
}

// Thai in the quick form: the tests of each page speak the others.
for (const locale of isFull ? locales : (['TH'] as const))
  test(`from the card in a parcel to the gift, in ${locale}`, async ({ page, hub }) => {
    const says = messagesIn[locale]
    const account = newAccount()
    const main = page.getByRole('main')
    const link = (id: keyof typeof says) => main.getByRole('link', { name: unbroken(says[id]) })
    await speak(page, hub, locale)
    await page.goto('/redirect/qr?key=pump-card&linkCode=7KQ2MXRT&utm_source=parcel')
    await hydrated(page)

    await test.step('the answers are sent, and the result stands at once', async () => {
      await link('questionnaires.start').click()
      await answer(page, locale)
      await expect(main.getByRole('heading', { name: unbroken(says['questionnaires.win']) })).toBeVisible()
      await expect(page).toHaveURL(`${hub.origin}/activity/packageCard/BreastPump/result`)
    })

    await test.step('a closed tab in between loses nothing', async () => {
      await page.goto('/activity/packageCard/BreastPump')
      await hydrated(page)
      await link('questionnaires.seeResult').click()
      await link('questionnaires.win.join').click()
    })

    await test.step('joining brings coins and gift, and keeps what led here', async () => {
      await hydrated(page)
      await firstNameField(page, says).fill('Mali')
      await accountField(page, says).fill(account)
      await policyBox(page, says).press('Space')
      await submitButton(page).click()
      await expect(codeField(page, says)).toBeVisible()
      const joining = page.waitForRequest(/registerByCode/)
      await codeField(page, says).fill(await hub.codeFor(account))
      expect((await joining).postDataJSON()).toMatchObject({ linkCode: '7KQ2MXRT', source: 'parcel' })
      await expect(main.getByRole('heading', { name: unbroken(says['questionnaires.won']) })).toBeVisible()
      await link('questionnaires.won.gift').click()
      const name = gifts.get('carry-pouch')?.name[languages[locale].wire] ?? ''
      await expect(main.getByText(name).first()).toBeVisible()
    })
  })
