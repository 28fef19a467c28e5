// Tests check-in games from end to end, and the reasons that pages show if a game cannot be played.
import type { Page } from '@playwright/test'
import { unbroken } from '#api/locale/unbroken.ts'
import { eq } from 'drizzle-orm'
import { checkInFor } from '#api/games/checkIn.ts'
import { spend } from '#api/ledger/ledger.ts'
import { members } from '#api/members/tables.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { joined, signedInAs } from '../helpers/member.ts'
import { messagesIn } from '#tests/support/messages.ts'

const en = messagesIn('en-US')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const moreToPlay = (page: Page, name: string) =>
  page.getByRole('list', { name: en['games.more.title'] }).getByRole('link', { name })

/** Signs in a member whose only check-in was `daysAgo` days ago. */
async function player(
  page: Page,
  hub: Hub,
  { countryCode, daysAgo }: { countryCode: string; daysAgo: number },
) {
  const { uid, token } = await joined(hub, { countryCode })
  await signedInAs(page, hub, { token, locale: 'EN' })
  await hub.onDatabase(({ db }) =>
    checkInFor(db, playing(uid, countryCode), { name: 'normalCheckIn', now: before(daysAgo) }),
  )
  return uid
}

const playing = (id: string, countryCode: string) => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { id, timeZone, countryCode, visitedCheckIn: true, babyContentSilencedAt: null }
}
const before = (days: number) => new Date(Date.now() - days * 86_400_000)

test('a member makes up missed days for free and for coins, checks in, pauses the game, and plays another game', async ({
  page,
  hub,
}) => {
  await player(page, hub, { countryCode: 'TH', daysAgo: 4 })
  await page.goto('/games/normalCheckIn')
  await hydrated(page)

  await test.step('making up one missed day is free, and making up the next costs coins', async () => {
    await expect(page.getByText(en['games.makeUp.gift'])).toBeVisible()
    await button(page, /^Catch up for free/)
      .first()
      .click()
    await expect(page.getByText(/^You’ve made up .+\. You earned/)).toBeVisible()
    await expect(page.getByText(en['games.makeUp.gift'])).toHaveCount(0)
    await button(page, /^Catch up for 5 coins/)
      .first()
      .click()
    await expect(page.getByText(unbroken(en['games.makeUp.used']))).toBeVisible()
    await expect(button(page, /^Catch up/)).toHaveCount(0)
  })

  await test.step('after the check-in the page shows that today is done, and the reward for tomorrow', async () => {
    await button(page, /^Check in for/).click()
    await expect(button(page, en['games.checkIn.done'])).toBeVisible()
    await expect(page.getByText(/^Tomorrow brings \d+ coins$/)).toBeVisible()
    const legend = page.getByRole('list', { name: en['games.checkIn.legend'] })
    // Expect only marks that occur in the calendar of this month. Missed days may be in the previous month, and the
    // next special day may be in the next month.
    const days = await page.getByRole('table').getByRole('cell').allTextContents()
    const marks = ['Checked in', 'Made up', 'Not checked in', 'Something special']
    const dayMarks = marks.filter((mark) => days.some((day) => day.includes(mark)))
    expect(dayMarks).toContain('Checked in')
    await expect(legend.getByRole('listitem')).toHaveText(dayMarks)
  })

  await test.step('the member pauses the game from tomorrow on and then ends the pause', async () => {
    await button(page, en['games.pause.open']).click()
    await page.getByRole('radio', { name: '3 days' }).click()
    await button(page, 'Pause for 3 days').click()
    await expect(heading(page, 'Your pause begins tomorrow')).toBeVisible()
    await button(page, en['games.pause.resume']).click()
    await expect(button(page, en['games.pause.open'])).toBeVisible()
  })

  await test.step('the game Pop In grants bonus coins and shows no streak', async () => {
    await moreToPlay(page, 'Pop In').click()
    await expect(page).toHaveURL(`${hub.origin}/games/checkIn`)
    await expect(heading(page, 'Pop In')).toBeVisible()
    await expect(heading(page, en['games.bonus'])).toBeVisible()
    await expect(page.getByText(/in a row/)).toHaveCount(0)
    await button(page, 'Take 3 coins').click()
    await expect(button(page, en['games.bonus.done'])).toBeVisible()
  })
})

