// Tests view transitions between a list and the page that a card of the list opens: shared elements move to their new
// position.
import type { Page } from '@playwright/test'
import { forms } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { register } from '../helpers/steps.ts'

/** Records the view transitions of the page and the names of the elements that each transition shares. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const note = (...words: string[]) => {
      document.body.dataset.carried = [document.body.dataset.carried ?? '', ...words].join(' ')
    }
    const partsOf = (end: string) =>
      document.getAnimations().flatMap(({ effect }) => {
        const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null
        const [, name] = pseudo?.split(`::view-transition-${end}(`) ?? []
        return name ? [name.slice(0, -1)] : []
      })
    const begin = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      note('begun')
      const transition = begin(change)
      const carry = async () => {
        await transition.ready
        const olds = partsOf('old')
        note(...new Set(partsOf('new').filter((name) => name !== 'root' && olds.includes(name))))
      }
      void carry()
      return transition
    }
  })

/** @returns the names of the elements that were shared since the last call */
const carried = (page: Page) =>
  page.evaluate(() => {
    const names = document.body.dataset.carried ?? ''
    delete document.body.dataset.carried
    return names.trim()
  })

const namesOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((each) => getComputedStyle(each).viewTransitionName)
      .filter((name) => name !== 'none'),
  )

async function goHome(page: Page, hub: Hub) {
  await watchTransitions(page)
  await register(page, hub)
}

async function openActivities(page: Page) {
  await page.goto('/activities')
  await hydrated(page)
}

const guidance = (page: Page) => page.getByRole('main').getByRole('link', { name: 'How activities work' })

test(
  'the elements that a card shares with its page move when the page opens and closes, and other navigation has no view transition',
  full,
  async ({ page, hub }) => {
    await goHome(page, hub)
    const expectCarried = async (...names: RegExp[]) => {
      for (const name of names)
        await expect.poll(() => page.evaluate(() => document.body.dataset.carried)).toMatch(name)
      await carried(page)
      const on = await namesOn(page)
      expect(on, 'unique transition names').toEqual([...new Set(on)])
    }
    await openActivities(page)
    await guidance(page).click()
    await expectCarried(/guidance( |$)/, /guidance-title/)
    await page.goBack()
    await expectCarried(/guidance( |$)/, /guidance-title/)
    await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click()

    await page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Addresses/ })
      .click()
    await page.getByRole('main').getByRole('link', { name: 'Add an address' }).click()
    await forms(page.getByRole('main')).waitFor()
    await page.goBack()
    await page.getByRole('navigation').getByRole('link', { name: 'Play' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play')
    expect(await carried(page), 'no transition names on other pages').toBe('')
  },
)

test.describe('pages with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('navigation has no view transition if reduced motion is enabled', full, async ({ page, hub }) => {
    await goHome(page, hub)
    await openActivities(page)
    await guidance(page).click()
    await expect(page).toHaveURL(/\/activity\/guidance$/)
    await page.goBack()
    await expect(guidance(page)).toBeVisible()
    expect(await carried(page)).toBe('')
  })
})
