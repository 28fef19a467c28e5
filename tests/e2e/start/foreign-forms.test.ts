// Posts every form of the hub from another site (CSRF) in a browser with an active service worker. A worker that
// handled such a navigation would send the form to the server as same-origin.
import { createServer } from 'node:http'
import { once } from 'node:events'
import { operations } from '#generated/operations.ts'
import { alsoInFirefox } from '../helpers/full.ts'
import { expect, fromElsewhere, hydrated, test, type Hub } from '../helpers/hub.ts'
import { isPrepared } from '../helpers/storedData.ts'
import { joined, newAccount, password, signedIn, setLanguage } from '../helpers/member.ts'
import { waitingSignIn } from '../helpers/twoStep.ts'
import { foreignForms, posting, type FormName } from '../helpers/postedForms.ts'

test.use({ serviceWorkers: 'allow' })

/** Starts a server of another site that posts the forms; browsers treat 127.0.0.1 and localhost as different sites. */
async function otherSite(hub: Hub, credentials: Parameters<typeof posting>[2]) {
  const names: readonly string[] = Object.keys(foreignForms)
  const isForm = (name: string): name is FormName => names.includes(name)
  const server = createServer(({ url = '' }, answer) => {
    const name = url.slice(1)
    answer.setHeader('Content-Type', 'text/html')
    answer.end(isForm(name) ? posting(hub.origin, name, credentials) : '')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { origin: `http://127.0.0.1:${port}`, [Symbol.dispose]: () => void server.close() }
}

test(
  'a form posted by another site has no effect while a service worker is active',
  alsoInFirefox,
  async ({ page, hub }) => {
    const { account } = await joined(hub, { password })
    const browser = crypto.randomUUID()
    await fetch(hub.origin + operations.sendVerifyCode.path, {
      method: 'POST',
      body: JSON.stringify({ account, purpose: 'login' }),
      headers: { 'Content-Type': 'application/json', 'Browser-Id': browser, ...fromElsewhere() },
    })
    const visitor = newAccount()
    using site = await otherSite(hub, {
      visitor,
      account,
      password,
      code: await hub.codeFor(account),
      browser,
      ...(await waitingSignIn(hub, browser)),
    })

    await setLanguage(page, hub, 'EN')
    await page.goto('/login')
    await isPrepared(page)
    for (const name of ['checkUserAccount', 'login', 'loginByCode', 'loginBySecondFactor', 'language']) {
      await page.goto(`${site.origin}/${name}`)
      await expect(page, name).toHaveURL(`${hub.origin}/login`)
      await hydrated(page)
      await expect(page.getByRole('document'), name).toHaveAttribute('lang', 'en-US')
      // Wait for the fetches of the service worker, because Firefox reports fetches that are pending when the page is
      // left.
      await page.waitForLoadState('networkidle')
    }
    const cookies = await page.context().cookies(hub.origin)
    expect(cookies.map(({ name }) => name)).not.toContain('hub_token')
    await expect(hub.codeFor(visitor), 'no code was sent to the visitor').rejects.toThrow('No code was sent')

    await signedIn(page, hub, { locale: 'EN' })
    await page.goto('/games/normalCheckIn')
    await hydrated(page)
    await page.goto(`${site.origin}/checkIn`)
    await expect(page).toHaveURL(`${hub.origin}/games/normalCheckIn`)
    await expect(page.getByRole('button', { name: /^Check in/ })).toBeVisible()
  },
)
