// Tests the lifecycle of the service worker: installation, update by a deployment, and removal.
import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { listOf, valueAt } from '#shared/unknown.ts'
import { makeNextBuild, openHome } from '../helpers/deployment.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { isPrepared } from '../helpers/storedData.ts'

test.use({ serviceWorkers: 'allow' })

// Full suite only, because the test makes a second build of the hub.
test(
  'after a deployment the service worker does not serve the old page, and keeps only cached files that the new build also contains',
  full,
  async ({ page }) => {
    const hasChanged = (file: string) => !file.includes('assets/libraries-')
    const next = (folder: string) => makeNextBuild(folder, hasChanged)
    const before = await deployDuringVisit(page, next, async (id) => {
      await page.reload()
      await expect(page.getByRole('document')).toHaveAttribute('data-build', id)
      await expect.poll(() => page.evaluate(cachedScripts)).toEqual([expect.stringContaining('/libraries-')])
    })
    expect(before.length).toBeGreaterThan(1)
  },
)

// Full suite only, because the test builds the hub again without a service worker.
test('a build without a service worker unregisters it and deletes its caches', full, async ({ page }) => {
  test.setTimeout(240_000)
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
  await deployDuringVisit(page, makeBuildWithoutWorker, async () => {
    await page.reload()
    await expect.poll(left).toEqual([])
    await page.reload()
    await hydrated(page)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect(await left()).toEqual([])
  })
})

test(
  'the service worker also controls a page that the browser requested before the worker was active',
  full,
  async ({ page, context }) => {
    // Delay the response until the service worker is active. The browser decides whether a worker controls a page at
    // the time of the request, not of the response.
    const { promise: workerBegan, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('/login', async (route) => {
      await workerBegan
      await route.continue()
    })
    const loginRequest = page.waitForRequest('/login')
    const opened = page.goto('/login')
    await loginRequest
    const other = await context.newPage()
    await other.goto('/registration')
    await isPrepared(other)
    goOn()
    await opened
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  },
)

test(
  'after reconnecting, the service worker fetches the files that it could not prefetch on a poor network',
  full,
  async ({ page, context }) => {
    await page.goto('/login')
    await isPrepared(page)
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await context.setOffline(true)
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
    await context.setOffline(false)
    await isPrepared(page)
  },
)

test('a page links to the style sheet if the browser has cached its current version, and otherwise inlines the styles', async ({
  page,
}) => {
  const styles = page.locator('head > style')
  const links = page.locator('head > link[rel=stylesheet]')
  const look = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto('/login')
  await expect(styles).toHaveCount(1)
  await expect(links).toHaveCount(0)
  const firstLook = await look()
  await expect.poll(() => page.evaluate(cachedStyles)).toMatch(/^\/assets\/.+\.css$/)
  const styleHeader = await page.evaluate(cachedStyles)
  // Test both kinds of pages: `/registration` is rendered for each request, and `/login` is cached for all visitors.
  for (const path of ['/registration', '/login']) {
    await page.goto(path)
    await hydrated(page)
    await expect(styles).toHaveCount(0)
    await expect(links).toHaveCount(1)
    expect(await look()).toBe(firstLook)
  }
  const documentFor = async (path: string, preload: string) => {
    const answer = await page.request.get(path, { headers: { 'Service-Worker-Navigation-Preload': preload } })
    expect(answer.headers()['vary']).toContain('Service-Worker-Navigation-Preload')
    return await answer.text()
  }
  for (const path of ['/registration', '/login']) {
    const brief = await documentFor(path, styleHeader)
    for (const another of ['true', '/assets/of-another-build.css']) {
      const whole = await documentFor(path, another)
      expect(whole).toContain('<style>')
      expect(brief.length).toBeLessThan(whole.length / 2)
    }
  }
})

test('the hub is installable with manifest and icons in the language of the page', async ({
  page,
  context,
  hub,
}) => {
  await context.addCookies([{ name: 'locale', value: 'TH', url: hub.origin }])
  await page.goto('/login')
  const devtools = await context.newCDPSession(page)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest: unknown = JSON.parse(data ?? '')
  expect(manifest).toMatchObject({ lang: 'th-TH', name: 'ศูนย์สมาชิก', start_url: '/', display: 'standalone' })
  const icons = listOf(valueAt(manifest, 'icons'))
  expect(icons.length).toBeGreaterThan(0)
  for (const entry of icons) {
    const icon = await page.request.get(String(valueAt(entry, 'src')))
    expect(icon.headers()['content-type']).toBe('image/png')
  }
  expect((await page.request.get('/sw.js')).headers()['cache-control']).toBe('no-cache')
})

/**
 * Opens a page, and replaces the build of the server after the service worker has cached the files of the old build.
 * @param make function that puts the next build into the given folder
 * @returns the scripts that were cached before the replacement
 */
async function deployDuringVisit<Made>(
  page: Page,
  make: (build: string) => Promise<Made>,
  look: (product: Made) => Promise<void>,
) {
  const { folder, port, serve, stop } = await openHome()
  await serve(resolve('dist'))
  await page.goto(`http://localhost:${port}/login`)
  await isPrepared(page)
  await page.evaluate(markCached)
  const before = await page.evaluate(cachedScripts)
  const next = join(folder, 'next')
  const product = await make(next)
  await serve(next)
  await look(product)
  await stop()
  await rm(folder, { recursive: true })
  return before
}

/** Returns the header that navigation preloads send: the list of cached style sheets. */
const cachedStyles = async () =>
  (await (await navigator.serviceWorker.ready).navigationPreload.getState()).headerValue ?? ''

/** Adds the header `Kept-Before` to each cached file, to recognize files that were cached before the new build. */
async function markCached() {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const file = await cache.match(request)
      if (!file) continue
      const headers = new Headers(file.headers)
      headers.set('Kept-Before', 'yes')
      await cache.put(request, new Response(await file.blob(), { headers }))
    }
  }
}

/** Returns the cached scripts that still have the header `Kept-Before`. */
async function cachedScripts() {
  const scripts: string[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      if (request.url.endsWith('.js') && (await cache.match(request))?.headers.has('Kept-Before'))
        scripts.push(new URL(request.url).pathname)
  }
  return scripts
}

const makeBuildWithoutWorker = (folder: string) =>
  promisify(execFile)(process.execPath, ['scripts/build.ts', folder], {
    env: { ...process.env, VITE_OFFLINE: 'off' },
  })
