// Validates answers against the form of a questionnaire, without side effects. Each error has the path of its answer:
// `answers.` followed by the id of the question and, for an address, by the name of the invalid part.
import type { Answer, Question } from '#generated/schema.d.ts'
import { Email } from '#generated/schemas/membersHub.schemas.ts'
import type { Reason, ReasonCode } from '#shared/protocol/refuse.ts'
import { addressProblems } from '../addresses/index.ts'
import { questionsOf, walk, type Form } from '#shared/questionnaires/branching.ts'
import { isPhone, toE164 } from '#shared/phone.ts'
import { problemOf } from '#shared/questionnaires/answerSchema.ts'
import { answerKind } from '#shared/questionnaires/answerValue.ts'

/** Maximum number of errors that a response lists. */
const maxReasons = 100

const isEmail = (text: string) => Email.safeParse(text).success
/**
 * Returns true for a phone number that starts with a calling code and contains no spaces, such as `+66812345678`. The
 * calling code is required, because the country of the number is otherwise unknown.
 */
const isWholePhone = (text: string) => /^\+\d+$/.test(text) && isPhone(text)

const reasonAt = (questionId: string, code: ReasonCode): Reason => ({ code, field: `answers.${questionId}` })

/**
 * Validates a draft: each answer must refer to a question of the form and have the right kind for it, such as `number`.
 * Each question may have at most one answer.
 */
export function draftProblems(form: Form, answers: readonly Answer[]): Reason[] {
  const questions = new Map(questionsOf(form).map((question) => [question.id, question]))
  const answeredIds = new Set<string>()
  return answers
    .flatMap((answer) => {
      const { questionId } = answer
      const question = questions.get(questionId)
      const code = !question
        ? 'UNKNOWN_QUESTION'
        : answeredIds.has(questionId)
          ? 'ANSWERED_TWICE'
          : answerKind[question.kind] === answer.kind
            ? undefined
            : 'WRONG_KIND'
      answeredIds.add(questionId)
      return code === undefined ? [] : [reasonAt(questionId, code)]
    })
    .slice(0, maxReasons)
}

export type Checked = { accepted: Answer[]; dropped: string[]; problems: Reason[] }

/**
 * Validates submitted answers by the rules of the form. Returns the valid answers in `accepted`, the ids of hidden
 * questions whose answers are ignored in `dropped`, and the errors in answers to visible questions in `problems`.
 */
export function check(form: Form, answers: readonly Answer[]): Checked {
  const { visible, validAnswers } = walk(form, answers)
  const answerById = new Map(validAnswers.map((answer) => [answer.questionId, answer]))
  const kinds = new Map(questionsOf(form).map(({ id, kind }) => [id, kind]))
  const formal = draftProblems(form, answers).filter(
    ({ code, field }) => code !== 'WRONG_KIND' || answerById.has(field?.slice('answers.'.length) ?? ''),
  )
  const wrong = visible.flatMap((question) => problemsWith(question, answerById.get(question.id)))
  const dropped = answers
    .map(({ questionId }) => questionId)
    .filter((id) => kinds.has(id) && !visible.some((question) => question.id === id))
  return {
    accepted: validAnswers.map((answer) => withCanonicalPhone(answer, kinds.get(answer.questionId))),
    dropped: [...new Set(dropped)],
    problems: [...formal, ...wrong].slice(0, maxReasons),
  }
}

/** Returns the answer with its phone number in E.164, so that each number is stored in the same format. */
function withCanonicalPhone(answer: Answer, kind: Question['kind'] | undefined): Answer {
  if (answer.kind === 'address') {
    const { address } = answer
    return { ...answer, address: { ...address, phone: toE164(address.phone) } }
  }
  return answer.kind === 'text' && kind === 'phone' ? { ...answer, text: toE164(answer.text) } : answer
}

/**
 * Returns the errors in the answer to a question, or the error for a missing answer. Ignores answers of a wrong kind,
 * because `draftProblems` reports them.
 */
function problemsWith(question: Question, answer: Answer | undefined): Reason[] {
  if (answer?.kind === 'address' && question.kind === 'address')
    return addressProblems(answer.address).map(({ code, field }) => reasonAt(`${question.id}.${field}`, code))
  const code = problemOf(question, answer, { isEmail, isPhone: isWholePhone })
  return code === undefined || code === 'WRONG_KIND' ? [] : [reasonAt(question.id, code)]
}
