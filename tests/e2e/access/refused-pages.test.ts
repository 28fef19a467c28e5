// Tests error pages: status code, message and title in four languages, on the server and in the browser.
import { messagesIn } from '#tests/support/messages.ts'
import { requestIdHeader, shownId } from '#shared/requestId.ts'
import { fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'

const languages = [
  { locale: 'EN', says: messagesIn('en-US') },
  { locale: 'ID', says: messagesIn('id-ID') },
  { locale: 'TH', says: messagesIn('th-TH') },
  { locale: 'VN', says: messagesIn('vi-VN') },
] as const

for (const { locale, says } of languages)
  test(
    `the pages for 404, 403 and 500 in ${locale} have their status code, a message and separate titles (section 2 of the specification)`,
    fullUnless(locale === 'TH'),
    async ({ browser, hub }) => {
      // Use a separate page, because the error logged on purpose would fail the `page` fixture.
      const page = await browser.newPage({ baseURL: hub.origin })
      await page.context().addCookies([{ name: 'locale', value: locale, url: hub.origin }])
      const main = page.getByRole('main')
      const shows = async (code: number, title: string) => {
        await expect(main.getByText(String(code), { exact: true })).toBeVisible()
        await expect(page).toHaveTitle(`${title} · ${says['platform.title']}`)
      }
      const html = async (path: string) => await (await page.request.get(path)).text()

      await test.step('404', async () => {
        expect((await page.goto('/no/such/page'))?.status()).toBe(404)
        await shows(404, says['platform.notFound.title'])
        const words = says['platform.notFound'].replaceAll(/<\/?home>/g, '').replaceAll("''", "'")
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
        await expect(page.getByRole('heading').getByRole('link')).toHaveAttribute('href', '/')
        expect(await html('/no/such/page')).toContain(`<title>${says['platform.notFound.title']}`)
      })

      await test.step('client-side navigation to an unknown path shows the 404 page', async () => {
        await page.goto('/login')
        await hydrated(page)
        await page.evaluate(() => void window.__TSR_ROUTER__?.navigate({ href: '/no/such/page' }))
        await shows(404, says['platform.notFound.title'])
        await page.evaluate(() => void window.__TSR_ROUTER__?.navigate({ href: '/login' }))
        await expect(page).toHaveTitle(`${says['membership.intro.title']} · ${says['platform.title']}`)
      })

      await test.step('a page whose API call returns 500 shows the error page', async () => {
        const id = '4bf92f3577b34da6a3ce929d0e0e4736'
        await page.route('**/activity/campaign/**', (route) =>
          route.fulfill({
            status: 500,
            headers: { [requestIdHeader]: id },
            json: { code: 500, message: '' },
          }),
        )
        await page.evaluate(() => void window.__TSR_ROUTER__?.navigate({ href: '/activity/2024/BrandDay' }))
        await shows(500, says['platform.fault'])
        await expect(main.getByText(shownId(id), { exact: true })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(says['platform.fault'])
        await page.unroute('**/activity/campaign/**')
        await page.getByRole('button', { name: says['platform.tryAgain'] }).click()
        await expect(main.getByText('500', { exact: true })).toHaveCount(0)
        await expect(page).not.toHaveTitle(new RegExp(says['platform.fault']))
      })

      await test.step('403', async () => {
        expect((await page.goto('/activity/signIn'))?.status()).toBe(403)
        await shows(403, says['activities.notFound'])
        expect(await html('/activity/signIn')).toContain(`<title>${says['activities.notFound']}`)
      })
      await page.close()
    },
  )
