// Search parameters of the pages of the content.
import { ContentChangeState } from '#generated/backOffice/schemas/membersHub.schemas.ts'

export type ChangeFilter = { state?: (typeof ContentChangeState.options)[number] | undefined }
export type TopicSearch = {
  /** Id of the change that is edited. */
  change?: string | undefined
  /** Text that the names of entries contain. */
  text?: string | undefined
  tab?: 'versions' | undefined
}
export type EntrySearch = {
  change?: string | undefined
  entry?: string | undefined
  /** Path of the field that gets the focus. */
  field?: string | undefined
}

/** Reads the filter of the changes from the URL. An invalid value is ignored. */
export const readChangeFilter = ({ state }: Record<string, unknown>): ChangeFilter => ({
  state: ContentChangeState.options.find((each) => each === state),
})

export const readTopicSearch = ({ change, text, tab }: Record<string, unknown>): TopicSearch => ({
  change: idOf(change),
  text: typeof text === 'string' && text !== '' ? text.slice(0, 100) : undefined,
  tab: tab === 'versions' ? tab : undefined,
})

export const readEntrySearch = ({ change, entry, field }: Record<string, unknown>): EntrySearch => ({
  change: idOf(change),
  entry: typeof entry === 'string' && entry !== '' ? entry.slice(0, 120) : undefined,
  field: typeof field === 'string' && /^[\w.-]{1,200}$/.test(field) ? field : undefined,
})

const idOf = (value: unknown) =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined
