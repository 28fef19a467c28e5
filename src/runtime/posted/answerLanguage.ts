// Handles the posted form of the language select on the server.
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
  // The choice of the visitor replaces the language of the link.
  return { goTo: pathname + queryWithout(search, ['Language']) }
}
