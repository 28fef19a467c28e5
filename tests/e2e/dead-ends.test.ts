// Every page leads on: what is missing is missing, not broken, and no page leaves its reader without a way.
import { screens } from '../../scripts/screens.ts'
import { expect, hydrated, test } from './hub.ts'
import { register } from './journey.ts'

test('a version of a legal text that there is not is a page not found, with a way home', async ({ page }) => {
  for (const path of ['/app/privacy', '/app/termsConditions'])
    for (const version of ['th-1999-01-01', '%20'])
      expect((await page.goto(`${path}?version=${version}`))?.status(), `${path} ${version}`).toBe(404)
  await expect(page.getByRole('heading')).toContainText("doesn't exist")
  await expect(page.getByRole('link', { name: 'Go back to the Home page.' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: 'Questions and answers' }).click()
  await expect(page).toHaveURL(/\/app\/faq$/)
  // In the browser as on the server.
  await page.goto('/app/privacy')
  await hydrated(page)
  await page.evaluate(
    () => void window.__TSR_ROUTER__?.navigate({ href: '/app/privacy?version=th-1999-01-01' }),
  )
  await expect(page.getByRole('heading', { name: "doesn't exist" })).toBeVisible()
})

for (const signedIn of [false, true])
  test(`no screen has a dead link for a ${signedIn ? 'member' : 'visitor'}`, async ({ page, hub }) => {
    if (signedIn) await register(page, hub)
    const links = new Map<string, string>()
    for (const { path } of screens.filter((screen) => screen.signedIn === signedIn)) {
      const html = await (await page.request.get(path)).text()
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g))
        links.set(href.replaceAll('&amp;', '&'), path)
    }
    expect(links.size).toBeGreaterThan(5)
    const dead: string[] = []
    for (const [href, path] of links)
      if ((await page.request.get(href)).status() >= 400) dead.push(`${path} leads to ${href}`)
    expect(dead).toEqual([])
  })

test('what the guidance leads to is there', async ({ page, hub }) => {
  await register(page, hub)
  await page.goto('/activity/guidance')
  const ways = page.getByRole('main').getByRole('listitem').getByRole('link')
  const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) expect((await page.goto(address))?.status(), address).toBe(200)
})

test('help leads back, and the page of the e-mail address leads on', async ({ page }) => {
  for (const path of ['/contact', '/app/faq', '/common/faq']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
      'href',
      '/',
    )
    await expect(page.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute(
      'href',
      '/app/termsConditions',
    )
  }
  await page.goto('/app/email-verifications')
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit profile' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page says what it lacks and what can be read', async ({ page }) => {
    await page.goto('/registration')
    await expect(page.locator('noscript')).toBeVisible()
    await page.getByRole('link', { name: 'Questions and answers' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
  })
})

test('a page that was not read yet says that there is no connection, and opens once there is one', async ({
  page,
  hub,
  context,
}) => {
  await register(page, hub)
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached()
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No connection just now' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
})
