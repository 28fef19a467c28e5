// Tests open-redirect attacks on the server and in Chromium (section 8 of docs/reliability.md): the browser always
// arrives at a host of the hub.
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import type { redirectTarget } from '#shared/redirects.ts'
import { measurement, times } from '#tests/support/measurements.ts'
import { generated, hostile, runs } from '#tests/support/redirects.ts'
import { forms } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { appHost, expect, hydrated, test } from '../helpers/hub.ts'
import { signIn } from '../helpers/steps.ts'

const pages = ['/redirect', '/station/redirect']
const address = (path: string, target: string) =>
  `${path}?${new URLSearchParams({ redirect: target }).toString()}`
/** Redirect targets that are short enough to be sent in a URL. */
const sendable = hostile.filter((target) => target.length < 4000)

test('/redirect and /station/redirect lead to their target within the hub (section 2 of the specification)', async ({
  page,
  hub,
}) => {
  for (const path of pages) {
    await page.goto(address(path, '/activity/2024/BrandDay?x=1'))
    await expect(page).toHaveURL(`${hub.origin}/activity/2024/BrandDay?x=1`)
  }
})

test(`the server redirects only to the hub, for each of ${sendable.length} malicious redirect targets`, async ({
  hub,
}) => {
  const left: string[] = []
  // Both redirect pages use the same function, so the quick suite tries each redirect target on one page only.
  const share = times(1, pages.length)
  for (const [turn, path] of pages.entries())
    for (const target of sendable.filter((_, index) => index % share === turn % share)) {
      const { headers, status } = await fetch(hub.origin + address(path, target), { redirect: 'manual' })
      const { origin } = new URL(headers.get('Location') ?? 'https://nowhere.example', hub.origin)
      if (status !== 307 || origin !== hub.origin) left.push(`${path} ${target}: ${status} ${origin}`)
    }
  expect(left).toEqual([])
  measurement(
    '8. Redirect',
    `server: ${sendable.length} malicious redirect targets on ${pages.length} routes, 100 % stay on the hub`,
  )
})

test('in Chromium malicious redirect targets lead only to the hub', full, async ({ page, hub }) => {
  const left: string[] = []
  // Respond with empty pages, because only the final URL matters.
  await page.route('**', async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    if (origin !== hub.origin) left.push(route.request().url())
    if (route.request().resourceType() !== 'document') await route.abort()
    else if (pathname === '/redirect' && origin === hub.origin) await route.continue()
    else await route.fulfill({ contentType: 'text/html', body: '' })
  })
  for (const target of sendable) {
    await page.goto(address('/redirect', target), { waitUntil: 'commit' })
    if (new URL(page.url()).origin !== hub.origin) left.push(target)
  }
  expect(left).toEqual([])
  measurement(
    '8. Redirect',
    `Chromium: ${sendable.length} malicious redirect targets in opened links, 100 % stay on the hub`,
  )
})

/** Returns the JavaScript of a module whose imports are in the same folder, as a URL from which a page can import it. */
async function moduleOf(path: string): Promise<string> {
  let code = stripTypeScriptTypes(await readFile(path, 'utf8'))
  for (const [specifier = '', name = ''] of code.matchAll(/(?<=from ')\.\/([^']+)/g))
    code = code.replace(specifier, await moduleOf(join(dirname(path), name)))
  return `data:text/javascript,${encodeURIComponent(code)}`
}

test('in Chromium 100,000 generated redirect targets lead only to our hosts', full, async ({ page }) => {
  const source = await moduleOf('src/shared/redirects.ts')
  const sites = { hub: 'https://hub.example.com', neighbours: { app: 'https://app.example.com' } }
  const targets = [...hostile, ...fc.sample(generated, runs)]
  await page.goto('about:blank')
  const left = await page.evaluate(
    async ([url, list, hosts]) => {
      const module: unknown = await import(url)
      const isModule = (value: unknown): value is { redirectTarget: typeof redirectTarget } =>
        typeof value === 'object' && value !== null && 'redirectTarget' in value
      if (!isModule(module)) throw new Error('The module exports no redirectTarget.')
      const ours = [hosts.hub, hosts.neighbours.app]
      // Pass the redirect targets as JSON, because Playwright's serialization would change a lone surrogate.
      const all: unknown = JSON.parse(list)
      const texts = Array.isArray(all) ? all.map(String) : []
      return texts.filter((each) => {
        const link = document.createElement('a')
        link.href = module.redirectTarget(each, hosts)
        return !ours.includes(link.origin) || link.username !== '' || link.password !== ''
      })
    },
    [source, JSON.stringify(targets), sites] as const,
  )
  expect(left).toEqual([])
  expect(targets.length).toBeGreaterThan(100_000)
  measurement(
    '8. Redirect',
    `Chromium: ${targets.length} redirect targets passed to the function redirectTarget, 100 % stay on the hub`,
  )
})

// Sign-in validates redirect targets by the same function as the redirect pages above. So two targets are enough here:
// another host, and a value without a host.
for (const target of ['/\\evil.example', 'javascript:alert(1)'])
  test(
    `sign-in does not follow the redirect target ${target} (section 5 of the specification)`,
    full,
    async ({ page, hub }) => {
      await page.route('**', (route) =>
        route.request().url().startsWith(hub.origin) ? route.continue() : route.abort(),
      )
      await page.goto(address('/login', target))
      await hydrated(page)
      await signIn(page, 'nest@example.com')
      await expect(forms(page)).toHaveCount(0)
      expect(new URL(page.url()).origin).toBe(hub.origin)
    },
  )

test(
  'sign-in follows a redirect to the host of the app, because the page lists this host as trusted (section 5 of the specification)',
  full,
  async ({ page }) => {
    await page.route(`${appHost}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>App</title>' }),
    )
    await page.goto(address('/login', `${appHost}/open?x=1`))
    await hydrated(page)
    await signIn(page, 'nest@example.com')
    await expect(page).toHaveURL(`${appHost}/open?x=1`)
  },
)
