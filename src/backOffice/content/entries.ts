// Names and ids of entries.
import type { ContentTopic } from '#generated/backOffice/schema.d.ts'
import { valueAt } from '../../shared/unknown.ts'
import { fieldLabel } from './form/labels.ts'

export const keyOf = (id: string) => id.slice(id.indexOf('/') + 1)

/** Returns the name of an entry; settings have the label of their property. */
export const entryLabel = (topic: string, { id, title }: { id: string; title: string }) =>
  id.includes('/') || title !== id ? title : fieldLabel(topic, id)

/** Returns the id of a new entry of the list. */
export const newEntryId = ({ list, keys }: ContentTopic, data: unknown) =>
  `${list ?? ''}/${keys.map((name) => keyText(valueAt(data, name))).join('-')}`

const keyText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Returns the entries of the list in their order, without removed ones. */
export const listEntries = ({ entries }: ContentTopic) =>
  entries.filter(({ id, state }) => id.includes('/') && state !== 'removed')
