// Badges for states of changes and of entries in a change.
import { Badge } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { ContentChange, ContentEdit, ContentEntrySummary } from '#generated/backOffice/schema.d.ts'

/** Returns true unless the change is published or withdrawn. */
export const isOpen = (state: ContentChange['state']) => state !== 'published' && state !== 'withdrawn'

const changeColors = {
  draft: 'gray',
  inReview: 'yellow',
  scheduled: 'blue',
  published: 'green',
  withdrawn: 'gray',
} as const

export const ChangeState = ({ state }: Pick<ContentChange, 'state'>) => (
  <Badge color={changeColors[state]} variant="dot">
    <FormattedMessage id={`backOffice.contentState.${state}`} />
  </Badge>
)

const editColors = { added: 'green', changed: 'yellow', moved: 'blue', removed: 'red' } as const

export const EditKind = ({ kind }: Pick<ContentEdit, 'kind'>) => (
  <Badge color={editColors[kind]} variant="dot">
    <FormattedMessage id={`backOffice.contentEdit.${kind}`} />
  </Badge>
)

/** Badge for an entry that the change edits. Renders no badge for other entries. */
export const EntryState = ({ state }: Pick<ContentEntrySummary, 'state'>) =>
  state === 'published' ? null : <EditKind kind={state} />
