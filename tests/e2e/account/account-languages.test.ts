// Uses an account in each of the four languages: sign-in by code, a change on each page of the account, deletion, and
// restoration. Other tests cover the errors of each page.
import { unbroken } from '#api/locale/unbroken.ts'
import {
  accountField,
  codeField,
  filledInPassword,
  labelled,
  newPasswordField,
  passwordField,
  reauthenticationField,
  submitButton,
} from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { joined, password, setLanguage } from '../helpers/member.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { typeText } from '../helpers/keyboard.ts'

const en = messagesIn('en-US')
const id = messagesIn('id-ID')
const th = messagesIn('th-TH')
const vn = messagesIn('vi-VN')

/** @property labels of the parts of an address in the United States, in the language of the page */
const languages = [
  { locale: 'EN', countryCode: 'US', says: en, parts: ['Street address', 'City', 'State', 'ZIP code'] },
  {
    locale: 'ID',
    countryCode: 'ID',
    says: id,
    parts: ['Jalan dan nomor rumah', 'Kota', 'Negara bagian', 'Kode ZIP'],
  },
  { locale: 'TH', countryCode: 'TH', says: th, parts: ['บ้านเลขที่และถนน', 'เมือง', 'รัฐ', 'รหัส ZIP'] },
  {
    locale: 'VN',
    countryCode: 'VN',
    says: vn,
    parts: ['Số nhà và tên đường', 'Thành phố', 'Bang', 'Mã ZIP'],
  },
] as const

for (const {
  locale,
  countryCode,
  says,
  parts: [line1, city, state, zip],
} of languages)
  test(
    `a member in ${locale} signs in, changes each page of the account, deletes the account and restores it`,
    full,
    async ({ page, hub }) => {
      const { account } = await joined(hub, { countryCode })
      const submit = submitButton(page)
      const part = (name: string) => page.getByLabel(name, { exact: true })
      const open = async (path: string) => {
        await page.goto(path)
        await hydrated(page)
      }
      await setLanguage(page, hub, locale)

      await test.step('the member signs in by code', async () => {
        await open('/login?redirect=/about-me')
        await accountField(page, says).fill(account)
        await submit.click()
        await expect(codeField(page, says)).toBeFocused()
        await typeText(page, await hub.codeFor(account))
        await expect(page).toHaveURL(`${hub.origin}/about-me`)
      })

      await test.step('the member edits the profile', async () => {
        await page.getByRole('link', { name: says['profile.edit.title'] }).first().click()
        await labelled(page, 'profile.lastName', says).fill('Srisuk')
        await page.getByRole('button', { name: says['profile.save'], exact: true }).first().click()
        await expect(page.getByText(says['profile.saved'], { exact: true })).toBeVisible()
      })

      await test.step('the member sets the first password', async () => {
        await open('/changePassword')
        await submit.click()
        await expect(codeField(page, says)).toBeVisible()
        await codeField(page, says).fill(await hub.codeFor(account))
        await newPasswordField(page, says).fill(password)
        await submit.click()
        await expect(page.getByText(says['session.security.first.done'])).toBeVisible()
      })

      await test.step('the member adds an address', async () => {
        await open('/address?edit=new')
        await labelled(page, 'form.address.country', says).selectOption('US')
        await expect(part(city)).toBeVisible()
        await labelled(page, 'form.address.recipient', says).fill('Mali Srisuk')
        await labelled(page, 'form.address.phone', says).fill('+1 503 555 0123')
        await part(line1).fill('1201 SW 12th Ave')
        await part(city).fill('Portland')
        await part(zip).fill('97205')
        await part(state).selectOption('Oregon')
        await page.getByRole('button', { name: says['addresses.save'] }).click()
        await expect(
          page.getByRole('list', { name: says['addresses.title'] }).getByRole('listitem'),
        ).toContainText('1201 SW 12th Ave')
      })

      await test.step('the member gives consent to emails', async () => {
        await open('/about-me/privacy')
        const mail = page.getByRole('switch', { name: unbroken(says['profile.consents.mail']) })
        await mail.click()
        await expect(mail).toBeChecked()
        await expect(mail).not.toHaveAttribute('aria-busy', 'true')
      })

      await test.step('the member sends a message to support', async () => {
        await open('/contact')
        await labelled(page, 'support.contact.topic', says).selectOption('parcel')
        await labelled(page, 'support.contact.text', says).fill('1201')
        await page.getByRole('button', { name: says['support.contact.send'] }).click()
        await expect(page.getByRole('heading', { name: says['support.contact.sent'] })).toBeFocused()
      })

      await test.step('the member deletes the account', async () => {
        await open('/del-account')
        await page.getByRole('button', { name: says['session.deletion.go'] }).click()
        await reauthenticationField(page, says).fill(password)
        await page.getByRole('button', { name: says['session.deletion.submit'] }).click()
        await expect(page.getByRole('heading', { name: says['session.goodbye.title'] })).toBeFocused()
      })

      await test.step('the member restores the account', async () => {
        await open('/login')
        await accountField(page, says).fill(account)
        await filledInPassword(page).fill(password)
        await submit.click()
        await expect(passwordField(page, says)).toHaveValue(password)
        await submit.click()
        await page.getByRole('button', { name: says['session.closing.keep'] }).click()
        await expect(page).toHaveURL(`${hub.origin}/`)
        await open('/logout')
        await page.getByRole('main').getByRole('button', { name: says['session.logout'] }).click()
        await expect(page).toHaveURL(`${hub.origin}/login`)
      })
    },
  )
