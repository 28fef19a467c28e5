// Properties of the form of an entry.
import type { ContentChangeDetail, ContentEntry, ContentTopic } from '#generated/backOffice/schema.d.ts'

export type EditorProps = {
  topic: ContentTopic
  /** Id of the entry; undefined for a new entry. */
  id: string | undefined
  initial: ContentEntry
  detail: ContentChangeDetail
  /** Path of the field that gets the focus. */
  field?: string | undefined
  /** Called when the edit was undone. */
  onReset: (() => void) | undefined
}
