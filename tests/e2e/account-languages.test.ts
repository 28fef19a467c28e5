// A member's whole stay in each of the four languages: in by a code, through every page of the account with a change on each,
// the end of it, and the way back. What goes wrong on the way is tried in the tests of each page.
import { unbroken } from '../../api/locale/unbroken.ts'
import { isFull } from '../support/figures.ts'
import { filledInPassword, submitButton } from './fields.ts'
import { expect, hydrated, test } from './hub.ts'
import { joined, password, speak } from './member.ts'
import { messagesIn } from '../support/messages.ts'

const en = messagesIn('en-US')
const id = messagesIn('id-ID')
const th = messagesIn('th-TH')
const vn = messagesIn('vi-VN')

const languages = [
  { locale: 'EN', countryCode: 'US', says: en },
  { locale: 'ID', countryCode: 'ID', says: id },
  { locale: 'TH', countryCode: 'TH', says: th },
  { locale: 'VN', countryCode: 'VN', says: vn },
] as const

// Vietnamese in the quick form: the tests of each page speak the others.
for (const { locale, countryCode, says } of isFull ? languages : languages.slice(3))
  test(`a member's account in ${locale}: every page, a change on each, and back after its end`, async ({
    page,
    hub,
  }) => {
    const { account } = await joined(hub, { countryCode })
    const submit = submitButton(page)
    const field = (name: string) => page.locator(`main [name=${name}]`)
    const open = async (path: string) => {
      await page.goto(path)
      await hydrated(page)
    }
    await speak(page, hub, locale)

    await test.step('in by a code', async () => {
      await open('/login?redirect=/about-me')
      await field('account').fill(account)
      await submit.click()
      await expect(field('code')).toBeFocused()
      await page.keyboard.type(await hub.codeFor(account))
      await expect(page).toHaveURL(`${hub.origin}/about-me`)
    })

    await test.step('the profile', async () => {
      await page.getByRole('link', { name: says['profile.edit.title'] }).first().click()
      await field('lastName').fill('Srisuk')
      await page.getByRole('button', { name: says['profile.save'], exact: true }).first().click()
      await expect(page.getByText(says['profile.saved'], { exact: true })).toBeVisible()
    })

    await test.step('the first password', async () => {
      await open('/changePassword')
      await submit.click()
      await expect(field('code')).toBeVisible()
      await field('code').fill(await hub.codeFor(account))
      await field('newPassword').fill(password)
      await submit.click()
      await expect(page.getByText(says['session.security.first.done'])).toBeVisible()
    })

    await test.step('an address', async () => {
      await open('/address?edit=new')
      await field('countryCode').selectOption('US')
      await expect(field('city')).toBeVisible()
      for (const [name, value] of [
        ['recipient', 'Mali Srisuk'],
        ['phone', '+1 503 555 0123'],
        ['line1', '1201 SW 12th Ave'],
        ['city', 'Portland'],
        ['postcode', '97205'],
      ] as const)
        await field(name).fill(value)
      await field('province').selectOption('Oregon')
      await page.getByRole('button', { name: says['addresses.save'] }).click()
      await expect(page.locator('main ul > li')).toContainText('1201 SW 12th Ave')
    })

    await test.step('a consent', async () => {
      await open('/about-me/privacy')
      const mail = page.getByRole('switch', { name: unbroken(says['profile.consents.mail']) })
      await mail.click()
      await expect(mail).toBeChecked()
      await expect(mail).not.toHaveAttribute('aria-busy', 'true')
    })

    await test.step('a message', async () => {
      await open('/contact')
      await field('topic').selectOption('parcel')
      await field('text').fill('1201')
      await page.getByRole('button', { name: says['support.contact.send'] }).click()
      await expect(page.getByRole('heading', { name: says['support.contact.sent'] })).toBeFocused()
    })

    await test.step('the end of it', async () => {
      await open('/del-account')
      await page.getByRole('button', { name: says['session.deletion.go'] }).click()
      await field('password').fill(password)
      await page.getByRole('button', { name: says['session.deletion.submit'] }).click()
      await expect(page.getByRole('heading', { name: says['session.goodbye.title'] })).toBeFocused()
    })

    await test.step('and back', async () => {
      await open('/login')
      await field('account').fill(account)
      await filledInPassword(page).fill(password)
      await submit.click()
      await expect(field('password')).toHaveValue(password)
      await submit.click()
      await page.getByRole('button', { name: says['session.closing.keep'] }).click()
      await expect(page).toHaveURL(`${hub.origin}/`)
      await open('/logout')
      await page.locator('main').getByRole('button', { name: says['session.logout'] }).click()
      await expect(page).toHaveURL(`${hub.origin}/login`)
    })
  })
