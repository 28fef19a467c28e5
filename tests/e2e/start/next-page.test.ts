// How a page that is open fetches the next one: its code side by side at the first touch of its link, and its data beside the code.
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { register } from '../helpers/journey.ts'

test(
  'a touch of a link fetches all code of its page at once, and nobody’s first load does',
  full,
  async ({ page, hub }) => {
    await register(page, hub)
    await page.goto('/')
    const files = page.waitForResponse('**/builds/meta/*.files.json')
    await hydrated(page)
    const { loaders, routes }: { loaders: string[]; routes: Record<string, string[]> } = await (
      await files
    ).json()
    expect(loaders.length).toBeGreaterThan(0)
    const own = routes['/_default/coins'] ?? []
    const asked = (names: string[]) =>
      page.evaluate((wanted) => {
        const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
        return wanted.filter((name) => fetched.includes(name))
      }, names)
    await expect.poll(() => asked(loaders)).toEqual(loaders)
    const [screen = ''] = own
    expect(await asked([screen])).toEqual([])

    // The thumb has come down, and not gone up yet.
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Rewards', exact: true })
      .dispatchEvent('touchstart')
    await expect.poll(() => asked(own)).toEqual(own)
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
      .toContainEqual(expect.stringContaining('/coins/movementList'))
    expect(page.url()).toBe(`${hub.origin}/`)
  },
)
