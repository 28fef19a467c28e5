// Tests `/activities`: a member finds an activity, joins it by invitation link or code, and continues to its page.
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { signedIn } from '../helpers/member.ts'
import { messagesIn } from '#tests/support/messages.ts'

const en = messagesIn('en-US')

test('a member finds an activity, joins it with an invitation code, and continues to its page', async ({
  page,
  hub,
}) => {
  await signedIn(page, hub, { locale: 'EN' })
  await page.goto('/activities?join=2025-EventRegistration&token=MORNING-2027')
  await hydrated(page)
  await expect(page).toHaveURL(`${hub.origin}/activities?join=2025-EventRegistration`)
  const code = page.getByLabel(en['activities.join.code'])
  await expect(code).toHaveValue('MORNING-2027')
  await page.getByRole('button', { name: en['activities.join.submit'] }).click()
  await expect(page).toHaveURL(`${hub.origin}/activity/2025/EventRegistration`)
  await expect(page.getByRole('button', { name: en['activities.event.register'] })).toBeVisible()

  await test.step('the activity that the member joined is listed under “mine”', async () => {
    await page.goto('/activities')
    await hydrated(page)
    const card = page.getByRole('listitem').filter({ hasText: 'Parents’ mornings' })
    await expect(card).toContainText('Joined')
    await page.getByRole('tab', { name: en['activities.show.mine'] }).click()
    await expect(page).toHaveURL(`${hub.origin}/activities?show=mine`)
    await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveText(['Parents’ mornings'])
    await card.getByRole('link').click()
    await expect(page).toHaveURL(`${hub.origin}/activity/2025/EventRegistration`)
  })

  await test.step('a member reserves a seat at an event, starts to cancel it but keeps it, and then cancels it', async () => {
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: en['activities.event.register'] }).click()
    await page.getByRole('button', { name: en['activities.event.cancel'] }).click()
    await dialog.getByRole('button', { name: en['activities.event.cancel.keep'] }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: en['activities.event.cancel'] }).click()
    await dialog.getByRole('button', { name: en['activities.event.cancel.go'] }).click()
    await expect(page.getByRole('button', { name: en['activities.event.register'] })).toBeVisible()
  })
})

test(
  'an event is shown in the member’s time zone, regardless of the time zone of the device',
  full,
  async ({ hub, otherBrowser }) => {
    const context = await otherBrowser({ timezoneId: 'America/New_York' })
    const page = await context.newPage()
    await signedIn(page, hub, { locale: 'EN', timeZone: 'Asia/Bangkok' })
    await page.goto('/activities?join=2025-EventRegistration&token=MORNING-2027')
    await hydrated(page)
    await page.getByRole('button', { name: en['activities.join.submit'] }).click()
    const event = page.getByRole('region', { name: en['activities.event.title'] })
    await expect(event).toContainText('GMT+7')
    // Check that the HTML of the server has the time in the member's time zone as well.
    const rendered = await (await page.goto(page.url()))?.text()
    expect(rendered).toContain('GMT+7')
    await hydrated(page)
    await expect(event).toContainText('GMT+7')
  },
)

test(
  'an activity that requires a code links to the form for the code, a wrong code shows an error, and an empty list links to all activities',
  full,
  async ({ page, hub }) => {
    await signedIn(page, hub, { locale: 'EN', countryCode: 'ID' })
    await page.goto('/activities?show=mine')
    await hydrated(page)
    await page.getByRole('link', { name: en['activities.none.toOpen'] }).click()
    await page.getByRole('link', { name: 'Parents’ mornings' }).click()
    await page.getByLabel(en['activities.join.code']).fill('not-this-one')
    await page.getByRole('button', { name: en['activities.join.submit'] }).click()
    await expect(page.getByText('This invitation code isn’t right.').first()).toBeVisible()

    await page.goto('/activity/signIn')
    await expect(page.getByRole('heading')).toHaveText(en['activities.notFound'])
    await page.getByRole('link', { name: en['activities.forbidden.toJoin'] }).click()
    await page.getByRole('button', { name: en['activities.join.submit'] }).click()
    await expect(page).toHaveURL(`${hub.origin}/games/checkIn`)
  },
)
