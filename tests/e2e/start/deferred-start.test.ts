// Tests that the deferred start (src/deferredStart.ts), such as sending queued check-ins, waits for the code of the
// layout.
import { hydrated as hydrationEvent } from '#src/runtime/preHydrationClicks/names.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { full } from '../helpers/full.ts'
import { register } from '../helpers/steps.ts'
import { withoutScripts } from '../helpers/slow.ts'

test(
  'the deferred start waits for the code of the layout, because the start may change content that is not hydrated yet',
  full,
  async ({ page, hub }) => {
    await register(page, hub)
    // Ignore the deferred start of the previous page.
    await page.goto('about:blank')
    const release = await withoutScripts(page, '**/assets/_default-*.js')
    await page.addInitScript((event) => {
      addEventListener(event, () => (document.documentElement.dataset.hydrating = 'true'))
    }, hydrationEvent)
    const started: string[] = []
    page.on('request', (request) => {
      if (/\/deferredStart-/.test(request.url())) started.push(request.url())
    })
    await page.goto('/')
    await expect(page.getByRole('document')).toHaveAttribute('data-hydrating', 'true')
    // Wait until the browser was idle three times, because the deferred start also waits for an idle browser.
    const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    for (const _ of [1, 2, 3]) await idle()
    expect(started).toEqual([])
    release()
    await hydrated(page)
    await expect.poll(() => started).toHaveLength(1)
  },
)
