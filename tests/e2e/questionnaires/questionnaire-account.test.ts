// Tests that the result of a questionnaire is added to an account, either by a claim code on another device or by an
// order number and a review. Covers the errors of both ways. tests/e2e/questionnaires/questionnaire-gift.test.ts covers
// the card in the parcel.
import type { Page } from '@playwright/test'
import { desc, eq } from 'drizzle-orm'
import { questionnaireReviews } from '#api/questionnaires/tables.ts'
import { decideReview } from '#api/questionnaires/reviews.ts'
import type { Store } from '#api/store/store.ts'
import { unbroken } from '#api/locale/unbroken.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { jpeg } from '#tests/support/pictures.ts'
import { valueAt } from '#shared/unknown.ts'
import {
  accountField,
  codeField,
  countryField,
  firstNameField,
  labelled,
  policyBox,
  submitButton,
} from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, fromElsewhere, hydrated, test, type Hub } from '../helpers/hub.ts'
import { call, joined, newAccount, signedIn, setLanguage } from '../helpers/member.ts'

const en = messagesIn('en-US')
const messageOf = (id: keyof typeof en) => unbroken(en[id])
const link = (page: Page, id: keyof typeof en) =>
  page.getByRole('main').getByRole('link', { name: messageOf(id) })
const result = '/questionnaire/result'

const answers = (email: string) => [
  { kind: 'choices', questionId: 'stage', choices: ['later'] },
  { kind: 'choices', questionId: 'pumps', choices: ['no'] },
  { kind: 'choices', questionId: 'measured', choices: ['yes'] },
  { kind: 'number', questionId: 'diameter', number: 17.5 },
  { kind: 'text', questionId: 'email', text: email },
]

/** Submits answers from another device. @returns the claim code; members get no code */
async function sendAnswers(
  { origin }: Hub,
  { email = newAccount(), token }: { email?: string; token?: string } = {},
) {
  const answer = await fetch(`${origin}/api/station/questionnaire/flange-fit/submission`, {
    method: 'POST',
    headers: {
      ...fromElsewhere(),
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ version: 2, answers: answers(email) }),
  })
  return String(valueAt(await answer.json(), 'data', 'claimCode'))
}

/** Opens the result with its code, in lower case and with spaces. */
async function typeCode(page: Page, code: string) {
  await page.goto(`${result}?step=code`)
  await hydrated(page)
  await page.getByLabel(messageOf('questionnaires.code')).fill(code.toLowerCase().replaceAll('-', ' '))
  await submitButton(page).click()
}

const sizeResult = (page: Page) => page.getByRole('heading', { name: 'Start with 21 mm' })

test('answers that a visitor sends on one device are added to a new account on another device, and no URL contains the claim code', async ({
  page,
  hub,
}) => {
  const email = newAccount()
  const code = await sendAnswers(hub, { email })
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''))
  await setLanguage(page, hub, 'EN')

  await test.step('the claim code opens the result, and a wrong code shows an error', async () => {
    await page.goto(result)
    await hydrated(page)
    await link(page, 'questionnaires.code.have').click()
    const field = page.getByLabel(messageOf('questionnaires.code'))
    await field.fill('K7QF')
    await submitButton(page).click()
    await expect(page.getByText(messageOf('questionnaires.code.problem'))).toBeVisible()
    await field.fill('AAAA-BBBB-CCCC-DDDD-EEEE')
    await submitButton(page).click()
    await expect(page.getByText('This code isn’t right, or was used before.').first()).toBeVisible()
    await field.fill(code.toLowerCase().replaceAll('-', ''))
    await submitButton(page).click()
    await expect(sizeResult(page)).toBeVisible()
  })

  await test.step('the visitor saves a valid order number', async () => {
    await link(page, 'questionnaires.order').click()
    const country = page.getByLabel(messageOf('questionnaires.order.country'))
    await country.selectOption('elsewhere')
    await expect(page.getByText(messageOf('questionnaires.order.nowhere'))).toBeVisible()
    await country.selectOption('TH')
    const number = page.getByLabel('Shopee order number')
    await number.fill('111-2048162')
    await submitButton(page).click()
    await expect(
      page.getByText('This doesn’t look like an order number from that shop.').first(),
    ).toBeVisible()
    await number.fill('261121abcd1234')
    await submitButton(page).click()
    await expect(page.getByText('Shopee, 261121ABCD1234')).toBeVisible()
  })

  await test.step('registration adds the result to the new account and prefills the form', async () => {
    await link(page, 'questionnaires.win.join').click()
    await hydrated(page)
    await expect(accountField(page)).toHaveValue(email)
    await expect(countryField(page)).toHaveValue('TH')
    await firstNameField(page).fill('Mali')
    await policyBox(page).press('Space')
    await submitButton(page).click()
    await expect(codeField(page)).toBeVisible()
    await codeField(page).fill(await hub.codeFor(email))
    await expect(page.getByRole('heading', { name: messageOf('questionnaires.won') })).toBeVisible()
    await expect(page).toHaveURL(hub.origin + result)
    await expect(page.getByText('Your 20 coins have arrived.')).toBeVisible()
    await page.getByRole('button', { name: messageOf('questionnaires.result.keep') }).click()
    await expect(page.getByText(messageOf('questionnaires.result.kept'))).toBeVisible()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: messageOf('questionnaires.result.save') }).click()
    expect((await saving).suggestedFilename()).toBe('my-result.png')
    await link(page, 'questionnaires.won.coins').click()
    await expect(page.getByRole('main').getByText('20').first()).toBeVisible()
  })

  expect(addresses.filter((address) => address.includes(code))).toEqual([])
  const storageText = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join(),
  )
  expect(storageText).not.toContain(code)
})

