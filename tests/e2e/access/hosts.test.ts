// Tests that the same build can serve hubs on different hosts: environment variables set the cookie domain and the
// default language of each host.
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { freePort } from '#scripts/freePort.ts'
import { valueAt } from '#shared/unknown.ts'
import { full } from '../helpers/full.ts'
import { expect, hubData, hydrated, startHub, test } from '../helpers/hub.ts'

// Browser language that the hub does not support, so the default language of the host is used.
test.use({ locale: 'de-DE' })

/** Starts a hub server from the current build with additional environment variables. */
async function openHub(name: string, environment: Record<string, string>) {
  const [port, data] = [await freePort(), await hubData()]
  const HUB_URL = `http://${name}:${port}`
  const server = await startHub(port, data, { environment: { ...environment, HUB_URL, SAMPLES: 'off' } })
  const close = async () => {
    const exit = once(server, 'exit')
    server.kill('SIGTERM')
    await exit
    await rm(data.dataFolder, { recursive: true })
  }
  return { origin: HUB_URL, local: `http://localhost:${port}`, close }
}

/**
 * Opens a page of the hub and switches the theme, which sets a cookie by script.
 * @returns the language of the page and the domains for which the cookie is set
 */
async function visit(page: Page, origin: string, otherTheme: string) {
  await page.goto(`${origin}/app/faq`)
  await hydrated(page)
  const language = await page.getByRole('document').getAttribute('lang')
  await page.getByRole('button', { name: otherTheme }).click()
  await page.reload()
  await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'night')
  const { cookies } = await page.context().storageState()
  return { language, domains: cookies.filter(({ name }) => name === 'theme').map(({ domain }) => domain) }
}

test(
  'the same build serves two hosts with different cookie domains and default languages',
  full,
  async ({ page, hub }) => {
    const thai = await openHub('hub.members.localhost', {
      COOKIE_DOMAIN: 'members.localhost',
      LANGUAGE_HOSTS: 'TH=hub.members.localhost',
    })
    try {
      expect(await visit(page, thai.origin, 'เปลี่ยนเป็นโหมดมืด')).toEqual({
        language: 'th-TH',
        domains: ['.members.localhost'],
      })
      await page.context().clearCookies()
      expect(await visit(page, hub.origin, 'Switch to dark mode')).toEqual({
        language: 'en-US',
        domains: ['localhost'],
      })
      // The server adds the settings of the host to the offline page, a static file of the build.
      const latest: unknown = await (await fetch(`${hub.origin}/builds/latest.json`)).json()
      const id = String(valueAt(latest, 'id'))
      const offline = async (origin: string) =>
        /<html[^>]*>/.exec(await (await fetch(`${origin}/offline/${id}/th-TH.html`)).text())?.[0]
      const [thaiHtml, untold] = [await offline(thai.local), await offline(hub.origin)]
      expect(thaiHtml).toContain(' data-cookie-domain="members.localhost"')
      expect(thaiHtml).toContain(' data-language-hosts="TH=hub.members.localhost"')
      expect(untold).toContain(' lang="th-TH"')
      // Check that only these parts of the page depend on the host.
      expect(untold).toBe(thaiHtml?.replace(/ data-(cookie-domain|language-hosts)="[^"]*"/g, ''))
    } finally {
      await thai.close()
    }
  },
)
