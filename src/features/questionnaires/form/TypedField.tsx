// Numbers, dates and phones: written as the chosen language writes them, kept as the contract has them.
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { getUserInfo } from '../../../../generated/calls/session.ts'
import type {
  Answer as QuestionAnswer,
  DateQuestion,
  NumberQuestion,
  TextQuestion,
} from '../../../../generated/schema.d.ts'
import { FormDate } from '../../../forms/FormDate.tsx'
import { FormNumber } from '../../../forms/FormNumber.tsx'
import { FormPhone } from '../../../forms/FormPhone.tsx'
import { homeOf } from '../../../forms/account.ts'
import { useAppContext, useLanguage } from '../../../runtime/app/AppProvider.tsx'
import type { FieldProps } from './QuestionField.tsx'

type Typed = NumberQuestion | DateQuestion | TextQuestion
type Values = { answer?: string | number | null | undefined }

export function TypedField({ question, label, answer, onAnswer, error }: FieldProps<Typed>) {
  const country = useCountry()
  const { control, subscribe, setError, clearErrors } = useForm<Values>({
    defaultValues: { answer: answer ? valueOf(answer) : undefined },
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type === 'change') onAnswer(answerOf(question, values.answer))
        },
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- question and `onAnswer` stay while it shows
    [],
  )
  useEffect(() => {
    if (error) setError('answer', { type: 'check', message: error })
    else clearErrors('answer')
  }, [error, setError, clearErrors])

  const field = { control, name: 'answer', label, hideLabel: true } as const
  if (question.kind === 'date') return <FormDate {...field} />
  if (question.kind !== 'number') return <FormPhone {...field} country={country} />
  const { decimals, minimum, unit } = question
  return <FormNumber {...field} precision={decimals} min={minimum < 0 ? undefined : 0} unit={unit} />
}

function answerOf({ id: questionId, kind }: Typed, value: Values['answer']): QuestionAnswer | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (kind === 'number') return { kind, questionId, number: Number(value) }
  if (kind === 'date') return { kind, questionId, date: String(value) }
  return { kind: 'text', questionId, text: String(value) }
}

function valueOf(answer: QuestionAnswer): Values['answer'] {
  if (answer.kind === 'number') return answer.number
  if (answer.kind === 'date') return answer.date
  return answer.kind === 'text' ? answer.text : undefined
}

/** The member's country; of a visitor that they come from, or where their language is at home. */
export function useCountry(): string {
  const { queryClient, countryCode } = useAppContext()
  const { locale } = useLanguage()
  const home = countryCode.get()
  const visited = home === undefined || home === 'EN' ? homeOf(locale) : home
  return queryClient.getQueryData(getUserInfo.query().queryKey)?.countryCode ?? visited
}
