// Where each questionnaire's screens stand. All views take a `screen`, and ask here for addresses and for their
// questionnaire.
import { listQuestionnaires } from '../../../generated/calls/questionnaires.ts'
import type { Answer } from '../../client/call.ts'
import type { QuestionnaireScreen } from '../../../generated/schema.d.ts'
import type { QueryClient } from '@tanstack/react-query'

export type Road = {
  /** What it is, and its start; of a package card the product's page. */
  root: string
  form: string
  /** The number of the marketplace order. */
  amazon: string
  result: string
  /** Pictures of a review; `null` where none are asked for. */
  upload: string | null
}

const cards = '/activity/packageCard'

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
    root: `${cards}/underwear`,
    form: `${cards}/underwear/form`,
    amazon: `${cards}/underwear/amazon`,
    result: `${cards}/underwear/result`,
    upload: null,
  },
  BreastPump: {
    root: `${cards}/BreastPump`,
    form: `${cards}/BreastPump/form`,
    amazon: `${cards}/BreastPump/amazon`,
    result: `${cards}/BreastPump/result`,
    upload: `${cards}/BreastPump/upload`,
  },
  pregnancypillow: {
    root: `${cards}/pregnancypillow`,
    form: `${cards}/pregnancypillow/form`,
    amazon: `${cards}/pregnancypillow/amazon`,
    result: `${cards}/pregnancypillow/result`,
    upload: `${cards}/pregnancypillow/upload`,
  },
}

/** The questionnaire of a screen; `undefined` for a member who is not shown it, because they asked for quiet. */
export const onScreen = (screen: QuestionnaireScreen, { items }: Answer<'listQuestionnaires'>) =>
  items.find((one) => one.screen === screen)

/** For loaders: the same, read first. Views read it by `useSuspenseQuery(listQuestionnaires.query())` and `onScreen`. */
export const ensureOnScreen = async (queryClient: QueryClient, screen: QuestionnaireScreen) =>
  onScreen(screen, await queryClient.ensureQueryData(listQuestionnaires.query()))
