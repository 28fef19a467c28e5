// Judges answers by the schema that the server judges them by. It is loaded when a form opens, and so is there without a connection.
import type { Answer as QuestionAnswer, Question, Questionnaire } from '#generated/schema.d.ts'
import { emailRule, toEmail } from '#src/domain/contacts/email.ts'
import type { TextRules } from '#shared/questionnaires/answerSchema.ts'
import { questionsOf } from '#shared/questionnaires/branching.ts'

export const loadAnswerSchema = () => import('#shared/questionnaires/answerSchema.ts')

/** The schema of a form that asks this question. */
export async function schemaOf(question: Question) {
  const { questionForm } = await loadAnswerSchema()
  return questionForm(question, await rulesOf(question))
}

export async function problemWith(question: Question, answer: QuestionAnswer | undefined) {
  const { problemOf } = await loadAnswerSchema()
  const problem = problemOf(question, answer, await rulesOf(question))
  return question.kind === 'address' && problem === 'WRONG_KIND' ? 'REQUIRED' : problem
}

/** Those that can be kept: they belong to a question and are of its kind; an answer on its way may still lack something. */
export async function keepableAnswers(form: Questionnaire, answers: readonly QuestionAnswer[]) {
  const { problemOf } = await loadAnswerSchema()
  return answers.filter((answer) => {
    const question = questionsOf(form).find(({ id }) => id === answer.questionId)
    if (!question) return false
    const problem = problemOf(question, answer, anyText)
    return problem === undefined || problem === 'REQUIRED'
  })
}

/** As it is sent: an e-mail address without blanks, its domain in ASCII. */
export const normalizedAnswer = (question: Question, answer: QuestionAnswer | undefined) =>
  question.kind === 'email' && answer?.kind === 'text' ? { ...answer, text: toEmail(answer.text) } : answer

const anyText: TextRules = { isEmail: () => true, isPhone: () => true }

/** What cannot load its rules is left to the server. */
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
