// Loads the data for the pages after the form: the questionnaire, and the submission of the member. The submission of a
// visitor can be loaded only in the browser, which stores the claim code. This module loads it there, so that the
// result appears directly after the last question.
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

/** Loads the submission of a visitor by its claim code. Ignores errors, because the page shows them. */
async function ensureOpened(queryClient: AppContext['queryClient'], id: string) {
  const { claimCode } = readSecret(id)
  if (claimCode === undefined) return
  const options = { ...openClaimCode.query({ claimCode }), meta: { handlesErrors: true } }
  await ensureFresh(queryClient, options).catch(() => {})
}
