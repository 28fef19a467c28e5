// Checks the screens that the report of a contract change lists as broken: each must look different when the mocks
// respond with the counterexample. Full suite only, because it opens hundreds of pages.
import { full } from '../helpers/full.ts'
import { test as base, expect } from '@playwright/test'
import { openImpact } from '#scripts/contract/impact/index.ts'
import { measurement } from '#tests/support/measurements.ts'
import { changedAnswers } from '#tests/support/changedAnswers.ts'
import { disturbance, addressesOf, startCounterexamples, type App } from '../helpers/counterexamples.ts'
import { withConcurrency } from '../helpers/looks.ts'

const test = base.extend<object, { app: App }>({
  app: [
    // Playwright reads the names of the required fixtures from this parameter. The empty pattern means that no fixture
    // is required.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const { stop, ...app } = await startCounterexamples()
      await use(app)
      await stop()
    },
    { scope: 'worker', timeout: 5 * 60_000 },
  ],
})

/**
 * Maximum number of screens to open for each change, because a change that affects a layout affects all of its screens
 * alike.
 */
const most = 8
const sample = (paths: string[]) =>
  paths.filter((_, index) => paths.length <= most || index % Math.ceil(paths.length / most) === 0)

// Disable screenshots and traces, because the test opens hundreds of pages.
test.use({ screenshot: 'off', trace: 'off' })

test(
  'each screen that is listed as broken, and that calls the changed operation on load, looks different with the counterexample',
  full,
  async ({ browser, app }) => {
    test.setTimeout(60 * 60_000)
    const { effectsOf } = await openImpact(process.cwd())
    const changes = changedAnswers(20, 20_261_123, effectsOf)
    expect(changes).toHaveLength(20)
    const cases = changes.flatMap((change) => sample(change.screens).map((path) => ({ change, path })))
    const looks = await addressesOf(
      cases.map(({ path }) => path),
      browser,
      app,
    )

    const outcomes = await withConcurrency(cases, async ({ change, path }) => {
      const outcome = await disturbance(browser, app, { lookByAddress: looks, change, path })
      return { ...outcome, said: `${path}: ${change.says} ${outcome.how}` }
    })
    const askingOutcomes = outcomes.filter(({ isAsked }) => isAsked)
    const missed = askingOutcomes.filter(({ isSeen }) => !isSeen).map(({ said: summary }) => summary)
    for (const { isSeen, said: summary } of outcomes) if (!isSeen) console.log(summary)
    measurement(
      'Counterexamples',
      `${changes.length} changed responses, ${outcomes.length} screens reported as broken when they open: ${askingOutcomes.length} of them called the operation in the test, and ${askingOutcomes.length - missed.length} looked different with the counterexample`,
    )
    // In a measurement all 55 screens called the operation, and 50 looked different. The limits are lower, because the
    // changes differ after each edit of the contract.
    expect(askingOutcomes.length).toBeGreaterThan(0.9 * outcomes.length)
    expect(missed.length / askingOutcomes.length, missed.join('\n')).toBeLessThanOrEqual(0.15)
  },
)