test('the Play tab opens the game of the home page with its streak, and a full week of check-ins is celebrated until the end of the day', async ({
  page,
  hub,
}) => {
  const uid = await player(page, hub, { countryCode: 'US', daysAgo: 6 })
  await hub.onDatabase(async ({ db }) => {
    for (let daysAgo = 5; daysAgo > 0; daysAgo -= 1)
      await checkInFor(db, playing(uid, 'US'), { name: 'normalCheckIn', now: before(daysAgo) })
  })
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('main').getByText('6 days in a row')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Play' }).click()
  await expect(page).toHaveURL(`${hub.origin}/games`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play')
  await expect(heading(page, '6 days in a row')).toBeVisible()
  await expect(page.getByText('1 more day, and it’s 7 in a row')).toBeVisible()
  await button(page, /^Check in for/).click()
  const moment = page.getByText('One whole week', { exact: true })
  await expect(moment).toBeVisible()
  await expect(page.getByRole('main').getByText('One whole week · You earned 30 coins.')).toBeVisible()
  // The page shows the reward, so no toast repeats it.
  await expect(page.getByRole('region', { name: en['platform.notices'] })).not.toContainText('You earned')
  await page.reload()
  await expect(moment).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('main').getByText('7 days in a row')).toBeVisible()
})

test('a missed day has a plain dot in the calendar, and the page offers to make up the day', async ({
  page,
  hub,
}) => {
  await player(page, hub, { countryCode: 'TH', daysAgo: 2 })
  await page.goto('/games/normalCheckIn')
  const week = page.getByRole('list', { name: en['games.checkIn.week'] })
  const missed = week.getByRole('listitem').filter({ hasText: 'not checked in' })
  await expect(missed).toHaveCount(1)
  await expect(missed.locator('path')).toHaveCount(0)
  await expect(missed.locator('.amount')).toHaveCount(0)
  await expect(button(page, /^Catch up/)).toHaveCount(1)
})

test(
  'a game of another country, a future game and a past game show why they cannot be played, and a failed make-up shows its price',
  full,
  async ({ page, hub }) => {
    const uid = await player(page, hub, { countryCode: 'ID', daysAgo: 2 })
    await page.goto('/games/blackFridayCheckIn')
    await expect(heading(page, en['games.closed.region'])).toBeVisible()
    await expect(page.getByText(/Thailand, Vietnam, and United States/)).toBeVisible()
    await hydrated(page)

    await moreToPlay(page, 'Mother’s Day').click()
    await expect(heading(page, /^It begins on /)).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)

    await test.step('a member cannot make up a day without enough coins', async () => {
      await hub.onDatabase(({ db }) => {
        // All coins: 20 for joining, and 5 for the check-in.
        const coins = { memberId: uid, amount: 25, purpose: 'campaign', reference: `test:${uid}` } as const
        return spend(db, { ...coins, occurredAt: new Date() })
      })
      await page.getByRole('link', { name: unbroken(en['games.closed.go']) }).click()
      await button(page, /^Catch up for 5 coins/).click()
      const alert = page.getByRole('alert').filter({ hasText: 'Nothing was charged' })
      await expect(alert).toContainText('It takes 5 coins.')
      await button(page, en['games.makeUp.again']).click()
      await expect(alert).toHaveCount(0)
    })

    await hub.onDatabase(({ db }) => db.update(members).set({ countryCode: 'TH' }).where(eq(members.id, uid)))
    await page.goto('/games/blackFridayCheckIn')
    await expect(heading(page, en['games.closed.over'])).toBeVisible()
    await expect(page.getByText(/What you won stays yours\.$/)).toBeVisible()
  },
)
