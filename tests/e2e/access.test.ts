// Who may see what: guards on the server render as well as in the browser, unknown routes, tokens that hold no more.
import { expect, hydrated, test } from './hub.ts'
import { register } from './journey.ts'

test('a visitor is sent to sign in and then on to where she wanted to go', async ({ page, hub }) => {
  const wanted = `${hub.origin}/games/normalCheckIn?from=letter`
  await page.goto(wanted)
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(wanted)
  await hydrated(page)

  await page.getByRole('tab', { name: 'With password' }).click()
  await page.locator('[name=account]').fill('sprout@example.com')
  await page.locator('[name=password]').fill('quiet river at night')
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('heading', { name: 'Daily check-in' })).toBeVisible()
})

test('a redirect to a foreign host is not followed', async ({ page, hub }) => {
  await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F')
  await hydrated(page)
  await page.getByRole('tab', { name: 'With password' }).click()
  await page.locator('[name=account]').fill('nest@example.com')
  await page.locator('[name=password]').fill('quiet river at night')
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${hub.origin}/`)
})

test('who is signed in is sent from sign-in to the hub, with the query kept', async ({ page, hub }) => {
  await register(page, hub)
  await page.goto('/login?utm_source=letter')
  await expect(page).toHaveURL(`${hub.origin}/?utm_source=letter`)
})

test('a token that holds no more is forgotten, and signing in is asked for', async ({
  page,
  hub,
  context,
}) => {
  await context.addCookies([{ name: 'hub_token', value: 'no-such-token', url: hub.origin }])
  await page.goto('/games/normalCheckIn')
  expect(new URL(page.url()).pathname).toBe('/login')
  expect((await context.cookies()).find(({ name }) => name === 'hub_token')).toBeUndefined()
})

test('signing out ends the session on the server, too', async ({ page, hub, context }) => {
  await register(page, hub)
  await hydrated(page)
  const token = (await context.cookies()).find(({ name }) => name === 'hub_token')?.value
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const answer = await page.request.get('/api/station/user/getUserInfo/v2', {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(401)
  expect((await answer.json()).code).toBe(10001003)
})

test('an unknown route is 404 for everybody and leads home', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading')).toHaveText(
    "Oops! The page you're looking for doesn't exist. Go back to the Home page.",
  )
  await expect(page.getByRole('link', { name: 'Go back to the Home page.' })).toHaveAttribute('href', '/')
})
