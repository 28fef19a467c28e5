// Converts a questionnaire answer to the value of its form field, and back.
import type { Answer, Question } from '#generated/schema.d.ts'

export const answerKind: Readonly<Record<Question['kind'], Answer['kind']>> = {
  single: 'choices',
  multiple: 'choices',
  pictureChoice: 'choices',
  text: 'text',
  longText: 'text',
  email: 'text',
  phone: 'text',
  number: 'number',
  scale: 'number',
  recommendation: 'number',
  date: 'date',
  address: 'address',
  file: 'files',
}

/** Value of the form field for an answer; an address has separate fields. */
export type AnswerValue = string | number | string[]

export function valueOf(answer: Answer): AnswerValue | undefined {
  switch (answer.kind) {
    case 'choices':
      return answer.choices
    case 'text':
      return answer.text
    case 'number':
      return answer.number
    case 'date':
      return answer.date
    case 'files':
      return answer.uploadIds
    case 'address':
      return undefined
  }
}

/** @returns the answer; `undefined` for an empty field */
export function answerOf(
  { id: questionId, kind }: Pick<Question, 'id' | 'kind'>,
  value: AnswerValue | null | undefined,
): Exclude<Answer, { kind: 'address' }> | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'number') return { kind: 'number', questionId, number: value }
  if (typeof value === 'string')
    return answerKind[kind] === 'date'
      ? { kind: 'date', questionId, date: value }
      : { kind: 'text', questionId, text: value }
  if (value.length === 0) return undefined
  return answerKind[kind] === 'files'
    ? { kind: 'files', questionId, uploadIds: value }
    : { kind: 'choices', questionId, choices: value }
}
