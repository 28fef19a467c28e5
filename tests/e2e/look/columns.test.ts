// Tests the empty space in wide pages: at most 55 % of a column is empty on screens with content, and no card in a column
// is more than a tenth taller than its content; for each sample member, on a tablet and two desktops. The quick suite
// checks a few screens.
import { pictured, type MemberScreen } from '#scripts/screens.ts'
import { measurement } from '#tests/support/measurements.ts'
import { emptyStrips, fullnessOf } from '../helpers/columns.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { dataOf } from '../helpers/member.ts'
import type { Page } from '@playwright/test'

const password = 'quiet river at night'
const usual = 'sprout'

const windows = [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** Pages with long texts are exempt: their lines have a limited length, and their navigation is sticky. */
const reading = new Set(['e-magazine-article', 'village-chapter', 'privacy', 'terms-and-conditions'])

/** Screen that is exempt because its grid has only one card if the member saves for a single product. */
const beginning = new Set(['loyal-mall'])

const looked = pictured.filter(({ name }) => !reading.has(name) && !beginning.has(name))
const few = ['about-me', 'coins', 'coupons', 'villages', 'address-form']

test('five selected screens have no empty columns', async ({ page, hub }) => {
  await signIn(page, hub, usual)
  for (const screen of looked.filter(({ name }) => few.includes(name))) await lookAt(page, screen)
})

const screensByMember = Map.groupBy(looked, ({ signedIn, member = usual }) => (signedIn ? member : ''))
for (const [member, screens] of screensByMember)
  test(`${member || 'a visitor'} sees no screen with empty columns`, full, async ({ page, hub }) => {
    test.setTimeout(900_000)
    if (member) await signIn(page, hub, member)
    for (const screen of screens) await lookAt(page, screen)
    measurement('Columns', `${member || 'a visitor'}: ${screens.length} screens without empty columns`)
  })

async function signIn(page: Page, hub: Hub, member: string) {
  const data = await dataOf(hub, 'login', { body: { account: `${member}@example.com`, password } })
  await page.context().addCookies([{ name: 'hub_token', value: data.token, url: hub.origin }])
}

async function lookAt(page: Page, { name, path, follow = [], nth = 0 }: MemberScreen) {
  await page.goto(path)
  for (const [step, link] of [follow].flat().entries()) {
    const href = await page
      .locator(link)
      .nth(step === 0 ? nth : 0)
      .getAttribute('href')
    await page.goto(href ?? '')
  }
  await hydrated(page)
  await page.waitForFunction(() => !document.querySelector('main .animate-breathe'))
  for (const size of windows) {
    await page.setViewportSize(size)
    const shares = await fullnessOf(page)
    expect.soft(emptyStrips(shares), `${name} at ${size.width} px: ${shares.empty.join(' ')}`).toEqual([])
    expect.soft(shares.hollow, `hollow cards of ${name} at ${size.width} px`).toEqual([])
  }
}
