// Validates answers with the same schema as the server. The schema is loaded when a form opens, so that validation
// works offline.
import type { Answer as QuestionAnswer, Question, Questionnaire } from '#generated/schema.d.ts'
import { emailRule, toEmail } from '#src/domain/contacts/email.ts'
import type { TextRules } from '#shared/questionnaires/answerSchema.ts'
import { questionsOf } from '#shared/questionnaires/branching.ts'

export const loadAnswerSchema = () => import('#shared/questionnaires/answerSchema.ts')

/** Returns the schema of a form that consists of this question. */
export async function schemaOf(question: Question) {
  const { questionForm } = await loadAnswerSchema()
  return questionForm(question, await rulesOf(question))
}

export async function problemWith(question: Question, answer: QuestionAnswer | undefined) {
  const { problemOf } = await loadAnswerSchema()
  const problem = problemOf(question, answer, await rulesOf(question))
  return question.kind === 'address' && problem === 'WRONG_KIND' ? 'REQUIRED' : problem
}

/**
 * Returns the answers that can be stored in a draft. Each must belong to a question and have the type that the question
 * requires, but may be incomplete.
 */
export async function storableAnswers(form: Questionnaire, answers: readonly QuestionAnswer[]) {
  const { problemOf } = await loadAnswerSchema()
  return answers.filter((answer) => {
    const question = questionsOf(form).find(({ id }) => id === answer.questionId)
    if (!question) return false
    const problem = problemOf(question, answer, anyText)
    return problem === undefined || problem === 'REQUIRED'
  })
}

/** Normalizes an answer before it is sent to the server: trims an email address and converts its domain to ASCII. */
export const normalizedAnswer = (question: Question, answer: QuestionAnswer | undefined) =>
  question.kind === 'email' && answer?.kind === 'text' ? { ...answer, text: toEmail(answer.text) } : answer

const anyText: TextRules = { isEmail: () => true, isPhone: () => true }

/**
 * Loads the rules for email addresses and phone numbers. If they cannot be loaded, only the server validates the
 * answer.
 */
async function rulesOf({ kind }: Question): Promise<TextRules> {
  try {
    if (kind === 'email') return { ...anyText, isEmail: await emailRule() }
    if (kind !== 'phone') return anyText
    const { isPhone } = await import('#shared/phone.ts')
    return { ...anyText, isPhone: (text) => isPhone(text) }
  } catch {
    return anyText
  }
}
