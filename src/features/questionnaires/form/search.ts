// Which question shows, as its address says it: so Back leads from question to question, and a reload stays where one was.
// Answers are never in it.
import { idSearch } from '../../../runtime/routing/idSearch.ts'

export type FormSearch = {
  question?: string | undefined
  /** All answers, before they are sent. */
  review?: true | undefined
  /** One answer is changed, from there. */
  change?: true | undefined
}

/** What is unknown is said to be nothing. */
export function formSearch({ question, review, change }: Record<string, unknown>): FormSearch {
  const flag = (value: unknown) => (value === true ? value : undefined)
  return { question: idSearch(question), review: flag(review), change: flag(change) }
}
