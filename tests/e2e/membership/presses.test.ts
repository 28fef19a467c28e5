// Counts the presses and seconds of ten tasks of members on a phone, from the page where each task starts.
// `first-minutes.test.ts` has the tasks of a new member. Typed text and chosen files do not count as presses.
import { Buffer } from 'node:buffer'
import type { Locator, Page } from '@playwright/test'
import { unbroken } from '#api/locale/unbroken.ts'
import { measurement } from '#tests/support/measurements.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { jpeg } from '#tests/support/pictures.ts'
import { labelled, reauthenticationField } from '../helpers/fields.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { dataOf, joined, password, signedInAs } from '../helpers/member.ts'
import { addressOf, memberWithCoins } from '../helpers/membersWithCoins.ts'
import { choice } from '../helpers/questionnaire.ts'
import { checkInButton } from '../helpers/steps.ts'

// Uses a separate hub with the sample data of `npm start`.
test.use({
  world: 'presses',
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
})

const en = messagesIn('en-US')
const today = () => new Date().toISOString().slice(0, 10)
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name: typeof name === 'string' ? unbroken(name) : name })
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name: typeof name === 'string' ? unbroken(name) : name })
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first()
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Signs in a sample member, and opens the home page. */
async function openAs(page: Page, hub: Hub, account: string) {
  const { token } = await dataOf(hub, 'login', { body: { account, password: 'quiet river at night' } })
  await signedInAs(page, hub, { token, locale: 'EN' })
  await open(page, '/')
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

type Walk = {
  page: Page
  hub: Hub
  press: (target: Locator) => Promise<void>
  /** Chooses an option of a select, which counts as one press. */
  choose: (select: Locator, label: string) => Promise<void>
}

/**
 * Walks through a task in its own test.
 * @param presses maximum number of presses
 */
function limitPresses(
  name: string,
  presses: number,
  {
    prepare,
    walk,
  }: { prepare: (page: Page, hub: Hub) => Promise<unknown>; walk: (walk: Walk) => Promise<void> },
) {
  test(`a member needs at most ${presses} presses to ${name}`, async ({ page, hub }) => {
    await prepare(page, hub)
    let count = 0
    const startedAt = performance.now()
    await walk({
      page,
      hub,
      press: async (target) => {
        count += 1
        await target.click()
      },
      choose: async (select, label) => {
        count += 1
        await select.selectOption({ label })
      },
    })
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
    measurement('Presses', `${name}: ${count} presses, ${seconds} s`)
    expect(count).toBeLessThanOrEqual(presses)
  })
}

limitPresses('check in on return', 1, {
  prepare: async (page, hub) => await openAs(page, hub, 'sprout@example.com'),
  walk: async ({ page, press }) => {
    const checkIn = checkInButton(page)
    await press(checkIn)
    await expect(checkIn).toHaveText(unbroken(en['games.checkIn.done']))
  },
})

limitPresses('claim a birthday gift', 4, {
  async prepare(page, hub) {
    const { token } = await joined(hub)
    await dataOf(hub, 'modifyUserInfo', { token, body: { birthday: `1994${today().slice(4)}` } })
    await addressOf(hub, token)
    await signedInAs(page, hub, { token, locale: 'EN' })
    await open(page, '/')
  },
  async walk({ page, press }) {
    await press(page.locator('main a[href^="/gifts/momBirthdayGiftList"]').first())
    await press(page.getByRole('radio').first())
    await press(link(page, en['gifts.claim']))
    await press(button(page, en['gifts.claim']))
    await expect(page.getByRole('button', { name: en['gifts.moment.track'] })).toBeVisible()
  },
})

limitPresses('redeem coins', 4, {
  async prepare(page, hub) {
    const { token } = await memberWithCoins(page, hub, { earned: [{ coins: 400, daysAgo: 2 }] })
    await addressOf(hub, token)
    await open(page, '/')
  },
  async walk({ page, press }) {
    await press(link(page, /^Enough for/))
    await press(link(page, 'Cotton baby hat'))
    await press(link(page, /^Redeem for/))
    await press(button(page, /^Redeem for/))
    await expect(title(page)).toHaveText(unbroken(en['coins.moment.title']))
  },
})

limitPresses('enter a raffle', 3, {
  async prepare(page, hub) {
    const { token } = await joined(hub)
    await signedInAs(page, hub, { token, locale: 'EN' })
    await open(page, '/')
  },
  async walk({ page, press }) {
    const entry = page.locator('main a[href^="/activity/2025/RegistryWeekend"]').first()
    if (!(await entry.isVisible())) await press(button(page, /more$/))
    await press(entry)
    await press(button(page, en['activities.raffle.enter']))
    await expect(page.getByText(en['activities.raffle.entered'])).toBeVisible()
  },
})

limitPresses('upload a receipt', 3, {
  async prepare(page, hub) {
    const { token } = await joined(hub)
    await signedInAs(page, hub, { token, locale: 'EN' })
    await open(page, '/coins')
  },
  async walk({ page, press }) {
    await press(linkTo(page, '/activity/registerGift'))
    await press(link(page, 'Breast pump'))
    await page.getByLabel(en['activities.purchase.order']).fill('#MC-204816')
    const day = page.getByRole('group', { name: en['activities.purchase.day'] })
    await day.getByLabel(en['form.date.day']).fill(String(Number(today().slice(8))))
    await day.getByLabel(en['form.date.month']).selectOption(String(Number(today().slice(5, 7))))
    await day.getByLabel(en['form.date.year']).fill(today().slice(0, 4))
    const photo = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg) }
    await labelled(page, 'activities.purchase.files').setInputFiles([photo])
    // The form waits until the picture has arrived.
    await press(button(page, en['activities.purchase.send']))
    await expect(page.getByRole('heading', { name: en['activities.purchase.sent'] })).toBeVisible()
  },
})

