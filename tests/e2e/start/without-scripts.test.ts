// Tests sign-in, check-in and choice of language without JavaScript or before scripts load: the browser posts the forms
// natively.
import type { Page } from '@playwright/test'
import { unbroken } from '#api/locale/unbroken.ts'
import { accountField, codeField, passwordField, submitButton } from '../helpers/fields.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { formTokenOf } from '../helpers/postedForms.ts'
import { joined, newAccount, password, signedIn, setLanguage } from '../helpers/member.ts'
import { tokenField } from '#src/runtime/posted/fields.ts'
import { withoutScripts } from '../helpers/slow.ts'

/** Returns the submit button of the page's main form; the language switch is a form as well. */
const next = (page: Page) => submitButton(page.getByRole('main'))

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a member signs in by code without scripts and is redirected to the requested page', async ({
    page,
    hub,
  }) => {
    const { account } = await joined(hub)
    await setLanguage(page, hub, 'EN')
    await page.goto('/login?redirect=/games/normalCheckIn')
    await accountField(page).fill(account)
    await next(page).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await codeField(page).fill('000000')
    await next(page).click()
    await expect(page.getByText('That code isn’t right')).toBeVisible()
    await codeField(page).fill(await hub.codeFor(account))
    await next(page).click()
    await expect(page).toHaveURL(`${hub.origin}/games/normalCheckIn`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unbroken('Daily check-in'))
  })

  test('a member signs in by password without scripts after a wrong password', async ({ page, hub }) => {
    const { account } = await joined(hub, { password })
    await setLanguage(page, hub, 'EN')
    await page.goto('/login')
    await accountField(page).fill(account)
    await next(page).click()
    await page.getByRole('button', { name: 'Use my password instead' }).click()
    await passwordField(page).fill('another one entirely')
    await next(page).click()
    await expect(page.getByText('The email, phone or password isn’t right')).toBeVisible()
    await expect(passwordField(page)).toHaveValue('')
    await passwordField(page).fill(password)
    await next(page).click()
    await expect(page).toHaveURL(`${hub.origin}/`)
  })

  test('without scripts an invalid account shows an error at its field', async ({ page, hub }) => {
    await setLanguage(page, hub, 'EN')
    await page.goto('/login')
    await accountField(page).fill('nobody at nowhere')
    await next(page).click()
    await expect(accountField(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(accountField(page)).toHaveValue('nobody at nowhere')
  })

  test('without scripts a member checks in once, and a second click reports the earlier check-in', async ({
    page,
    hub,
  }) => {
    await signedIn(page, hub, { locale: 'EN' })
    await page.goto('/games/normalCheckIn')
    await page.getByRole('button', { name: /Check in/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'You earned' })).toBeVisible()
    await page.getByRole('button', { name: 'Done for today' }).click()
    await expect(page.getByRole('status').filter({ hasText: /already/i })).toBeVisible()
  })

  test('a visitor selects a language without scripts and keeps the query', async ({ page, hub }) => {
    await setLanguage(page, hub, 'EN')
    await page.goto('/login?redirect=/coins')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('th-TH')
    await page.getByRole('button', { name: 'Choose' }).click()
    await expect(page.getByRole('document')).toHaveAttribute('lang', 'th-TH')
    await expect(page).toHaveURL(/\/login\?redirect=/)
  })
})

