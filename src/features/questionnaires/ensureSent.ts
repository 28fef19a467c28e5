// Loads the data of pages after the form: the questionnaire and, if known, the submission. The server does not know
// the claim code of a visitor; in the browser it is used, so that the result is shown directly after the last
// question.
import { getQuestionnaire, getQuestionnaireResult, openClaimCode } from '#generated/calls/questionnaires.ts'
import type { QuestionnaireScreen } from '#generated/schema.d.ts'
import { ensureFresh } from '#src/client/queries.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { readSecret } from '#src/domain/submissions/visitorSecrets.ts'
import { ensureOnScreen } from './paths.ts'

export async function ensureSent({ queryClient, token }: AppContext, screen: QuestionnaireScreen) {
  const questionnaire = await ensureOnScreen(queryClient, screen)
  if (!questionnaire) return
  const { id, submitted } = questionnaire
  await Promise.all([
    ensureFresh(queryClient, getQuestionnaire.query({ id })),
    submitted && ensureFresh(queryClient, getQuestionnaireResult.query({ id })),
    token() === null && !import.meta.env.SSR && ensureOpened(queryClient, id),
  ])
}

/** Errors are ignored here, because the page shows them. */
async function ensureOpened(queryClient: AppContext['queryClient'], id: string) {
  const { claimCode } = readSecret(id)
  if (claimCode === undefined) return
  const options = { ...openClaimCode.query({ claimCode }), meta: { handlesErrors: true } }
  await ensureFresh(queryClient, options).catch(() => {})
}
