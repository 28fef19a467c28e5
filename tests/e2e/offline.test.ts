// A poor network: what was read stays readable, nothing stale is served, and nothing of one member is left for another.
import { execFile, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { freePort } from '../../scripts/freePort.ts'
import { isFull } from '../support/figures.ts'
import { expect, hydrated, startHub, test } from './hub.ts'
import { register } from './journey.ts'

test.use({ serviceWorkers: 'allow' })

const bar = 'You are offline. What you have read stays here.'

test('the pages that were read open without a connection, within the app and after a reload', async ({
  page,
  hub,
  context,
}) => {
  await register(page, hub)
  await page.goto('/games/checkIn')
  await isPrepared(page, ['getUserInfo', 'getCheckIn'])
  await page.goto('/')
  await isPrepared(page, ['getUserInfo', 'getCheckIn', 'getMyMembership'])
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Play' }).click()
  await expect(page.getByRole('heading', { name: 'Daily check-in' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Daily check-in' })).toBeVisible()
  await expect(page.getByText(bar)).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mali')
  const [read] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/member/my/web')),
    context.setOffline(false),
  ])
  expect(read.ok()).toBe(true)
  await expect(page.getByText(bar)).toBeHidden()
})

test('without a connection a visitor sees the offline page, which opens by itself later', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await isPrepared(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No connection just now' })).toBeVisible()
  await isAccessible(page)
  await context.setOffline(false)
  await expect(page.locator('[name=account]')).toBeVisible()
})

test('the quiet bar is announced, moves nothing and goes when the connection is back', async ({
  page,
  hub,
  context,
}) => {
  await register(page, hub)
  await page.goto('/')
  await isPrepared(page, ['getUserInfo'])
  const status = page.getByRole('status').filter({ hasText: /offline|connected/ })
  const top = () => page.locator('main').boundingBox()
  const before = await top()
  await context.setOffline(true)
  await expect(status).toHaveText(bar)
  expect(await top()).toEqual(before)
  await isAccessible(page)
  await context.setOffline(false)
  await expect(status).toHaveText('You are connected again.')
})

test('calls without an answer bring the bar as well, and the page comes back by itself', async ({
  page,
  hub,
}) => {
  await register(page, hub)
  await page.goto('/')
  await isPrepared(page, ['getUserInfo'])
  await page.route(/\/(api|health)/, (route) => route.abort())
  await page.locator('main button').click()
  await expect(page.getByText(bar)).toBeVisible()
  await page.unrouteAll()
  await expect(page.getByText(bar)).toBeHidden({ timeout: 15_000 })
})

test('nothing of a member lies in Cache Storage', async ({ page, hub, context }) => {
  await register(page, hub)
  await page.goto('/games/normalCheckIn')
  await isPrepared(page, ['getCheckIn'])
  await page.goto('/')
  await isPrepared(page, ['getUserInfo'])
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
    const texts = await Promise.all(requests.map(async ({ url }) => (await caches.match(url))?.text()))
    return { paths: requests.map(({ url }) => new URL(url).pathname), text: texts.join('\n') }
  })
  expect(kept.paths).toContain('/offline')
  expect(kept.paths.filter((path) => !/^\/(offline$|assets\/|_i18n\/)/.test(path))).toEqual([])
  expect(kept.text).not.toContain('Mali')
  const token = (await context.cookies()).find(({ name }) => name === 'hub_token')?.value ?? ''
  expect(token).not.toBe('')
  expect(kept.text).not.toContain(token)
  expect(JSON.stringify(await keptReads(page))).not.toContain(token)
})

test('signing out empties what was kept', async ({ page, hub }) => {
  await register(page, hub)
  await page.goto('/')
  await isPrepared(page, ['getUserInfo'])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/login/)
  await expect.poll(() => keptReads(page)).toEqual([])
})

test('another member of the device never sees what the first one read', async ({ page, hub, context }) => {
  const first = await register(page, hub)
  await page.goto('/')
  await isPrepared(page, ['getUserInfo'])
  expect(JSON.stringify(await keptReads(page))).toContain(first)
  // Another tab signs somebody else in, which this one does not notice.
  await context.addCookies([{ name: 'hub_token', value: 'another-session', url: hub.origin }])
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No connection just now' })).toBeVisible()
  await expect.poll(() => keptReads(page)).toEqual([])
})

test('after a deployment no old page is served, and what the old build kept is gone', async ({ page }) => {
  test.setTimeout(240_000)
  const [before] = await deployUnder(page, makeNextBuild, async () => {
    const served = await page.reload()
    expect(await served?.text()).toContain('/icons/touch-180.png?next')
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['hub-0123456789ab'])
  })
  expect(before).not.toBe('hub-0123456789ab')
})