test('a form that is submitted before any script loads is posted immediately, and the page continues with the next step', async ({
  page,
  hub,
}) => {
  const { account } = await joined(hub)
  await setLanguage(page, hub, 'EN')
  const release = await withoutScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await accountField(page).fill(account)
  await accountField(page).press('Enter')
  await expect(codeField(page)).toBeVisible()
  release()
  await hydrated(page)
  await expect(page.getByText(/ask for a new code in/i)).toBeVisible()
  // The step is stored in the history entry, so a reload does not ask to resend the form.
  await page.reload()
  await hydrated(page)
  await expect(codeField(page)).toBeVisible()
  await page.goBack()
  await expect(accountField(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).not.toHaveAttribute('aria-busy')
  await page.goForward()
  await hydrated(page)
  await codeField(page).fill(await hub.codeFor(account))
  await expect(page).toHaveURL(`${hub.origin}/`)
})

/** Posts a form as a page of the hub would, or with other headers, as an attacker would. */
async function post(
  hub: Hub,
  path: string,
  { form, headers = {} }: { form: Record<string, string>; headers?: Record<string, string> },
) {
  const { cookie, token } = await formTokenOf(hub)
  return await fetch(hub.origin + path, {
    method: 'POST',
    body: new URLSearchParams({ [tokenField]: token, ...form }),
    headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', ...headers },
    redirect: 'manual',
  })
}

test('the server accepts only forms of the hub’s pages, and these forms do not redirect to other sites', async ({
  hub,
}) => {
  const { account } = await joined(hub, { password })
  const signIn = { form: 'login', account, password }
  // Node's fetch sends `Sec-Fetch-Site: cross-site` unless the header is set.
  const refused = [
    await post(hub, '/login', { form: signIn, headers: { 'Sec-Fetch-Site': 'cross-site' } }),
    await post(hub, '/login', { form: signIn, headers: { 'Sec-Fetch-Site': 'same-site' } }),
    await post(hub, '/login', { form: { ...signIn, filling: 'x'.repeat(20_000) } }),
    await post(hub, '/login', { form: { ...signIn, form: 'toString' } }),
    await post(hub, '/login', { form: signIn, headers: { 'Content-Type': 'text/plain' } }),
    await post(hub, '/login', { form: signIn, headers: { Origin: 'https://elsewhere.example' } }),
    // A service worker may send a form of another site as same-origin. Such a form has no token, the token of another
    // browser, or no cookie.
    await post(hub, '/login', { form: { ...signIn, [tokenField]: '' } }),
    await post(hub, '/login', { form: { ...signIn, [tokenField]: 'é'.repeat(22) } }),
    await post(hub, '/login', { form: { ...signIn, [tokenField]: (await formTokenOf(hub)).token } }),
    await post(hub, '/login', { form: signIn, headers: { Cookie: '' } }),
    await post(hub, '/login', { form: { ...signIn, [tokenField]: '' }, headers: { Cookie: 'form_token=' } }),
  ]
  // Stream the body, like a proxy that removes the Content-Length.
  const { cookie, token } = await formTokenOf(hub)
  const inParts = (form: Record<string, string>) => ({
    method: 'POST',
    body: new Blob([String(new URLSearchParams({ [tokenField]: token, ...form }))]).stream(),
    duplex: 'half',
    headers: {
      Cookie: cookie,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    redirect: 'manual' as const,
  })
  refused.push(await fetch(`${hub.origin}/login`, inParts({ ...signIn, filling: 'x'.repeat(20_000) })))
  const answered = await fetch(`${hub.origin}/login`, inParts(signIn))
  expect(answered.headers.get('Location')).toBe('/')
  for (const answer of refused) {
    expect.soft(answer.status).toBe(303)
    expect.soft(answer.headers.get('Location')).toBe('/login')
    expect.soft(answer.headers.getSetCookie()).toEqual([])
  }
  for (const [path, leadsTo] of [
    ['/login?redirect=https://elsewhere.example/', '/'],
    ['/login?redirect=//elsewhere.example', '/elsewhere.example'],
    ['/login?redirect=/coins', '/coins'],
  ] as const) {
    const answer = await post(hub, path, { form: signIn })
    expect.soft(answer.headers.get('Location'), path).toBe(leadsTo)
    expect.soft(answer.headers.getSetCookie().join(), path).toContain('hub_token=')
  }
  const language = await post(hub, '//elsewhere.example/', { form: { form: 'language', language: 'th-TH' } })
  expect(language.headers.get('Location')).toBe('/elsewhere.example/')
})

test('the server shows the page again after a form with invalid fields', async ({ hub }) => {
  for (const form of ['checkUserAccount', 'login', 'loginByCode', 'checkIn', 'language'])
    for (const account of ['', 'no account'])
      expect
        .soft(
          (await post(hub, '/login', { form: { form, account, code: 'x', game: 'x', language: 'x' } }))
            .status,
          form,
        )
        .toBeLessThan(400)
})

test('the page that the server returns after a posted form contains the escaped input but no passwords', async ({
  hub,
}) => {
  const account = '"><script>alert(1)</script>'
  const again = await post(hub, '/login', { form: { form: 'checkUserAccount', account } })
  expect(again.headers.get('Cache-Control')).toBe('private, no-store')
  expect(await again.text()).not.toContain('<script>alert')
  const wrong = await post(hub, '/login', {
    form: {
      form: 'login',
      account: newAccount(),
      password: 'not the right one',
    },
  })
  expect(await wrong.text()).not.toContain('not the right one')
})
