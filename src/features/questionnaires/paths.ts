// Where each questionnaire's screens stand. All views take a `screen`, and ask here for addresses and for their
// questionnaire.
import { listQuestionnaires } from '#generated/calls/questionnaires.ts'
import type { Answer } from '#src/client/call.ts'
import type { QuestionnaireScreen } from '#generated/schema.d.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ensureFresh } from '#src/client/queries.ts'

/** Cards may be data alone: that each page is there, tests/packageCards.test.ts sees to. */
export type QuestionnairePaths = {
  /** What it is, and its start; of a package card the product's page. */
  root: string
  form: string
  /** The number of the marketplace order. */
  amazon: string
  result: string
  /** Pictures of a review; `null` where none are asked for. */
  upload: string | null
}

/** `underwear` has no page for reviews (section 2); whatever else is a card has all of them. */
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

/** The questionnaire of a screen; `undefined` for a member who is not shown it, because they asked for quiet. */
export const questionnaireOn = (screen: QuestionnaireScreen, { items }: Answer<'listQuestionnaires'>) =>
  items.find((summary) => summary.screen === screen)

/** For loaders: the same, read first. Views read it by `useListQuestionnaires()` and `questionnaireOn`. */
export const ensureOnScreen = async (queryClient: QueryClient, screen: QuestionnaireScreen) =>
  questionnaireOn(screen, await ensureFresh(queryClient, listQuestionnaires.query()))
