// Tests the deployment of a new build while tabs are open. Navigation succeeds after one reload, without an error page.
// missing-code.test.ts covers code that no build has any more.
import { buildOf, expect, test } from '../helpers/deployment.ts'
import { full } from '../helpers/full.ts'
import { hydrated } from '../helpers/hub.ts'
import { arrived, blockStorage, goToRegistration, watch } from '../helpers/missingCode.ts'

// Run these tests serially in one worker, which makes the next build only once.
test.describe.configure({ mode: 'default' })

test(
  'if the chunk of a page fails to load, the page is reloaded once, and no error page is shown (section 2 of the specification)',
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
      `tab of the previous build: ${counts.loads} reload, ${counts.errors} error pages, page shown after ${took} ms`,
    )
  },
)

test('one reload loads the next build even if storage is blocked', full, async ({ page, deployment }) => {
  await blockStorage(page)
  const counts = await watch(page)
  await deployment.swap()
  await goToRegistration(page)
  await arrived(page)
  expect(counts).toMatchObject({ loads: 1, errors: 0, faults: 0 })
})

test(
  'the next navigation detects a newer build and loads it by one document load (section 7 of the specification)',
  full,
  async ({ page, deployment }) => {
    await page.clock.install()
    // Wait for the country lookup, which is part of the deferred start and runs when the browser is idle.
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
      `detected newer build: ${counts.loads} document load at the next navigation, ${counts.missing} missing files`,
    )
  },
)
