// The fields of signing in and of joining, found as a member finds them: by the words beside them, in the language spoken.
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

/** The field that has a message for its label; links within it are read along. */
export const labelled = (scope: Page | Locator, message: keyof typeof en, says: Messages = en) =>
  scope.getByLabel(unbroken(says[message].replace(/<\/?\w+>/g, '')), { exact: true })

const fieldOf = (message: keyof typeof en) => (scope: Page | Locator, says?: Messages) =>
  labelled(scope, message, says)

export const accountField = fieldOf('session.account')
export const codeField = fieldOf('session.code')
export const passwordField = fieldOf('session.password')
export const newPasswordField = fieldOf('session.newPassword')
export const currentPasswordField = fieldOf('session.oldPassword')
/** Where a password proves again who is there. */
export const proofField = fieldOf('form.proof.password')
export const firstNameField = fieldOf('session.firstName')
export const countryField = fieldOf('session.country')
export const policyBox = fieldOf('session.agree.policy')
export const marketingBox = fieldOf('session.agree.marketing')

/** What sends a form: its words change from step to step, its place does not. */
export const submitButton = (scope: Page | Locator) => scope.locator('button[type=submit]:not([name])')

/** The forms that are filled in: one that has no name has no role. */
export const forms = (scope: Page | Locator) => scope.locator('form:has(input:not([type=hidden]))')

/** What a password manager fills in beside the account, which nobody sees. */
export const filledInPassword = (scope: Page | Locator) => scope.locator('[autocomplete=current-password]')

/** By what a password manager knows whose password it is, which nobody sees. */
export const accountBeside = (scope: Page | Locator) => scope.locator('[autocomplete=username]')
