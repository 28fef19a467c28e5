// Locates the controls of a questionnaire.
import type { Page } from '@playwright/test'
import { messagesIn } from '#tests/support/messages.ts'

const en = messagesIn('en-US')

export const nextButton = (page: Page) =>
  page.getByRole('button', { name: en['questionnaires.form.next'], exact: true })

/** Returns a choice that opens the next question when it is clicked. */
export const choice = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
