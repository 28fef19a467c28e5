// What the reader's address says: the issue, and the article of it that is open.

export type IssueSearch = { id?: string | undefined; article?: string | undefined }

/** What is unknown is said to be nothing: the router passes on what is left out. */
export const issueSearch = ({ id, article }: Record<string, unknown>): IssueSearch => ({
  id: named(id),
  article: named(article),
})

const named = (value: unknown) =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined
