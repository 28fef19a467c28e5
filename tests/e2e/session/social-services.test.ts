// Tests social sign-in with unusual responses: denied access, an error, a lost connection, and Apple's response as a
// form post.
import { accountField } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { newAccount } from '../helpers/member.ts'
import { signInBy } from '../helpers/social.ts'

test(
  'denied access, an error of the service and a lost connection each show the reason and a way to continue',
  full,
  async ({ page, hub }) => {
    await page.goto('/login?redirect=/games/checkIn')
    await hydrated(page)
    // The user denies access at the service. The service then redirects back with the `state` of the attempt. Do not
    // use `times: 1`, because Playwright would stop intercepting while Chromium follows the redirect, and the request
    // could be lost.
    const service = '**/social/local/auth?*'
    await page.route(service, async (route) => {
      const state = new URL(route.request().url()).searchParams.get('state')
      const headers = {
        Location: `${hub.origin}/redirect/fastLogin/google?error=access_denied&state=${state}`,
      }
      await route.fulfill({ status: 303, headers })
    })
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByRole('heading', { name: 'That didn’t work' })).toBeVisible()
    await page.unroute(service)
    await hydrated(page)

    // The callback fails with a lost connection and succeeds on retry.
    await page.route('**/oauth/google/callback?*', (route) => route.abort('internetdisconnected'), {
      times: 1,
    })
    await page.getByRole('button', { name: 'Try Google again' }).click()
    await page.getByLabel('Email address').fill('sprout@example.com')
    await page.getByRole('button').click()
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible()

    // The call that starts sign-in fails and succeeds on retry.
    await page.goto('/login?redirect=/games/checkIn')
    await hydrated(page)
    await page.route('**/oauth/login/google', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    })
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByText('Internal server error')).toBeVisible()
    await signInBy(page, 'Google', { email: newAccount() })
    await expect(page.getByRole('heading', { name: 'Become a member' })).toBeVisible()
  },
)

test(
  'Apple’s form post from another site reaches the window that started the sign-in',
  full,
  async ({ page, hub, context }) => {
    const account = newAccount()
    await page.goto('/login')
    await hydrated(page)
    // The local provider responds in the query string; the test posts the same fields from another site.
    await page.route('**/social/local/sign-in/*', async (route) => {
      if (route.request().method() !== 'POST') return await route.fallback()
      const signedIn = await route.fetch({ maxRedirects: 0 })
      const answered = await context.request.get(signedIn.headers().location ?? '', { maxRedirects: 0 })
      const { search } = new URL(answered.headers().location ?? '', hub.origin)
      const body = `<script>location.href = 'https://appleid.example.com/${search}'</script>`
      await route.fulfill({ contentType: 'text/html', body })
    })
    await page.route('https://appleid.example.com/**', async (route) => {
      const fields = [...new URL(route.request().url()).searchParams].map(
        ([name, value]) => `<input name="${name}" value="${value}">`,
      )
      const form = `<form method="post" action="${hub.origin}/redirect/fastLogin/apple">${fields.join('')}</form>`
      await route.fulfill({
        contentType: 'text/html',
        body: `${form}<script>document.forms[0].submit()</script>`,
      })
    })
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/apple'),
    )
    await signInBy(page, 'Apple', { email: account })
    expect((await posted).headers()['sec-fetch-site']).not.toBe('same-origin')
    await expect(page.getByRole('heading', { name: 'Become a member' })).toBeVisible()
    await expect(accountField(page)).toHaveValue(account)
  },
)
