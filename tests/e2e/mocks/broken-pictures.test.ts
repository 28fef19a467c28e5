// Tests the screenshots in the report of a contract change: one of a page with its example response, and one of the
// same page with a response that lacks a displayed value. Full suite only, because the development server takes half a
// minute to show its first page.
import { expect, test } from '@playwright/test'
import { defaultMessages, print } from '@members-hub/contract-check'
import { hubMessages } from '#scripts/contract/hub.ts'
import { withPictures } from '#scripts/contract/counterexamplePictures.ts'
import { full } from '../helpers/full.ts'

test('the report shows screenshots of a page before and after a contract change', full, async ({ page }) => {
  test.slow()
  const finding = {
    fingerprint: 'f1',
    kind: 'removed' as const,
    sentence: 'Coins.rescue is gone.',
    lines: {},
    verdict: 'broken' as const,
    subjects: [],
    effects: [],
    builds: [],
    pages: [
      {
        name: '/coins',
        usual: '/coins?getCoins=coins',
        changed: '/coins?getCoins=coins&getCoins/data/rescue=',
      },
    ],
  }
  const findings = await withPictures([finding])
  const report = {
    base: 'main',
    findings,
    problems: [],
    notes: [],
    trials: [],
    words: { ...defaultMessages, ...hubMessages },
  }
  await page.setContent(print(report, 'html'))
  const heightOf = async (name: string) => {
    const image = page.getByRole('img', { name })
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalHeight))
      .toBeGreaterThan(700)
    return await image.evaluate((element: HTMLImageElement) => element.naturalHeight)
  }
  // Expect a lower page in the second screenshot, which lacks the message about expiring coins.
  expect(await heightOf('/coins after')).toBeLessThan(await heightOf('/coins before'))
})
