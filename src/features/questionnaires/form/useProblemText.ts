// Formats the error message for a missing or invalid answer.
import { useIntl } from 'react-intl'
import type { Question } from '#generated/schema.d.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'

export function useProblemText() {
  const { formatMessage, formatNumber } = useIntl()
  const { date } = useFormats()

  const limitsOf = ({ minimum, maximum }: { minimum: number; maximum: number }) => ({
    minimum: formatNumber(minimum),
    maximum: formatNumber(maximum),
  })

  return (question: Question, code: string): string => {
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
}