limitPresses('find an order', 3, {
  prepare: async (page, hub) => await openAs(page, hub, 'sprout@example.com'),
  async walk({ page, press }) {
    await press(linkTo(page, '/about-me'))
    await press(linkTo(page, '/order'))
    await press(link(page, /Order #1042/))
    await expect(title(page)).toContainText('1042')
  },
})

limitPresses('send a message to support', 3, {
  prepare: async (page, hub) => await openAs(page, hub, 'sprout@example.com'),
  async walk({ page, press }) {
    await press(linkTo(page, '/about-me'))
    await press(linkTo(page, '/contact'))
    await labelled(page, 'support.contact.topic').selectOption('parcel')
    await labelled(page, 'support.contact.text').fill('Where is my parcel?')
    await press(button(page, en['support.contact.send']))
    await expect(page.getByRole('heading', { name: en['support.contact.sent'] })).toBeFocused()
  },
})

limitPresses('change the language', 1, {
  prepare: async (page, hub) => await openAs(page, hub, 'nest@example.com'),
  async walk({ page, choose }) {
    await choose(page.getByRole('combobox', { name: en['platform.language'] }), 'ไทย')
    await expect(page.locator('html')).toHaveAttribute('lang', /^th/)
  },
})

limitPresses('delete the account', 4, {
  async prepare(page, hub) {
    const { token } = await joined(hub, { password })
    await signedInAs(page, hub, { token, locale: 'EN' })
    await open(page, '/')
  },
  async walk({ page, press }) {
    await press(linkTo(page, '/about-me'))
    await press(linkTo(page, '/del-account'))
    await press(button(page, en['session.deletion.go']))
    await reauthenticationField(page).fill(password)
    await press(button(page, en['session.deletion.submit']))
    await expect(page.getByRole('heading', { name: en['session.goodbye.title'] })).toBeFocused()
  },
})

limitPresses('get from a printed code to the result of its questions', 9, {
  prepare: async (page) => await open(page, '/activity/packageCard/warmCup?from=card'),
  async walk({ page, press }) {
    await press(link(page, en['questionnaires.start']))
    await press(choice(page, 'At night'))
    await press(choice(page, /^5/))
    await press(button(page, en['questionnaires.form.send']))
    await expect(page).toHaveURL('/activity/packageCard/warmCup/result')
  },
})
