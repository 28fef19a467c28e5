// Tests the search from Discover: results while the member types, recent searches, and the way out of an empty result.
import { messagesIn } from '#tests/support/messages.ts'
import { axeFindings } from './helpers/axe.ts'
import { expect, hydrated, test } from './helpers/hub.ts'
import { press, typeText } from './helpers/keyboard.ts'
import { signedIn } from './helpers/member.ts'

const en = messagesIn('en-US')
const th = messagesIn('th-TH')

test('a member searches from Discover, opens a result, returns, and repeats a recent search', async ({
  page,
  hub,
}) => {
  await signedIn(page, hub, { locale: 'EN', countryCode: 'TH' })
  await page.goto('/villages')
  await hydrated(page)
  const field = page.getByRole('searchbox', { name: en['search.label'] })
  const products = page.getByRole('list', { name: 'Coin shop' })

  await test.step('Enter opens the results, and the query is in the URL', async () => {
    await field.focus()
    await typeText(page, 'musln')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/villages\/search\?query=musln/)
    await expect(products.getByRole('link')).toContainText('Three muslin cloths')
    await expect(products.getByRole('link')).toContainText('180')
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('results change while the member types, and the field keeps the focus', async () => {
    await field.fill('')
    await typeText(page, 'night')
    await expect(products.getByRole('link')).toContainText('Soft night light')
    await expect(page).toHaveURL(/query=night/)
    await expect(field).toBeFocused()
    await expect(page.getByRole('list', { name: 'Magazine' }).getByRole('link').first()).toContainText(
      /minutes?/,
    )
  })

  await test.step('Back from a product restores the results', async () => {
    await press(page, products.getByRole('link'))
    await expect(page).toHaveURL(/product=night-light/)
    await page.goBack()
    await expect(field).toHaveValue('night')
    await expect(products.getByRole('link')).toContainText('Soft night light')
  })

  await test.step('recent searches are listed on this device until the member clears them', async () => {
    await page.goto('/villages/search')
    await hydrated(page)
    const recent = page.getByRole('list', { name: en['search.recent'] })
    await expect(recent.getByRole('link')).toHaveText(['night', 'musln'])
    await recent.getByRole('link', { name: 'musln' }).click()
    await expect(field).toHaveValue('musln')
    await page.goto('/villages/search')
    await hydrated(page)
    await page.getByRole('button', { name: en['search.clear'] }).click()
    await expect(page.getByText(en['search.start'])).toBeVisible()
  })

  await test.step('before typing, the page suggests topics and things to get now', async () => {
    const topics = page.getByRole('list', { name: en['search.topics'] })
    const now = page.getByRole('list', { name: en['search.now'] })
    await expect(now.getByRole('link')).toContainText('Milk storage bags')
    expect(await axeFindings(page)).toEqual([])
    await topics.getByRole('link', { name: 'Sleep' }).click()
    await expect(field).toHaveValue('Sleep')
    await expect(page.getByRole('list', { name: 'Magazine' })).toContainText('Awake at three')
  })

  await test.step('an empty result leads to the contact form', async () => {
    await page.goto('/villages/search?query=zzqqzz')
    await hydrated(page)
    await expect(page.getByRole('heading', { name: /zzqqzz/ })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await expect(page.getByRole('link', { name: en['search.contact'] })).toHaveAttribute('href', '/contact')
  })
})

test('the header opens the search with the focus in the field, and the coin shop searches products first', async ({
  page,
  hub,
}) => {
  await signedIn(page, hub, { locale: 'EN', countryCode: 'TH' })
  await page.goto('/pointsMall')
  await hydrated(page)
  await test.step('a search in the shop lists only products, and leads to all results', async () => {
    await page.getByRole('searchbox', { name: en['search.shop'] }).focus()
    await typeText(page, 'birthday')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'No results for “birthday”' })).toBeVisible()
    await press(page, page.getByRole('link', { name: en['search.everywhere'] }))
    await expect(page.getByRole('list', { name: 'Gifts' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/pointsMall$/)
  })
  await test.step('the button of the header is large enough, and the field has the focus', async () => {
    const button = page.getByRole('banner').getByRole('link', { name: en['search.title'] })
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await press(page, button)
    await expect(page.getByRole('searchbox', { name: en['search.label'] })).toBeFocused()
    await typeText(page, 'slepe')
    await expect(page.getByRole('list', { name: 'Magazine' })).toContainText('Awake at three')
  })
})

test('the server renders the results of a Thai search, so that the form works without scripts', async ({
  page,
  hub,
}) => {
  await signedIn(page, hub, { locale: 'TH', countryCode: 'TH' })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/villages')
  await page.getByRole('searchbox', { name: th['search.label'] }).fill('น้ำนม')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/villages\/search/)
  await expect(page.getByRole('list', { name: 'ของขวัญ' })).toContainText('ถุงเก็บน้ำนม')
})
