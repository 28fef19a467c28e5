// Tests a raffle from the entry of a member until the draw months later: the page shows the result, and the member's
// browser verifies the draw.
import { confettiOverText } from '../helpers/confetti.ts'
import { fullEverywhere } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { call, joined, password, signedInAs, dataOf } from '../helpers/member.ts'
import { messagesIn } from '#tests/support/messages.ts'

test.use({ world: 'raffle' })

const en = messagesIn('en-US')
const path = '/activity/2025/RegistryWeekend'
const day = 86_400_000

test(
  'a member enters a raffle, invites a friend, wins, and verifies the result after the draw',
  fullEverywhere,
  async ({ page, hub }) => {
    test.slow()
    const { account, token } = await joined(hub, { password })
    await signedInAs(page, hub, { token, locale: 'EN' })
    await page.goto(path)
    await hydrated(page)
    await page.setViewportSize({ width: 360, height: 740 })
    const enter = page.getByRole('button', { name: en['activities.raffle.enter'] })
    await expect(enter).toBeInViewport({ ratio: 1 })
    await enter.click()
    await expect(page.getByText(en['activities.raffle.entered'])).toBeVisible()
    expect((await confettiOverText(page)).covered).toEqual([])
    await expect(page.getByText(/^\+10 coins and 5 points for entering\.$/)).toBeVisible()
    await expect(page.getByText(/^You have \d+ coins now\.$/)).toBeVisible()

    await test.step('the member gets another ticket when a friend registers by the member’s link', async () => {
      const data = await dataOf(hub, 'getReferral', { token })
      const friend = await joined(hub, { linkCode: data.linkCode })
      await call(hub, 'enterRaffle', { body: { activityType: 'AUG00004' }, token: friend.token })
      await page.reload()
      await hydrated(page)
      await expect(page.getByText('You have 2 tickets.')).toBeVisible()
      await expect(page.getByRole('button', { name: en['activities.raffle.share'] })).toBeVisible()
    })

    const raffleFor = async (session: string) =>
      (await dataOf(hub, 'listActivities', { token: session })).items.find(
        ({ id }) => id === '2025-RegistryWeekend',
      )
    // Read the end from the hub, because development shifts the dates of campaigns.
    const closesAt = Date.parse((await raffleFor(token))?.to ?? '')
    // Close the page: after the restart it would reload with an expired session and sign out.
    await page.goto('about:blank')
    await hub.killAndRestart((closesAt + day - Date.now()) / 60_000)
    const data = await dataOf(hub, 'login', { body: { account, password } })
    await expect
      .poll(() => raffleFor(data.token), { message: 'the job has drawn the winners', timeout: 120_000 })
      .toMatchObject({ raffle: 'won' })
    await signedInAs(page, hub, { token: data.token })
    await page.goto('/activities?show=mine')
    await hydrated(page)
    const card = page.getByRole('listitem').filter({ hasText: 'Registry weekend' })
    await expect(card).toContainText('You won')
    await card.getByRole('link').click()
    await expect(page.getByText(en['activities.raffle.won'])).toBeVisible()
    await page.getByRole('button', { name: en['activities.check.go'] }).click()
    await expect(page.getByText('Everything matches')).toBeVisible()
    await expect(page.getByText(en['activities.check.seen'])).toBeVisible()
    // Wait for the notification, which is sent after all winners are drawn.
    const toldOf = async () => {
      const notices = await dataOf(hub, 'listNotices', { token: data.token })
      return notices.items.map(({ kind }) => kind)
    }
    await expect.poll(toldOf).toContain('raffle-won')
  },
)
