// Tests sign-in within other apps, such as LINE. Google blocks sign-in in their web views, so the page hides the Google
// button and suggests opening the browser.
import { expect, hydrated, test } from '../helpers/hub.ts'
import { messagesIn } from '../helpers/fields.ts'

const hint = messagesIn.EN['session.social.webView']
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const line = `${iPhone} Mobile/15E148 Safari Line/14.8.0`

test('the server omits the Google button from pages for web views and includes it for browsers', async ({
  page,
  hub,
}) => {
  const pageFor = async (agent: string, path: string) =>
    await (
      await page.request.get(hub.origin + path, {
        headers: { 'User-Agent': agent, 'Accept-Language': 'en' },
      })
    ).text()
  for (const path of ['/login', '/registration']) {
    const inWebView = await pageFor(line, path)
    expect(inWebView, path).not.toContain('Continue with Google')
    expect(inWebView, path).toContain('Continue with Facebook')
    expect(inWebView, path).toContain(hint)
    const inBrowser = await pageFor(`${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`, path)
    expect(inBrowser, path).toContain('Continue with Google')
    expect(inBrowser, path).not.toContain(hint)
  }
})

test('in LINE the sign-in page hides the Google button and suggests opening the browser', async ({
  otherBrowser,
}) => {
  const context = await otherBrowser({ userAgent: line })
  const page = await context.newPage()
  await page.goto('/login')
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Continue with Facebook' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0)
  await expect(page.getByText(hint)).toBeVisible()
})
