// What is wrong with an answer, in words: the same rules as the server's, said before anything is sent.
import { useIntl } from 'react-intl'
import type { Answer as QuestionAnswer, Question } from '../../../../generated/schema.d.ts'
import { problemOf } from '../../../shared/questionnaires/fit.ts'
import { isEmail, toEmail } from '../../../forms/email.ts'
import { useFormats } from '../../../runtime/format/useFormats.ts'

export function useProblem() {
  const { formatMessage, formatNumber } = useIntl()
  const { date } = useFormats()

  function explain(question: Question, code: string): string {
    if ('unit' in question)
      return formatMessage(
        { id: 'questionnaires.form.error.number' },
        { ...limitsOf(question), decimals: question.decimals },
      )
    if ('earliest' in question && code === 'TOO_EARLY')
      return formatMessage({ id: 'questionnaires.form.error.early' }, { date: date(question.earliest ?? '') })
    if ('earliest' in question && code === 'TOO_LATE')
      return formatMessage({ id: 'questionnaires.form.error.late' }, { date: date(question.latest ?? '') })
    if ('earliest' in question) return formatMessage({ id: 'form.error.date' })
    if (code === 'NO_EMAIL') return formatMessage({ id: 'questionnaires.form.error.email' })
    if (code === 'NO_PHONE') return formatMessage({ id: 'form.error.phone' })
    if (code === 'FILE_LOST') return formatMessage({ id: 'form.upload.lost' })
    if (code === 'TOO_LONG' && 'maxLength' in question)
      return formatMessage({ id: 'questionnaires.form.error.long' }, { count: question.maxLength })
    if ('options' in question || 'minimum' in question)
      return code === 'TOO_MANY_CHOICES' && 'maxChoices' in question
        ? formatMessage({ id: 'questionnaires.form.error.many' }, { count: question.maxChoices })
        : formatMessage({ id: 'questionnaires.form.error.choose' })
    return formatMessage({ id: 'form.error.other' })
  }

  const limitsOf = ({ minimum, maximum }: { minimum: number; maximum: number }) => ({
    minimum: formatNumber(minimum),
    maximum: formatNumber(maximum),
  })

  async function problemWith(question: Question, answer: QuestionAnswer | undefined) {
    if (!answer) return question.required ? 'REQUIRED' : undefined
    const text = answer.kind === 'text' ? answer.text : ''
    const isOne = await judged(question, text).catch(() => true)
    const code = problemOf(question, answer, { isEmail: () => isOne, isPhone: () => isOne })
    return question.kind === 'address' && code === 'WRONG_KIND' ? 'REQUIRED' : code
  }
  return { explain, problemWith }
}

/** What cannot load its rules is left to the server. */
async function judged({ kind }: Question, text: string): Promise<boolean> {
  if (kind === 'email') return await isEmail(text)
  return kind !== 'phone' || (await import('../../../shared/phone.ts')).isPhone(text)
}

/** As it is sent: an e-mail address without blanks, its domain in ASCII. */
export const tidied = (question: Question, answer: QuestionAnswer | undefined) =>
  question.kind === 'email' && answer?.kind === 'text' ? { ...answer, text: toEmail(answer.text) } : answer
