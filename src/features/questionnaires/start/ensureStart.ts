// Loads the data for the first page of a questionnaire; called by its loader.
import type { QueryClient } from '@tanstack/react-query'
import { getQuestionnaire } from '#generated/calls/questionnaires.ts'
import type { QuestionnaireScreen } from '#generated/schema.d.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { ensureOnScreen } from '../paths.ts'

/** @returns the title; `undefined` if the member has muted the topic */
export async function ensureStart(queryClient: QueryClient, screen: QuestionnaireScreen) {
  const questionnaire = await ensureOnScreen(queryClient, screen)
  if (!questionnaire) return undefined
  const { title } = await ensureFresh(queryClient, getQuestionnaire.query({ id: questionnaire.id }))
  return title
}
