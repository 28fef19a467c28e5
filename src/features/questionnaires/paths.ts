// Paths of the questionnaire pages. Components receive only the name of a questionnaire screen, and look up the paths
// and the questionnaire here.
import { listQuestionnaires } from '#generated/calls/questionnaires.ts'
import type { Answer } from '#src/client/call.ts'
import type { QuestionnaireScreen } from '#generated/schema.d.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ensureFresh } from '#src/client/queries.ts'

/**
 * Paths of one questionnaire. Package cards can be added to the catalog without code changes, so
 * tests/packageCards.test.ts checks that each path has a page.
 */
export type QuestionnairePaths = {
  /** Start page of the questionnaire; for a package card it is the page of the product. */
  root: string
  form: string
  /** Page on which the user enters the number of the marketplace order. */
  amazon: string
  result: string
  /** Page on which the user uploads pictures of a review; `null` if the questionnaire does not request pictures. */
  upload: string | null
}

/**
 * Returns the paths of a screen. The package card `underwear` has no upload page, because section 2 of the specification
 * does not list one.
 */
export function pathsOf(screen: QuestionnaireScreen): QuestionnairePaths {
  const isCard = screen !== 'questionnaire' && screen !== 'questionnaire2'
  const root = isCard ? `/activity/packageCard/${screen}` : `/${screen}`
  return {
    root,
    form: `${root}/form`,
    amazon: `${root}/amazon`,
    result: `${root}/result`,
    upload: screen === 'underwear' ? null : `${root}/upload`,
  }
}

/** Returns the questionnaire of a screen; `undefined` for a member who has muted its topic. */
export const questionnaireOn = (screen: QuestionnaireScreen, { items }: Answer<'listQuestionnaires'>) =>
  items.find((summary) => summary.screen === screen)

/**
 * Loads the list of questionnaires in a loader, and returns the questionnaire of a screen. Views use
 * `useListQuestionnaires()` and `questionnaireOn`.
 */
export const ensureOnScreen = async (queryClient: QueryClient, screen: QuestionnaireScreen) =>
  questionnaireOn(screen, await ensureFresh(queryClient, listQuestionnaires.query()))
