// Tests package cards: the QR code in a parcel opens the product's page with guides and questions. Covers an unknown
// code.
import { messagesIn } from '#tests/support/messages.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { setLanguage } from '../helpers/member.ts'
import { choice } from '../helpers/questionnaire.ts'

const en = messagesIn('en-US')

test('a printed code opens the product’s page with guides, questions and the longer warranty', async ({
  page,
  hub,
}) => {
  await setLanguage(page, hub, 'EN')
  await page.goto('/redirect/qr?key=underwear-card&utm_source=parcel')
  await expect(page).toHaveURL('/activity/packageCard/underwear?utm_source=parcel')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: en['questionnaires.card.warranty.go'] })).toHaveAttribute(
    'href',
    '/products/register?product=soft-fit-underwear',
  )

  await test.step('a package card shows the text of a guide that has no video', async () => {
    await main.getByRole('link', { name: en['questionnaires.card.films.go'] }).click()
    await expect(main.getByRole('article')).toHaveCount(2)
    await expect(main.getByRole('listitem').filter({ hasText: 'Let it dry lying flat.' })).toBeVisible()
    await main.getByRole('link', { name: 'Your new underwear' }).click()
  })

  await test.step('the search on a package card finds questions of all products', async () => {
    await main.getByRole('link', { name: en['questionnaires.card.faq.all'] }).click()
    await main.getByRole('searchbox').fill('valve')
    await expect(main.getByText('When it no longer closes on its own.')).toBeVisible()
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Your breast pump'])
  })
})

test(
  'an unknown printed code leads to the list of package cards; a card that exists only as catalog data has questions and a result',
  full,
  async ({ page, hub }) => {
    await setLanguage(page, hub, 'EN')
    await page.goto('/redirect/qr?key=last-years-leaflet')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['platform.qr.unknown'])
    await page.getByRole('link', { name: en['platform.qr.cards'] }).click()
    await expect(page).toHaveURL('/activity/packageCard/faq')

    await test.step('a package card that exists only as catalog data has questions and a result', async () => {
      await hydrated(page)
      const main = page.getByRole('main')
      await main.getByRole('link', { name: 'Your bottle warmer', exact: true }).first().click()
      await main.getByRole('link', { name: en['questionnaires.start'] }).click()
      await choice(page, 'At night').click()
      await choice(page, /^5/).click()
      await page.getByRole('button', { name: en['questionnaires.form.send'] }).click()
      await expect(page).toHaveURL('/activity/packageCard/warmCup/result')
      await expect(main.getByText('Fill it with water in the evening', { exact: false })).toBeVisible()
    })
  },
)
