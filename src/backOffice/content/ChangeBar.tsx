// Bar that names the change that is edited. Without a change, staff choose an open draft or create one.
import { Alert, Button, Group, Select, Text } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { PencilLine } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getContentChange, listContentChanges } from '#generated/backOffice/calls/backOfficeContent.ts'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import { NewChange } from './NewChange.tsx'
import { ChangeState } from './states.tsx'
import classes from './Content.module.css'

type Props = { change: string | undefined; onSelect: (id: string | undefined) => void }

export const ChangeBar = ({ change, onSelect }: Props) =>
  change === undefined ? (
    <ChangeChoice onSelect={onSelect} />
  ) : (
    <EditedChange id={change} onSelect={onSelect} />
  )

function EditedChange({ id, onSelect }: { id: string } & Pick<Props, 'onSelect'>) {
  const { data, error } = useQuery(getContentChange.query({ id }))
  return (
    <div className={classes.bar} role="status">
      <PencilLine size={16} aria-hidden />
      {data && (
        <>
          <Text size="sm">
            <FormattedMessage
              id="backOffice.content.editing"
              values={{
                title: (
                  <AnchorLink to="/content/changes/$id" params={{ id }} fw={600}>
                    {data.change.title}
                  </AnchorLink>
                ),
              }}
            />
          </Text>
          <ChangeState state={data.change.state} />
        </>
      )}
      {error && <Text size="sm">{error.message}</Text>}
      <Button variant="subtle" size="compact-sm" ml="auto" onClick={() => onSelect(undefined)}>
        <FormattedMessage id="backOffice.content.otherChange" />
      </Button>
    </div>
  )
}

function ChangeChoice({ onSelect }: Pick<Props, 'onSelect'>) {
  const intl = useIntl()
  const { data } = useInfiniteQuery(listContentChanges.pages({ state: 'draft', limit: 50 }))
  const drafts = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Alert variant="light" title={<FormattedMessage id="backOffice.content.choose" />}>
      <Text size="sm" mb="sm">
        <FormattedMessage id="backOffice.content.choose.text" />
      </Text>
      <Group gap="sm" align="end">
        {drafts.length > 0 && (
          <Select
            w={320}
            searchable
            label={intl.formatMessage({ id: 'backOffice.content.drafts' })}
            placeholder={intl.formatMessage({ id: 'backOffice.content.drafts.hint' })}
            data={drafts.map(({ id, title }) => ({ value: id, label: title }))}
            value={null}
            onChange={(id) => id !== null && onSelect(id)}
          />
        )}
        <NewChange variant="default" onCreate={onSelect} />
      </Group>
    </Alert>
  )
}
