// Formats answers in the chosen language, for the review and for labels that contain an answer.
import { useIntl } from 'react-intl'
import type { Answer as QuestionAnswer, Question, Questionnaire } from '#generated/schema.d.ts'
import { questionsOf } from '#shared/questionnaires/branching.ts'
import { piped } from '#shared/questionnaires/piping.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'

export function useAnswerText(form: Questionnaire, answers: readonly QuestionAnswer[]) {
  const { formatMessage, formatNumber, formatList } = useIntl()
  const formats = useFormats()

  function answerText(question: Question, answer: QuestionAnswer): string | undefined {
    switch (answer.kind) {
      case 'choices': {
        if (!('options' in question)) return undefined
        const chosen = question.options.filter(({ id }) => answer.choices.includes(id))
        return formatList(
          chosen.map(({ label }) => label),
          { type: 'unit' },
        )
      }
      case 'text':
        return answer.text
      case 'number': {
        const number = formatNumber(answer.number, { maximumFractionDigits: 2 })
        if ('unit' in question) return [number, question.unit].filter(Boolean).join('\u00a0')
        return 'maximum' in question
          ? formatMessage(
              { id: 'questionnaires.form.of' },
              { number: answer.number, maximum: question.maximum },
            )
          : number
      }
      case 'date':
        return formats.date(answer.date)
      case 'files':
        return formatMessage({ id: 'questionnaires.form.pictures' }, { count: answer.uploadIds.length })
      case 'address':
        return undefined
    }
  }

  const answerTo = (id: string) => {
    const question = questionsOf(form).find((candidate) => candidate.id === id)
    const answer = answers.find(({ questionId }) => questionId === id)
    return question && answer && answerText(question, answer)
  }
  return {
    wordsOf: answerText,
    /** Replaces the placeholders in a label or help text by answers. */
    filled: (text: string) => piped(text, answerTo),
  }
}
