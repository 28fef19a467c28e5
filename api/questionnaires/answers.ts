// Checks that answers fit their form, pure. What does not is named by its place: `answers.` and the question's id, and in an
// address the part of it.
import type { Answer, Question } from '#generated/schema.d.ts'
import { Email } from '#generated/schemas/membersHub.schemas.ts'
import type { Reason, ReasonCode } from '#shared/protocol/refuse.ts'
import { addressProblems } from '../addresses/index.ts'
import { questionsOf, walk, type Form } from '#shared/questionnaires/branching.ts'
import { isPhone, toE164 } from '#shared/phone.ts'
import { problemOf } from '#shared/questionnaires/answerSchema.ts'
import { answerKind } from '#shared/questionnaires/answerValue.ts'

/** As many reasons as an answer may carry. */
const maxReasons = 100

const isEmail = (text: string) => Email.safeParse(text).success
/** With its calling code and without blanks: the country of a number that is dialled at home is not known. */
const isWholePhone = (text: string) => /^\+\d+$/.test(text) && isPhone(text)

const reasonAt = (questionId: string, code: ReasonCode): Reason => ({ code, field: `answers.${questionId}` })

/** What a draft must be already: answers to questions of the form, one each, of their kind. */
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
 * What was sent, walked by the rules: the answers that count, the questions that did not show and whose answers do not,
 * and what is wrong or missing among those that showed.
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

/** The answer with its phone number in E.164: a number that is also valid in another form is stored in one. */
function withCanonicalPhone(answer: Answer, kind: Question['kind'] | undefined): Answer {
  if (answer.kind === 'address') {
    const { address } = answer
    return { ...answer, address: { ...address, phone: toE164(address.phone) } }
  }
  return answer.kind === 'text' && kind === 'phone' ? { ...answer, text: toE164(answer.text) } : answer
}

/** What is wrong with an answer, or with its absence; where it is of another kind the draft's check says so. */
function problemsWith(question: Question, answer: Answer | undefined): Reason[] {
  if (answer?.kind === 'address' && question.kind === 'address')
    return addressProblems(answer.address).map(({ code, field }) => reasonAt(`${question.id}.${field}`, code))
  const code = problemOf(question, answer, { isEmail, isPhone: isWholePhone })
  return code === undefined || code === 'WRONG_KIND' ? [] : [reasonAt(question.id, code)]
}
