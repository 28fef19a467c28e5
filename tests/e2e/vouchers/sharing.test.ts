// Tests shared links: the preview that chats build from the document, the name of the inviting member, and the page that
// the friend sees.
import sharp from 'sharp'
import { axeFindings } from '../helpers/axe.ts'
import { fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { linkCodeOf } from '../helpers/friends.ts'
import { dataOf, joined, signedInAs } from '../helpers/member.ts'
import { messagesIn } from '#tests/support/messages.ts'

const en = messagesIn('en-US')

/** Reads a page as a chat does: follows redirects, and runs no scripts. */
async function previewOf(address: string, language: string) {
  const answer = await fetch(address, { headers: { 'Accept-Language': language } })
  const html = await answer.text()
  const valueOf = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`)
      .exec(html)?.[1]
      ?.replaceAll('&amp;', '&')
  return { status: answer.status, valueOf }
}

const paths = [
  '/',
  '/login',
  '/registration?linkCode=ZZZZZZZZ',
  '/activity/2025/RegistryWeekend',
  '/gifts/eMagazineItemDetail?id=2026-11&article=awake-at-three',
  '/villages/list?course=nights-shared',
  '/villages',
  '/activities',
  '/app/faq',
  '/no/such/page',
]

for (const [language, locale] of [
  ['en', 'en_US'],
  ['id', 'id_ID'],
  ['th', 'th_TH'],
  ['vi', 'vi_VN'],
] as const)
  test(
    `documents of pages have a link preview with a picture in ${locale}`,
    fullUnless(language === 'th'),
    async ({ hub }) => {
      const titles = new Set<string | undefined>()
      for (const path of paths) {
        const { valueOf } = await previewOf(hub.origin + path, language)
        expect(valueOf('og:locale'), path).toBe(locale)
        titles.add(valueOf('og:title'))
        const picture = await fetch(valueOf('og:image') ?? '')
        expect(picture.headers.get('Content-Type'), path).toBe('image/png')
        const { format, width, height } = await sharp(await picture.arrayBuffer()).metadata()
        expect({ format, width, height }, path).toEqual({ format: 'png', width: 1200, height: 630 })
      }
      expect(titles.size).toBeGreaterThan(5)
    },
  )

test('a member shows the first name on the link, and the friend sees this name and the gifts for both', async ({
  page,
  hub,
}) => {
  const { token } = await joined(hub, { firstName: 'Mali' })
  const link = `${hub.origin}/j/${await linkCodeOf(hub, token)}`
  await signedInAs(page, hub, { token, locale: 'EN' })
  await page.goto('/rewards')
  await hydrated(page)

  await test.step('the preview on the page changes with the switch, by keyboard', async () => {
    await expect(page.getByText('You’re invited')).toBeVisible()
    const toggle = page.getByRole('switch', { name: en['vouchers.referral.name'] })
    await toggle.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Mali invites you')).toBeVisible()
    await expect(toggle).toBeChecked()
    expect((await dataOf(hub, 'getReferral', { token })).showsName).toBe(true)
    const picture = page.locator('figure img')
    await expect(picture).toHaveJSProperty('naturalWidth', 1200)
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('a chat shows the name in the title', async () => {
    const { valueOf } = await previewOf(link, 'en')
    expect(valueOf('og:title')).toBe('Mali invites you')
    expect(valueOf('og:url')).toBe(link.replace('/j/', '/registration?linkCode='))
  })

  await test.step('the page of the friend names the member and the gifts', async () => {
    await page.context().clearCookies()
    await page.goto(`${link}?Language=TH&utm_source=line`)
    await hydrated(page)
    expect(new URL(page.url()).pathname).toBe('/registration')
    expect(new URL(page.url()).searchParams.get('utm_source')).toBe('line')
    await expect(page.getByRole('heading', { name: 'คุณ Mali ชวนคุณมาเป็นสมาชิก' })).toBeVisible()
    await expect(page.getByText('150 เหรียญ')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('an unknown link says so, and the friend can still join', async () => {
    await page.goto('/j/ZZZZZZZZ')
    await hydrated(page)
    await expect(page.getByText(en['session.invitation.unknown'], { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox').first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('the back button leaves the invitation', async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'คุณ Mali ชวนคุณมาเป็นสมาชิก' })).toBeVisible()
  })
})
