// Saved views: named filters of the staff member, and a form that saves the current filter.
import { Button, CloseButton, Group, Popover, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  listParcelViews,
  removeParcelView,
  saveParcelView,
} from '#generated/backOffice/calls/backOfficeParcels.ts'
import { setFields, type Filter } from './filter.ts'

const longestName = 60
/** Writes a filter with its fields in a fixed order, to compare filters. */
const textOf = ({ state = 'unsent', product, countryCode, olderThan }: Filter) =>
  JSON.stringify([state, product, countryCode, olderThan])

export function Views({ filter }: { filter: Filter }) {
  const intl = useIntl()
  const views = useQuery(listParcelViews.query())
  const remove = useMutation(removeParcelView.mutation)
  const current = textOf(filter)
  return (
    <Group gap="xs" role="group" aria-label={intl.formatMessage({ id: 'backOffice.views.title' })}>
      {views.data?.items.map(({ id, name, filter: saved }) => {
        const isCurrent = textOf(saved) === current
        return (
          <Group key={id} gap={2} wrap="nowrap">
            <Button
              renderRoot={(props) => (
                <Link to="/parcels" search={saved} activeOptions={{ exact: true }} {...props} />
              )}
              size="compact-sm"
              variant={isCurrent ? 'filled' : 'default'}
            >
              {name}
            </Button>
            <CloseButton
              size="sm"
              aria-label={intl.formatMessage({ id: 'backOffice.views.remove' }, { name })}
              onClick={() => remove.mutate({ id })}
            />
          </Group>
        )
      })}
      <SaveForm filter={filter} />
    </Group>
  )
}

function SaveForm({ filter }: { filter: Filter }) {
  const intl = useIntl()
  const [isOpen, { toggle, close }] = useDisclosure()
  const [name, setName] = useState('')
  const save = useMutation({
    ...saveParcelView.mutation,
    // An option of the mutation, because callbacks of `mutate` end with the component, and the page may be left before.
    onSuccess: ({ saved }) => {
      close()
      setName('')
      if (!saved)
        notifications.show({ color: 'red', message: intl.formatMessage({ id: 'backOffice.views.full' }) })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ name: name.trim(), filter: setFields(filter) })
  }
  return (
    <Popover opened={isOpen} onDismiss={close} trapFocus position="bottom-start" withinPortal>
      <Popover.Target>
        <Button size="compact-sm" variant="default" onClick={toggle}>
          <FormattedMessage id="backOffice.views.save" />
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={intl.formatMessage({ id: 'backOffice.views.save' })}>
        <form onSubmit={submit}>
          <Stack gap="sm">
            <TextInput
              label={intl.formatMessage({ id: 'backOffice.views.name' })}
              maxLength={longestName}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              data-autofocus
            />
            <Button type="submit" size="sm" loading={save.isPending} disabled={name.trim() === ''}>
              <FormattedMessage id="backOffice.views.submit" />
            </Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