const refuseNewest = async ({ db }: Store) => {
  const [row] = await db
    .select()
    .from(questionnaireReviews)
    .where(eq(questionnaireReviews.state, 'submitted'))
    .orderBy(desc(questionnaireReviews.id))
    .limit(1)
  await decideReview(db, row?.id ?? '', { refusal: 'unreadable', now: new Date() })
}

test(
  'a visitor sends rejected pictures of a review again, a member keeps an earlier result, and the questionnaire is hidden if baby content is off',
  full,
  async ({ page, hub, otherBrowser }) => {
    await setLanguage(page, hub, 'EN')
    await typeCode(page, await sendAnswers(hub))
    await expect(sizeResult(page)).toBeVisible()

    await test.step('a visitor’s pictures wait for review and are rejected with a reason', async () => {
      const photo = { name: 'review.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg) }
      const send = async () => {
        await labelled(page, 'questionnaires.review.files').setInputFiles([photo])
        await expect(page.getByText(en['form.upload.done'])).toHaveCount(1)
        await submitButton(page).click()
        await expect(page.getByText(messageOf('questionnaires.review.waiting'))).toBeVisible()
      }
      await link(page, 'questionnaires.review').click()
      await hydrated(page)
      await submitButton(page).click()
      await expect(page.getByText(messageOf('questionnaires.review.files.missing'))).toBeVisible()
      await send()
      await hub.onDatabase(refuseNewest)
      await page.reload()
      await hydrated(page)
      await expect(page.getByText('We couldn’t read the photos. Please send sharper ones.')).toBeVisible()
      await send()
    })

    await test.step('a member who has answered before sees a message and keeps the earlier result', async () => {
      const { account, token } = await joined(hub)
      await sendAnswers(hub, { token })
      await link(page, 'questionnaires.back').click()
      await link(page, 'questionnaires.win.signIn').click()
      await hydrated(page)
      await accountField(page).fill(account)
      await submitButton(page).click()
      await expect(page.getByText(/Ask for a new code in \d+ s/)).toBeVisible()
      await codeField(page).fill(await hub.codeFor(account))
      await expect(page.getByText(messageOf('questionnaires.already'))).toBeVisible()
      await expect(page.getByRole('heading', { name: messageOf('questionnaires.won') })).toBeVisible()
    })

    await test.step('the first device shows that another account has claimed the result', async () => {
      const other = await (await otherBrowser()).newPage()
      await setLanguage(other, hub, 'EN')
      const code = await sendAnswers(hub)
      await typeCode(other, code)
      await expect(sizeResult(other)).toBeVisible()
      const { token } = await joined(hub)
      await call(hub, 'redeemClaimCode', { body: { claimCode: code }, token })
      await other.reload()
      await expect(other.getByText(messageOf('questionnaires.result.gone'))).toBeVisible()
      await other.context().close()
    })

    await test.step('a member who paused content about babies sees no questionnaire', async () => {
      const quiet = await (await otherBrowser()).newPage()
      await signedIn(quiet, hub, { locale: 'EN' })
      const [cookie] = (await quiet.context().cookies()).filter(({ name }) => name === 'hub_token')
      await call(hub, 'setBabyContent', { body: { silenced: true }, token: cookie?.value })
      await quiet.goto(result)
      await expect(quiet.getByRole('heading', { name: messageOf('questionnaires.quiet') })).toBeVisible()
      await quiet.context().close()
    })
  },
)
