// Filters of the inbox: state, topic and language.
import { Group, SegmentedControl, Select } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import type { MessageTopic } from '#generated/backOffice/schema.d.ts'
import { ContactMessageState, MessageLanguage } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import type { MessageFilter } from './filter.ts'

type Props = {
  filter: MessageFilter
  topics: readonly MessageTopic[]
  fieldRef: Ref<HTMLInputElement>
}

export function InboxFilter({ filter, topics, fieldRef }: Props) {
  const intl = useIntl()
  const navigate = useNavigate()
  const change = (changed: MessageFilter) =>
    void navigate({ to: '/messages', search: { ...filter, ...changed }, replace: true })
  const all = intl.formatMessage({ id: 'backOffice.messages.all' })
  return (
    <Group gap="sm" align="end">
      <SegmentedControl
        aria-label={intl.formatMessage({ id: 'backOffice.messages.state' })}
        data={ContactMessageState.options.map((value) => ({
          value,
          label: intl.formatMessage({ id: `backOffice.messageState.${value}` }),
        }))}
        value={filter.state ?? 'open'}
        onChange={(value) => change({ state: ContactMessageState.options.find((each) => each === value) })}
      />
      <Select
        ref={fieldRef}
        label={intl.formatMessage({ id: 'backOffice.messages.topic' })}
        placeholder={all}
        data={topics.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.topic ?? null}
        onChange={(value) => change({ topic: value ?? undefined })}
        clearable
        clearButtonProps={{ 'aria-label': all }}
      />
      <Select
        label={intl.formatMessage({ id: 'backOffice.messages.language' })}
        placeholder={all}
        w={160}
        data={MessageLanguage.options.map((value) => ({
          value,
          label: intl.formatMessage({ id: `backOffice.language.${value}` }),
        }))}
        value={filter.language ?? null}
        onChange={(value) => change({ language: MessageLanguage.options.find((each) => each === value) })}
        clearable
        clearButtonProps={{ 'aria-label': all }}
      />
    </Group>
  )
}
