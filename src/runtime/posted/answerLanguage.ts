// Handles the language form on the server. A browser that runs no scripts posts this form when a visitor chooses a
// language.
import { localeOf } from '#shared/languages.ts'
import { languageForm } from './fields.ts'
import type { AnswerForm } from './posted.ts'
import { chooseLocale } from '../language/choice.ts'
import { queryWithout } from '#shared/query.ts'

export const answerLanguage: AnswerForm = async (
  { [languageForm]: tag },
  { cookies },
  { pathname, search },
) => {
  chooseLocale(cookies, localeOf(tag ?? null) ?? 'EN')
  // Remove the language parameter of the link, because the chosen language replaces it.
  return { goTo: pathname + queryWithout(search, ['Language']) }
}
