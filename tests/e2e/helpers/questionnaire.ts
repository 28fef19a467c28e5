// Finds the button that journeys through a questionnaire press.
import type { Page } from '@playwright/test'
import { messagesIn } from '../../support/messages.ts'

const en = messagesIn('en-US')

export const nextButton = (page: Page) =>
  page.getByRole('button', { name: en['questionnaires.form.next'], exact: true })
