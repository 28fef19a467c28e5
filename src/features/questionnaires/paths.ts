// Paths of questionnaire screens. Views receive a `screen`, and look up paths and questionnaire here.
import { listQuestionnaires } from '#generated/calls/questionnaires.ts'
import type { Answer } from '#src/client/call.ts'
import type { QuestionnaireScreen } from '#generated/schema.d.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ensureFresh } from '#src/client/queries.ts'

/** Cards may be added as data only: tests/packageCards.test.ts checks that each page exists. */
export type QuestionnairePaths = {
  /** Start page; for a package card the page of the product. */
  root: string
  form: string
  /** Page for the number of the marketplace order. */
  amazon: string
  result: string
  /** Page for pictures of a review; `null` if the screen requests no pictures. */
  upload: string | null
}

/** `underwear` has no page for reviews (section 2); all other cards have all pages. */
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
 * Loads the list in loaders and returns the questionnaire. Views use `useListQuestionnaires()` and `questionnaireOn`.
 */
export const ensureOnScreen = async (queryClient: QueryClient, screen: QuestionnaireScreen) =>
  questionnaireOn(screen, await ensureFresh(queryClient, listQuestionnaires.query()))
