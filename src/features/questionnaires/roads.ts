// Where each questionnaire's screens stand. All views take a `screen`, and ask here for addresses and for their
// questionnaire.
import { listQuestionnaires } from '../../../generated/calls/questionnaires.ts'
import type { Answer } from '../../client/call.ts'
import type { QuestionnaireScreen } from '../../../generated/schema.d.ts'
import type { FileRoutesByTo } from '../../../generated/routeTree.gen.ts'
import type { QueryClient } from '@tanstack/react-query'

type Page = keyof FileRoutesByTo

export type Road = {
  /** What it is, and its start; of a package card the product's page. */
  root: Page
  form: Page
  /** The number of the marketplace order. */
  amazon: Page
  result: Page
  /** Pictures of a review; `null` where none are asked for. */
  upload: Page | null
}

export const roads: Readonly<Record<QuestionnaireScreen, Road>> = {
  questionnaire: {
    root: '/questionnaire',
    form: '/questionnaire/form',
    amazon: '/questionnaire/amazon',
    result: '/questionnaire/result',
    upload: '/questionnaire/upload',
  },
  questionnaire2: {
    root: '/questionnaire2',
    form: '/questionnaire2/form',
    amazon: '/questionnaire2/amazon',
    result: '/questionnaire2/result',
    upload: '/questionnaire2/upload',
  },
  underwear: {
    root: '/activity/packageCard/underwear',
    form: '/activity/packageCard/underwear/form',
    amazon: '/activity/packageCard/underwear/amazon',
    result: '/activity/packageCard/underwear/result',
    upload: null,
  },
  BreastPump: {
    root: '/activity/packageCard/BreastPump',
    form: '/activity/packageCard/BreastPump/form',
    amazon: '/activity/packageCard/BreastPump/amazon',
    result: '/activity/packageCard/BreastPump/result',
    upload: '/activity/packageCard/BreastPump/upload',
  },
  pregnancypillow: {
    root: '/activity/packageCard/pregnancypillow',
    form: '/activity/packageCard/pregnancypillow/form',
    amazon: '/activity/packageCard/pregnancypillow/amazon',
    result: '/activity/packageCard/pregnancypillow/result',
    upload: '/activity/packageCard/pregnancypillow/upload',
  },
}

/** The questionnaire of a screen; `undefined` for a member who is not shown it, because they asked for quiet. */
export const onScreen = (screen: QuestionnaireScreen, { items }: Answer<'listQuestionnaires'>) =>
  items.find((one) => one.screen === screen)

/** For loaders: the same, read first. Views read it by `useSuspenseQuery(listQuestionnaires.query())` and `onScreen`. */
export const ensureOnScreen = async (queryClient: QueryClient, screen: QuestionnaireScreen) =>
  onScreen(screen, await queryClient.ensureQueryData(listQuestionnaires.query()))
