// Tests the development fake of the shop: a link back, no axe violations, and an icon that its Content-Security-Policy
// allows.
import { axeFindings } from '../helpers/axe.ts'
import { full } from '../helpers/full.ts'
import { expect, test } from '../helpers/hub.ts'
import { signedIn } from '../helpers/member.ts'

test('the sample shop shows its name and icon and links back to the hub', full, async ({ page, hub }) => {
  await signedIn(page, hub, { locale: 'EN' })
  await page.goto('/sample-shop')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Sample shop' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  // A headless browser fetches no icon, so load the icon as an image: the page's Content-Security-Policy applies to it
  // as well.
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