test('should the worker ever do harm, a build without it ends it and forgets what it kept', async ({
  page,
}) => {
  test.skip(!isFull, 'it builds the hub once more: in the full form only')
  test.setTimeout(240_000)
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
  await deployUnder(page, makeBuildWithoutWorker, async () => {
    await page.reload()
    await expect.poll(left).toEqual([])
    await page.reload()
    await hydrated(page)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect(await left()).toEqual([])
  })
})

test('a page that was on its way while the worker began is looked after as well', async ({
  page,
  context,
}) => {
  // The browser settles whether a worker answers for a page when it asks for it, not when it gets it.
  const { promise: workerBegan, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('/login', async (route) => {
    await workerBegan
    await route.continue()
  })
  const asked = page.waitForRequest('/login')
  const opened = page.goto('/login')
  await asked
  const other = await context.newPage()
  await other.goto('/register')
  await isPrepared(other)
  goOn()
  await opened
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
})

test('what a poor network kept from being fetched ahead is fetched when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await isPrepared(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await context.setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  await context.setOffline(false)
  await isPrepared(page)
})

test('where IndexedDB and workers are blocked everything else works', async ({ page, hub, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
  })
  await register(page, hub)
  await page.goto('/')
  await hydrated(page)
  await context.setOffline(true)
  await expect(page.getByText(bar)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(bar)).toBeHidden()
  await page.getByRole('link', { name: 'Play' }).click()
  await expect(page.getByRole('heading', { name: 'Daily check-in' })).toBeVisible()
})

test('the hub can be installed: manifest and icons, in the language spoken', async ({
  page,
  context,
  hub,
}) => {
  await context.addCookies([{ name: 'locale', value: 'TH', url: hub.origin }])
  await page.goto('/login')
  const devtools = await context.newCDPSession(page)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest: { lang: string; name: string; icons: { src: string }[] } = JSON.parse(data ?? '')
  expect(manifest).toMatchObject({ lang: 'th-TH', name: 'ศูนย์สมาชิก', start_url: '/', display: 'standalone' })
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type']).toBe('image/png')
  }
  expect((await page.request.get('/sw.js')).headers()['cache-control']).toBe('no-cache')
})

/** Waits until the worker has the offline page, and these calls' answers are kept. */
async function isPrepared(page: Page, calls: string[] = []) {
  await hydrated(page)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/offline')))).toBe(true)
  for (const call of calls)
    await expect.poll(async () => JSON.stringify(await keptReads(page))).toContain(`"${call}"`)
}

/** The records of the shelf, as they lie in IndexedDB. */
const keptReads = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((done, fail) => {
        const opening = indexedDB.open('hub', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('reads')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('reads').objectStore('reads').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            done(reading.result)
          }
        }
      }),
  )

async function isAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(', ')}`),
  ).toEqual([])
}

/**
 * Opens the page on a server of its own, and exchanges the build below it once the worker has kept the old one.
 * @param make puts the next build into a folder
 * @returns the caches that there were before
 */
async function deployUnder(
  page: Page,
  make: (folder: string) => Promise<unknown>,
  look: () => Promise<void>,
) {
  const home = await mkdtemp(join(tmpdir(), 'hub-next-'))
  const dist = join(home, 'dist')
  const port = await freePort()
  const start = () => startHub(port, join(home, 'data'), { home })
  const stop = async (server: ChildProcess) => {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await symlink(resolve('node_modules'), join(home, 'node_modules'))
  await symlink(resolve('dist'), dist)
  const old = await start()
  await page.goto(`http://localhost:${port}/login`)
  await isPrepared(page)
  const before = await page.evaluate(() => caches.keys())
  await stop(old)
  await rm(dist)
  await make(dist)
  const next = await start()
  await look()
  await stop(next)
  await rm(home, { recursive: true })
  return before
}

const makeBuildWithoutWorker = (folder: string) =>
  promisify(execFile)(process.execPath, ['scripts/build.ts', folder], {
    env: { ...process.env, VITE_OFFLINE: 'off' },
  })

/** This build under another name, its pages told apart by the address of an icon. */
async function makeNextBuild(folder: string) {
  await cp('dist', folder, { recursive: true })
  const client = join(folder, 'client')
  const [id = ''] = await readdir(join(client, 'offline'))
  const replaceIn = async (file: string, from: string, to: string) =>
    writeFile(file, (await readFile(file, 'utf8')).replaceAll(from, to))
  for (const name of ['sw.js.br', 'sw.js.gz']) await rm(join(client, name))
  await replaceIn(join(client, 'sw.js'), id, '0123456789ab')
  await rename(join(client, 'offline', id), join(client, 'offline/0123456789ab'))
  await replaceIn(join(folder, 'server/entry-server.js'), '/icons/touch-180.png', '/icons/touch-180.png?next')
}
