// Tests the deployment of a new build while tabs are open, on a hub that keeps the assets of all builds in one folder
// (ASSETS_FOLDER). Tabs of the previous build continue without a reload. deploy.test.ts covers hubs without such a
// folder.
import { buildOf, expect, test } from '../helpers/deployment.ts'
import { full } from '../helpers/full.ts'
import { hydrated } from '../helpers/hub.ts'
import { arrived, goToRegistration, watch } from '../helpers/missingCode.ts'

test.use({ sharesAssets: true })

test(
  'a page of the previous build loads its code without a reload while the server serves the next build',
  full,
  async ({ page, deployment }) => {
    const counts = await watch(page)
    await deployment.swap()
    const chunk = page.waitForResponse('**/assets/registration-*.js')
    await goToRegistration(page)
    expect((await chunk).headers()['cache-control']).toContain('immutable')
    await arrived(page)
    expect(await buildOf(page)).toBe(deployment.builds.first)
    expect(counts).toEqual({ loads: 0, errors: 0, faults: 0, missing: 0 })

    await page.reload()
    await hydrated(page)
    expect(await buildOf(page)).toBe(deployment.builds.next)
  },
)
