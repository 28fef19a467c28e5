// Tests that visitors find the way to join on each page that is open to them, and that member pages lead to the sign-in
// page, which offers it.
import { screens } from '#scripts/screens.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { signedIn } from '../helpers/member.ts'

/** Pages of a person who is about to sign in or to be redirected, and the page of unknown URLs. */
const steps = ['/recover_pwd', '/redirect/fastLogin/google', '/redirect/qr', '/no/such/page']

const open = screens.filter(
  ({ signedIn: isForMembers, path }) => !isForMembers && !steps.includes(path.split('?')[0] ?? ''),
)
/** Link to the registration, or to the sign-in page, which introduces the membership. */
const wayToJoin = /href="\/(?:registration|login)\b/

test('the HTML of each page that is open to visitors contains a link to join or to sign in', async ({
  request,
  hub,
}) => {
  const without: string[] = []
  for (const { path } of open) {
    const response = await request.get(hub.origin + path)
    if (!wayToJoin.test(await response.text())) without.push(`${path} (${response.status()})`)
  }
  expect(without).toEqual([])
})

test('help pages offer visitors to join, and do not offer it to members', async ({ page, hub }) => {
  const join = page.getByRole('contentinfo').getByRole('link', { name: 'Join for gifts' })
  await page.goto('/app/faq')
  await hydrated(page)
  await join.click()
  await expect(page).toHaveURL(/\/registration$/)
  await signedIn(page, hub, { locale: 'EN' })
  await page.goto('/app/faq')
  await hydrated(page)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(join).toHaveCount(0)
})

for (const [path, words] of [
  ['/villages', 'Join or sign in to see courses and new products.'],
  ['/gifts/eMagazineItemDetail?id=2026-11', 'Join or sign in to read the magazine.'],
  ['/activities', 'Join or sign in to see what’s on.'],
  ['/games', 'Join or sign in to check in and play.'],
  ['/order', 'Join or sign in to see your orders.'],
  ['/address', 'Join or sign in to open this page.'],
] as const)
  test(`a visitor of ${path} is sent to the sign-in page, which names the page and leads back to it`, async ({
    request,
    hub,
  }) => {
    const redirect = await request.get(hub.origin + path, { maxRedirects: 0 })
    const original = encodeURIComponent(hub.origin + path)
    expect(redirect.headers()['location']).toBe(`/login?redirect=${original}`)
    const html = await (await request.get(hub.origin + path)).text()
    expect(html.replaceAll('\u2060', '')).toContain(words)
    expect(html).toContain(`href="/registration?redirect=${original}"`)
  })
