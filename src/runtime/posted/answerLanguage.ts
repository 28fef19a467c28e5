// Answers the choice of a language on the server, for a browser that sends it by itself.
import { localeOf } from '../../client/languages.ts'
import { languageForm, type AnswerForm } from './posted.ts'
import { chooseLocale } from '../language/choice.ts'

export const answerLanguage: AnswerForm = async (
  { [languageForm]: tag },
  { cookies },
  { pathname, searchParams },
) => {
  chooseLocale(cookies, localeOf(tag ?? null) ?? 'EN')
  // What a link asked for is over.
  searchParams.delete('Language')
  return { goTo: searchParams.size ? `${pathname}?${searchParams}` : pathname }
}
