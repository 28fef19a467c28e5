// Tests the preloading of the next page. The first touch of a link loads all chunks of the linked page in parallel, and
// loads the data of the page at the same time.
import * as z from 'zod/mini'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { register } from '../helpers/steps.ts'

const fileList = z.object({
  loaders: z.array(z.string()),
  routes: z.record(z.string(), z.array(z.string())),
})

test(
  'touching a link fetches all chunks of the linked page in parallel, and the first page load does not include these chunks',
  full,
  async ({ page, hub }) => {
    await register(page, hub)
    await page.goto('/')
    const files = page.waitForResponse('**/builds/meta/*.files.json')
    await hydrated(page)
    const { loaders, routes } = fileList.parse(await (await files).json())
    expect(loaders.length).toBeGreaterThan(0)
    const screenChunks = routes['/_default/coins'] ?? []
    const fetchedOf = (names: string[]) =>
      page.evaluate((chunkNames) => {
        const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
        return chunkNames.filter((name) => fetched.includes(name))
      }, names)
    await expect.poll(() => fetchedOf(loaders)).toEqual(loaders)
    const [screen = ''] = screenChunks
    expect(await fetchedOf([screen])).toEqual([])

    // Simulate a finger that touches the link and is not lifted yet.
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Rewards', exact: true })
      .dispatchEvent('touchstart')
    await expect.poll(() => fetchedOf(screenChunks)).toEqual(screenChunks)
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
      .toContainEqual(expect.stringContaining('/coins/movementList'))
    expect(page.url()).toBe(`${hub.origin}/`)
  },
)

test(
  'touching a link requests the data of the linked page before any other task runs',
  full,
  async ({ page, hub }) => {
    await register(page, hub)
    await page.goto('/')
    await hydrated(page)
    // Repeat the touch, because a touch has no effect before the route loaders are loaded.
    await page.route('**/coins/movementList', (route) => route.abort())
    const link = page.getByRole('navigation').getByRole('link', { name: 'Rewards', exact: true })
    const askedAtOnce = () =>
      link.evaluate(async (touched) => {
        const paths: string[] = []
        const send = window.fetch
        window.fetch = (request) => {
          paths.push(request instanceof Request ? new URL(request.url).pathname : String(request))
          return send(request)
        }
        touched.dispatchEvent(new Event('touchstart', { bubbles: true }))
        // Run pending microtasks without starting another task.
        for (let turn = 0; turn < 200; turn += 1) await Promise.resolve()
        window.fetch = send
        return paths
      })
    await expect.poll(askedAtOnce).toContainEqual(expect.stringContaining('/coins/movementList'))
  },
)
