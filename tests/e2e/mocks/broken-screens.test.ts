// Checks that the screens that the report of a change calls broken are so: each gets the witness of the change in the place of
// the example it was made of, and has to look other than with the example. In the full form alone: it opens hundreds of pages.
import { full } from '../helpers/full.ts'
import { test as base, expect } from '@playwright/test'
import { openImpact } from '#scripts/contract/impact/index.ts'
import { figure } from '#tests/support/figures.ts'
import { changedAnswers } from '#tests/support/changedAnswers.ts'
import { disturbance, addressesOf, startWitnesses, type App } from '../helpers/disturbance.ts'
import { inTurn } from '../helpers/looks.ts'

const test = base.extend<object, { app: App }>({
  app: [
    // Playwright reads which fixtures are wanted from this pattern: none.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const { stop, ...app } = await startWitnesses()
      await use(app)
      await stop()
    },
    { scope: 'worker', timeout: 5 * 60_000 },
  ],
})

/** What stands in a layout is read by all of its screens, which are then alike: a few, spread over all. */
const most = 8
const sample = (paths: string[]) =>
  paths.filter((_, index) => paths.length <= most || index % Math.ceil(paths.length / most) === 0)

// Pages that are opened by hundreds leave no pictures.
test.use({ screenshot: 'off', trace: 'off' })

// It opens hundreds of pages.
test(
  'screens that are called broken and ask for the answer as they open are seen to be',
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
    // All 55 were brought to ask, and 50 of them seen: floors, for another contract draws other changes.
    expect(askingOutcomes.length).toBeGreaterThan(0.9 * outcomes.length)
    expect(missed.length / askingOutcomes.length, missed.join('\n')).toBeLessThanOrEqual(0.15)
  },
)
