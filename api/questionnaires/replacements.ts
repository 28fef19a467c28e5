// Determines which part must be sent and the promised date of delivery, from the answers to a questionnaire. Has no
// side effects. The result is not stored, because submitted answers never change.
import { createHash } from 'node:crypto'
import type { components, PostalAddress } from '#generated/schema.d.ts'
import { questionsOf } from '#shared/questionnaires/branching.ts'
import type { QuestionnaireVersion } from '../catalog/questionnaires.ts'
import { replacementDays, replacementZone } from '../catalog/replacements.ts'
import { addWeekdays, localDate } from '../locale/calendar.ts'
import { referenceOf } from '../store/reference.ts'
import type { Submission } from './submissions.ts'

type Sent = Pick<Submission, 'id' | 'answers' | 'submittedAt'>
type Form = Pick<QuestionnaireVersion, 'pages' | 'replacement'>

export function replacementOf(
  form: Form,
  submission: Sent,
): (components['schemas']['ReplacementPart'] & { address: PostalAddress | null }) | null {
  const { replacement } = form
  if (!replacement) return null
  const part = partIn(form, replacement, submission)
  if (part === undefined) return null
  const answer = submission.answers.find(({ questionId }) => questionId === replacement.address)
  const address = answer?.kind === 'address' ? answer.address : null
  return {
    part,
    address,
    arrivesBy: address && arrivalOf(address.countryCode, submission.submittedAt),
    reference: referenceOf(createHash('sha256').update(submission.id).digest()),
  }
}

/** Returns the label of the chosen part, or the member's own text if the part was not among the choices. */
function partIn(form: Form, ids: NonNullable<Form['replacement']>, { answers }: Sent): string | undefined {
  const answerTo = (id: string) => answers.find(({ questionId }) => questionId === id)
  const [chosen, words] = [answerTo(ids.part), answerTo(ids.words)]
  if (words?.kind === 'text') return words.text
  if (chosen?.kind !== 'choices') return undefined
  const question = questionsOf(form).find(({ id }) => id === ids.part)
  const options = question && 'options' in question ? question.options : []
  return options.find(({ id }) => chosen.choices.includes(id))?.label
}

/**
 * Returns the promised date, which is some days after the request. The number of days depends on the country; Saturdays
 * and Sundays do not count.
 */
const arrivalOf = (countryCode: string, at: Date): string =>
  addWeekdays(localDate(at, replacementZone(countryCode)), replacementDays(countryCode, at))
