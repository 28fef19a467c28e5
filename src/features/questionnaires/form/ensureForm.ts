// Loads the data of a questionnaire form; called by the loaders of its routes.
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { getQuestionnaire } from '#generated/calls/questionnaires.ts'
import { getUserInfo } from '#generated/calls/account.ts'
import type { QuestionnaireScreen } from '#generated/schema.d.ts'
import { ensureFresh } from '#src/client/queries.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { ensureOnScreen, pathsOf } from '../paths.ts'

type Visit = { context: { app: AppContext }; location: Pick<ParsedLocation, 'search'> }

/** @returns the title of the page */
export async function ensureForm(
  { context: { app }, location: { search } }: Visit,
  screen: QuestionnaireScreen,
): Promise<string> {
  const { queryClient, token } = app
  // Load the user data, because answers are stored per member. If the session has ended, the form must not show the
  // member's answers to a visitor.
  const member = token() === null ? undefined : ensureFresh(queryClient, getUserInfo.query()).catch(() => {})
  const summary = await ensureOnScreen(queryClient, screen)
  if (!summary) throw redirect({ to: pathsOf(screen).root, search })
  if (summary.submitted) throw redirect({ to: pathsOf(screen).result, search })
  await ensureFresh(queryClient, getQuestionnaire.query({ id: summary.id }))
  await member
  return summary.title
}
