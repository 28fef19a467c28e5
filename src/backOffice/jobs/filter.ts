// Selected list of the page, which the URL contains.
export const lists = ['jobs', 'letters'] as const

export type JobList = (typeof lists)[number]

/** Reads the list from the URL. An invalid value is ignored. */
export const readJobList = ({ list }: Record<string, unknown>): { list?: JobList | undefined } => ({
  list: lists.find((each) => each === list),
})
