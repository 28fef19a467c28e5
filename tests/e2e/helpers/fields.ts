// Locates the fields of sign-in and registration by their visible labels in the language of the page, as a member does.
import type { Locator, Page } from '@playwright/test'
import { unbroken } from '#api/locale/unbroken.ts'
import type { Locale } from '#shared/languages.ts'
import { messagesIn as readMessages } from '#tests/support/messages.ts'

const en = readMessages('en-US')
const id = readMessages('id-ID')
const th = readMessages('th-TH')
const vn = readMessages('vi-VN')

export type Messages = Record<keyof typeof en, string>

export const messagesIn: Record<Locale, Messages> = { EN: en, ID: id, TH: th, VN: vn }

/** Returns the field whose label is the given message, including the text of links within the message. */
export const labelled = (scope: Page | Locator, message: keyof typeof en, says: Messages = en) =>
  scope.getByLabel(unbroken(says[message].replace(/<\/?\w+>/g, '')), { exact: true })

const fieldOf = (message: keyof typeof en) => (scope: Page | Locator, says?: Messages) =>
  labelled(scope, message, says)

export const accountField = fieldOf('session.account')
export const codeField = fieldOf('session.code')
export const passwordField = fieldOf('session.password')
export const newPasswordField = fieldOf('session.newPassword')
export const currentPasswordField = fieldOf('session.oldPassword')
/** Returns the password field for re-authentication. */
export const reauthenticationField = fieldOf('form.proof.password')
export const firstNameField = fieldOf('session.firstName')
export const countryField = fieldOf('session.country')
export const policyBox = fieldOf('session.agree.policy')
export const marketingBox = fieldOf('session.agree.marketing')

/** Opens the fields of the registration that are closed at first: country, password and optional consents. */
export const openMoreChoices = (page: Page, says: Messages = en) =>
  page.getByText(unbroken(says['session.registration.more']), { exact: true }).click()

/** Returns the submit button of a form by its type, because its label changes from step to step. */
export const submitButton = (scope: Page | Locator) => scope.locator('button[type=submit]:not([name])')

/** Returns the visible forms. Uses a CSS selector, because a form without a name has no ARIA role. */
export const forms = (scope: Page | Locator) => scope.locator('form:has(input:not([type=hidden]))')

/** Returns the invisible password field that a password manager fills in next to the account field. */
export const filledInPassword = (scope: Page | Locator) => scope.locator('[autocomplete=current-password]')

/** Returns the invisible field that tells a password manager which account a password belongs to. */
export const accountNextTo = (scope: Page | Locator) => scope.locator('[autocomplete=username]')
