// Which question shows, as its address says it: so Back leads from question to question, and a reload stays where one was.
// Answers are never in it.
import { idField } from '#generated/parameters.ts'
import { flag, searchOf } from '#src/client/search.ts'

export const formSearch = searchOf({
  question: idField,
  /** All answers, before they are sent. */
  review: flag,
  /** One answer is changed, from there. */
  change: flag,
})
export type FormSearch = ReturnType<typeof formSearch>
