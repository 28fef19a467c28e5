// Tests access to activity pages: permission codes, activity status, and a configuration that fails to load.
import type { Page } from '@playwright/test'
import { unbroken } from '#api/locale/unbroken.ts'
import { full, fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { register } from '../helpers/steps.ts'

test.use({ locale: 'th-TH' })

const notFound = 'ไม่พบกิจกรรม'

async function refused(page: Page, path: string, status: 403 | 404) {
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(status)
  await expect(page.getByRole('heading')).toHaveText(notFound)
}

/** Calls the API as the signed-in member. */
async function call(page: Page, hub: Hub, { path, data }: { path: string; data: object }) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'hub_token')?.value
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await page.request.post(`/api/station/activity/${path}`, { data, headers })
  expect(await answer.json()).toHaveProperty('code', 200)
}

test('a route that needs an activity permission code shows a 403 page unless the user’s activityList contains the code (section 6 of the specification)', async ({
  page,
  hub,
}) => {
  await refused(page, '/activity/signIn', 403)
  await register(page, hub)
  await refused(page, '/activity/signIn', 403)
  await call(page, hub, { path: 'join', data: { activityId: '2026-MorningCircle' } })
  await page.goto('/activity/signIn')
  await expect(page).toHaveURL(`${hub.origin}/games/checkIn`)
  await expect(page.getByText('รับ 3 เหรียญ แล้ว')).toBeVisible()
})

test(
  'EventRegistration shows a 403 page unless the user has a token and the route’s permission code in the activityList (section 2 of the specification)',
  full,
  async ({ page, hub }) => {
    const path = '/activity/2025/EventRegistration'
    await refused(page, path, 403)
    await register(page, hub)
    await refused(page, path, 403)
    await call(page, hub, {
      path: 'join',
      data: { activityId: '2025-EventRegistration', invitationCode: 'MORNING-2027' },
    })
    expect((await page.goto(path))?.status()).toBe(200)
    await hydrated(page)
    await page.getByRole('button', { name: 'จองที่นั่ง' }).click()
    await expect(page.getByText('จองที่นั่งให้คุณแล้ว')).toBeVisible()
    await page.getByRole('button', { name: 'คืนที่นั่งของฉัน' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'คืนที่นั่ง' }).click()
    await expect(page.getByRole('button', { name: 'จองที่นั่ง' })).toBeVisible()
  },
)

for (const [name, answer] of [
  ['if the config activityStatus is 1', { status: 200, body: { code: 200, data: { activityStatus: 1 } } }],
  ['if the config call fails', { status: 500, body: { code: 500, message: '' } }],
] as const)
  test(
    `${name}, activity pages show a 404 page with the message Activity not found (section 2 of the specification)`,
    fullUnless(answer.status === 500),
    async ({ page, hub }) => {
      await register(page, hub)
      await page.route('**/activity/{getBabyListActivityConfig,checkRaffleStatus}', (route) =>
        route.fulfill({ status: answer.status, json: answer.body }),
      )
      await hydrated(page)
      for (const path of [
        '/activity/2025/Mamaglow',
        '/activity/2025/EventRegistration',
        '/activity/2025/RegistryWeekend',
      ]) {
        await page.evaluate((to) => {
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate'))
        }, path)
        await expect(page.getByRole('heading', { name: notFound })).toBeVisible()
        await page.goBack()
        await expect(page.getByRole('link', { name: unbroken('เช็คอินรายวัน') })).toBeVisible()
      }
    },
  )

test(
  'RegistryWeekend redirects a user without a login token to /login with a return URL and the source activity_RegistryWeekend (section 2 of the specification)',
  full,
  async ({ page, hub }) => {
    const path = '/activity/2025/RegistryWeekend'
    await page.goto(path)
    const login = new URL(page.url())
    expect(login.pathname).toBe('/login')
    expect(Object.fromEntries(login.searchParams)).toEqual({
      redirect: hub.origin + path,
      source: 'activity_RegistryWeekend',
    })
    await register(page, hub)
    expect((await page.goto(path))?.status()).toBe(200)
    await hydrated(page)
    await page.getByRole('button', { name: 'ร่วมลุ้นรางวัล' }).click()
    await expect(page.getByText('คุณร่วมลุ้นแล้ว')).toBeVisible()
  },
)
