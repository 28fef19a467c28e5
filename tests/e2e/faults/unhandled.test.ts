// Tests uncaught errors (section 8 of the specification): a page that is still intact stays open and reports the error,
// and a page that lost its content is replaced by the error page.
import { operations } from '#generated/operations.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { valueAt } from '#shared/unknown.ts'
import { accountField } from '../helpers/fields.ts'
import { full, fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test as base } from '../helpers/hub.ts'
import { signedIn } from '../helpers/member.ts'

const en = messagesIn('en-US')

const test = base.extend({
  // Accept the error messages that this test causes on purpose.
  // oxlint-disable-next-line eslint/no-empty-pattern
  watched: async ({}, use) => use(),
})

test(
  'after an error in a timer and a rejected promise, the page stays intact and reports each error once (section 8 of the specification)',
  full,
  async ({ page, hub }) => {
    await signedIn(page, hub, { locale: 'EN', agreeTracking: true })
    const eventNames: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(operations.reportEvent.path))
        eventNames.push(String(valueAt(request.postDataJSON(), 'eventName')))
    })
    await page.goto('/coins')
    await hydrated(page)
    await expect.poll(() => eventNames).toEqual(['page_visit'])
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('A timer failed.')
      })
      void Promise.reject(new Error('A promise failed.'))
    })
    // Events are sent in batches after five seconds; by then the error page would be visible.
    await expect.poll(() => eventNames).toEqual(['page_visit', 'page_fault'])
    await expect(page.getByRole('heading', { name: en['platform.fault'] })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: en['coins.title'] })).toBeVisible()
  },
)

type AppRouter = { options: { context: { app: AppContext } } }

const breakages = {
  'an error in a timer': () => {
    setTimeout(() => {
      document.querySelector('main')?.remove()
      throw new Error('A timer failed.')
    })
  },
  'a rejected promise': () => {
    document.body.replaceChildren()
    void Promise.reject(new Error('A promise failed.'))
  },
  'an error outside of the routes': () => {
    const router: AppRouter | undefined = window.__TSR_ROUTER__
    const toasts = router?.options.context.app.toasts
    if (!toasts) throw new Error('App not found.')
    const { get } = toasts
    toasts.get = () => {
      throw new Error('The toasts failed.')
    }
    addEventListener('error', () => (toasts.get = get), { once: true })
    toasts.show('info', 'Words')
  },
}

for (const [name, breakPage] of Object.entries(breakages))
  test(
    `the error page appears, and can reload the page, after ${name} removed the page’s content (section 8 of the specification)`,
    fullUnless(name === 'an error outside of the routes'),
    async ({ page }) => {
      await page.goto('/login')
      await hydrated(page)
      await expect(page.getByRole('region', { name: en['platform.notices'] })).toBeAttached()
      await page.evaluate(breakPage)
      await expect(page.getByRole('heading', { level: 1, name: en['platform.fault'] })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(en['platform.fault']))
      const again = page.getByRole('button', { name: en['platform.tryAgain'] })
      expect(await again.evaluate((button) => getComputedStyle(button).borderRadius)).not.toBe('0px')
      await again.click()
      await expect(accountField(page)).toBeVisible()
      await expect(page.getByRole('heading', { name: en['platform.fault'] })).toHaveCount(0)
    },
  )

test('a page that the user leaves reports its performance and its errors, but neither the account nor the error messages', async ({
  page,
  hub,
}) => {
  await signedIn(page, hub, { locale: 'EN' })
  const reports: { report: unknown; hasToken: boolean }[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith(operations.reportPage.path)) return
    reports.push({ report: request.postDataJSON(), hasToken: 'authorization' in request.headers() })
  })
  // Test hubs measure the performance of no page (VITALS_SHARE=0), so enable the measurement for this page before its
  // scripts run.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => (document.documentElement.dataset.vitalsShare = '1'))
  })
  const measured = page.waitForResponse((answer) => answer.url().includes('followVitals'))
  await page.goto('/coins')
  await hydrated(page)
  await measured
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('canary@example.com')
    })
    void Promise.reject(new Error('canary@example.com'))
  })
  await page.getByRole('navigation').getByRole('link', { name: en['platform.nav.home'] }).click()
  const failed = { page: '/coins', faults: { uncaught: 1, rejected: 1 } }
  await expect.poll(() => reports).toEqual([{ report: failed, hasToken: false }])
  // Simulate a hidden tab instead of a closed tab, because Playwright does not see the requests of a closed page.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect.poll(() => reports.length).toBe(2)
  const vitals = { ttfb: expect.any(Number), fcp: expect.any(Number), lcp: expect.any(Number) }
  expect(reports[1]).toMatchObject({ report: { page: '/coins', vitals }, hasToken: false })
  for (const { report } of reports) operations.reportPage.body.parse(report)
})
