// Writes the email to the team that sends spare parts, with the part, the address and the promised date.
import { questionsOf } from '#shared/questionnaires/branching.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import type { Message } from '../integrations/integrations.ts'
import { uploadAddress } from '../platform/index.ts'
import { replacementOf } from './replacements.ts'
import type { Submission } from './submissions.ts'
import { questionnaireOf, versionOf } from './versions.ts'

const openDays = 14

/**
 * Writes the email in English, the language of the team. Links to the pictures are valid for two weeks.
 * @returns the email; `undefined` if there is no part to send
 */
export async function partMail(
  submission: Submission,
  { to, hub, files }: { to: string; hub: string; files: FileStore },
): Promise<Message | undefined> {
  const { questionnaire: id, version, answers, memberId, submittedAt } = submission
  const questionnaire = questionnaireOf(id)
  const form = versionOf(questionnaire, version)
  const replacement = replacementOf(form, submission)
  if (!replacement?.address) return undefined
  const { part, reference, arrivesBy, address } = replacement
  const { recipient, phone, countryCode, ...lines } = address
  const until = new Date(submittedAt.getTime() + openDays * 86_400_000)
  const pictures = answers.flatMap((answer) => (answer.kind === 'files' ? answer.uploadIds : []))
  const links = await Promise.all(pictures.map((upload) => uploadAddress(files, upload, until)))
  const chosen = questionsOf(form).flatMap((question) => {
    const answer = answers.find(({ questionId }) => questionId === question.id)
    if (!('options' in question) || answer?.kind !== 'choices') return []
    const words = question.options.filter((option) => answer.choices.includes(option.id))
    return [`${question.label} ${words.map(({ label }) => label).join(', ')}`]
  })
  return {
    to,
    subject: `[${reference}] New part: ${part.replace(/\s+/g, ' ')}`,
    text: [
      `Reference: ${reference}`,
      `Product: ${questionnaire.title}`,
      `Part: ${part}`,
      `To be there by: ${arrivesBy}`,
      `From: ${memberId === null ? 'visitor' : `member ${memberId}`}`,
      ...links.map((link) => `File: ${hub}${link}`),
      '',
      recipient,
      phone,
      ...Object.values(lines),
      countryCode,
      '',
      ...chosen,
    ].join('\n'),
  }
}
