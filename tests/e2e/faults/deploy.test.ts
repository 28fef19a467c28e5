// Reliability 14: a new build while tabs are open. Navigation succeeds after one reload, without an error page. missing-code.test.ts
// covers missing code.
import { buildOf, expect, test } from '../helpers/deployment.ts'
import { full } from '../helpers/full.ts'
import { hydrated } from '../helpers/hub.ts'
import { arrived, blockStorage, goToRegistration, watch } from '../helpers/missingCode.ts'

// Serial, because the next build is made once per worker.
test.describe.configure({ mode: 'default' })

test(
  'a failed page-chunk load triggers one page reload, and no error page is shown (section 2)',
  full,
  async ({ page, deployment }) => {
    const counts = await watch(page)
    await deployment.swap()
    const pressed = performance.now()
    await goToRegistration(page)
    await arrived(page)
    const took = Math.round(performance.now() - pressed)
    await hydrated(page)
    expect(await buildOf(page)).toBe(deployment.builds.next)
    expect(counts).toEqual({ loads: 1, errors: 0, faults: 0, missing: expect.any(Number) })
    console.log(
      `a tab of the build before: ${counts.loads} reload, ${counts.errors} error pages, there after ${took} ms`,
    )
  },
)

test('with blocked storage the next build is loaded with one reload', full, async ({ page, deployment }) => {
  await blockStorage(page)
  const counts = await watch(page)
  await deployment.swap()
  await goToRegistration(page)
  await arrived(page)
  expect(counts).toMatchObject({ loads: 1, errors: 0, faults: 0 })
})

test(
  'a newer build is detected and loaded by one full load on the next navigation (section 7)',
  full,
  async ({ page, deployment }) => {
    await page.clock.install()
    // The deferred start runs when the browser is idle, with the country lookup.
    const startedRest = page.waitForRequest('**/getIpIsoCode')
    const counts = await watch(page)
    await startedRest
    await deployment.swap()
    const meta = page.waitForResponse('**/builds/meta/*.json')
    await page.clock.fastForward(16 * 60_000)
    expect((await meta).status()).toBe(200)
    expect(counts.loads).toBe(0)

    await goToRegistration(page)
    await arrived(page)
    await hydrated(page)
    expect(await buildOf(page)).toBe(deployment.builds.next)
    expect(counts).toEqual({ loads: 1, errors: 0, faults: 0, missing: 0 })
    console.log(
      `a newer build that was noticed: ${counts.loads} load at the next page, ${counts.missing} missing files`,
    )
  },
)
