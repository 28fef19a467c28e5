// The page that stands in for the shop: a way back, nothing that axe finds, and its icon under its own policy.
import { axeFindings } from '../helpers/axe.ts'
import { full } from '../helpers/full.ts'
import { expect, test } from '../helpers/hub.ts'
import { signedIn } from '../helpers/member.ts'

test('the sample shop says where it is, shows its icon and leads back', full, async ({ page, hub }) => {
  await signedIn(page, hub, { locale: 'EN' })
  await page.goto('/sample-shop')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Sample shop' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  // A browser without a window fetches no icon: asked for as one, it is held to the page's policy.
  const iconState = await page.evaluate(
    () =>
      new Promise<string>((done) => {
        const icon = new Image()
        icon.addEventListener('load', () => done('shown'))
        icon.addEventListener('error', () => done('refused'))
        icon.src = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '/favicon.ico'
      }),
  )
  expect(iconState).toBe('shown')
  await page.getByRole('link', { name: 'Back to the hub' }).click()
  await expect(page).toHaveURL(`${hub.origin}/`)
})
