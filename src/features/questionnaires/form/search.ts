// Query parameters of the form: current question, so that the back button leads from question to question, and a
// reload keeps it. They must not contain answers.
import { idField } from '#generated/parameters.ts'
import { flag, searchOf } from '#src/client/search.ts'

export const formSearch = searchOf({
  question: idField,
  /** Shows the review before submission. */
  review: flag,
  /** Changes one answer from the review. */
  change: flag,
})
export type FormSearch = ReturnType<typeof formSearch>
