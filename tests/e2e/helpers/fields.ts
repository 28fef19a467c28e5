// Locates the fields of sign-in and registration by their visible labels in the language of the page, like a member does.
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

/** The field that a message labels. Links within the label are part of its text. */
export const labelled = (scope: Page | Locator, message: keyof typeof en, says: Messages = en) =>
  scope.getByLabel(unbroken(says[message].replace(/<\/?\w+>/g, '')), { exact: true })

const fieldOf = (message: keyof typeof en) => (scope: Page | Locator, says?: Messages) =>
  labelled(scope, message, says)

export const accountField = fieldOf('session.account')
export const codeField = fieldOf('session.code')
export const passwordField = fieldOf('session.password')
export const newPasswordField = fieldOf('session.newPassword')
export const currentPasswordField = fieldOf('session.oldPassword')
/** Password field for re-authentication. */
export const proofField = fieldOf('form.proof.password')
export const firstNameField = fieldOf('session.firstName')
export const countryField = fieldOf('session.country')
export const policyBox = fieldOf('session.agree.policy')
export const marketingBox = fieldOf('session.agree.marketing')

/** Submit button of a form: its label changes from step to step, its type does not. */
export const submitButton = (scope: Page | Locator) => scope.locator('button[type=submit]:not([name])')

/** Visible forms. The selector is needed because a form without a name has no role. */
export const forms = (scope: Page | Locator) => scope.locator('form:has(input:not([type=hidden]))')

/** Invisible field next to the account that a password manager fills in. */
export const filledInPassword = (scope: Page | Locator) => scope.locator('[autocomplete=current-password]')

/** Invisible field that tells a password manager which account a password belongs to. */
export const accountBeside = (scope: Page | Locator) => scope.locator('[autocomplete=username]')
