// Finds members by an exact value. The value is not in the URL, because it is personal data.
import { Stack, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { findMembers } from '#generated/backOffice/calls/backOfficeMembers.ts'
import type { FoundMember } from '#generated/backOffice/schema.d.ts'
import { CountryName } from '../shell/CountryName.tsx'
import { columnsOf, ListTable } from '../shell/ListTable.tsx'
import { useShortcuts } from '../shell/shortcuts.ts'
import { useHeadingFocus } from '../shell/useHeadingFocus.ts'
import { SearchForm } from './SearchForm.tsx'

export function FindPage() {
  const intl = useIntl()
  const navigate = useNavigate()
  const heading = useHeadingFocus()
  const field = useRef<HTMLInputElement>(null)
  const search = useMutation(findMembers.mutation)
  useShortcuts([['/', () => field.current?.select(), 'backOffice.keys.field']])
  function find(text: string) {
    search.mutate(
      { query: text },
      {
        onSuccess: ({ items: [first, second] }) => {
          if (first && !second) void navigate({ to: '/members/$memberId', params: { memberId: first.id } })
        },
      },
    )
  }
  return (
    <Stack gap="md">
      <Title order={1} size="h2" ref={heading} tabIndex={-1}>
        <FormattedMessage id="backOffice.members.title" />
      </Title>
      <SearchForm
        ref={field}
        label={intl.formatMessage({ id: 'backOffice.members.query' })}
        description={intl.formatMessage({ id: 'backOffice.members.query.hint' })}
        maxLength={254}
        isPending={search.isPending}
        onSearch={find}
        none={
          search.data?.items.length === 0 && (
            <FormattedMessage
              id="backOffice.members.none"
              values={{ query: search.variables?.query ?? '' }}
            />
          )
        }
      />
      {search.data && search.data.items.length > 1 && <Results members={search.data.items} />}
    </Stack>
  )
}

const column = columnsOf<FoundMember>()
const columns = column.columns([
  column.accessor('name', { header: () => <FormattedMessage id="backOffice.members.name" /> }),
  column.accessor('email', {
    header: () => <FormattedMessage id="backOffice.members.email" />,
    cell: ({ getValue }) => getValue() ?? '–',
  }),
  column.accessor('phone', {
    header: () => <FormattedMessage id="backOffice.members.phone" />,
    cell: ({ getValue }) => getValue() ?? '–',
  }),
  column.accessor('countryCode', {
    header: () => <FormattedMessage id="backOffice.reviews.country" />,
    cell: ({ getValue }) => <CountryName code={getValue()} />,
  }),
  column.accessor('joinedAt', {
    header: () => <FormattedMessage id="backOffice.facts.joined" />,
    cell: ({ getValue }) => <FormattedDate value={getValue()} dateStyle="medium" />,
  }),
])

/** Several members match. The first one gets the focus, so that Enter opens it. */
function Results({ members }: { members: FoundMember[] }) {
  const intl = useIntl()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(
    () => frame.current?.querySelector('a')?.focus(),
    // oxlint-disable-next-line react/exhaustive-deps -- the focus moves only when other members are found
    [members],
  )
  return (
    <div ref={frame}>
      <ListTable
        label={intl.formatMessage({ id: 'backOffice.members.results' }, { count: members.length })}
        columns={columns}
        rows={members}
        idOf={({ id }) => id}
        linkOf={({ id }) => linkOptions({ to: '/members/$memberId', params: { memberId: id } })}
      />
    </div>
  )
}
