// Checks the screens that the report of a change lists as broken: each must look different with the counterexample than with the example.
// Full suite only, because it opens hundreds of pages.
import { full } from '../helpers/full.ts'
import { test as base, expect } from '@playwright/test'
import { openImpact } from '#scripts/contract/impact/index.ts'
import { figure } from '#tests/support/figures.ts'
import { changedAnswers } from '#tests/support/changedAnswers.ts'
import { disturbance, addressesOf, startWitnesses, type App } from '../helpers/disturbance.ts'
import { inTurn } from '../helpers/looks.ts'

const test = base.extend<object, { app: App }>({
  app: [
    // Playwright reads the required fixtures from this pattern: the empty pattern requires no fixture.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const { stop, ...app } = await startWitnesses()
      await use(app)
      await stop()
    },
    { scope: 'worker', timeout: 5 * 60_000 },
  ],
})

/** Maximum number of screens per change, spread over all: a change in a layout affects all of its screens alike. */
const most = 8
const sample = (paths: string[]) =>
  paths.filter((_, index) => paths.length <= most || index % Math.ceil(paths.length / most) === 0)

// No pictures of hundreds of pages.
test.use({ screenshot: 'off', trace: 'off' })

test(
  'screens reported as broken look different if they call the changed operation on load',
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

    const outcomes = await inTurn(cases, async ({ change, path }) => {
      const outcome = await disturbance(browser, app, { lookByAddress: looks, change, path })
      return { ...outcome, said: `${path}: ${change.says} ${outcome.how}` }
    })
    const askingOutcomes = outcomes.filter(({ isAsked }) => isAsked)
    const missed = askingOutcomes.filter(({ isSeen }) => !isSeen).map(({ said: summary }) => summary)
    for (const { isSeen, said: summary } of outcomes) if (!isSeen) console.log(summary)
    figure(
      'Witness',
      `${changes.length} changed answers, ${outcomes.length} screens said to break as they open, ${askingOutcomes.length} of which could be brought to ask: ${askingOutcomes.length - missed.length} look other with the witness`,
    )
    // Measured: all 55 screens called it, and 50 looked different. The limits are lower, because another contract gives other changes.
    expect(askingOutcomes.length).toBeGreaterThan(0.9 * outcomes.length)
    expect(missed.length / askingOutcomes.length, missed.join('\n')).toBeLessThanOrEqual(0.15)
  },
)
