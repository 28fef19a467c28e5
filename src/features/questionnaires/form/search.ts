// Query parameters of the form. They contain the current question, so that the back button returns to the previous
// question and a reload keeps the current question. They must not contain answers.
import { idField } from '#generated/parameters.ts'
import { flag, searchOf } from '#src/client/search.ts'

export const formSearch = searchOf({
  question: idField,
  /** True to show the review of all answers before the submission. */
  review: flag,
  /**
   * True if the user has opened the question from the review to change its answer, and returns to the review
   * afterwards.
   */
  change: flag,
})
export type FormSearch = ReturnType<typeof formSearch>
