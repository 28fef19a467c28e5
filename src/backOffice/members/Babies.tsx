// Babies of a member. They are hidden until a staff member gives a reason, which is recorded.
import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { openBabies } from '#generated/backOffice/calls/backOfficeMembers.ts'
import type { MemberBabies } from '#generated/backOffice/schema.d.ts'
import { ActButton } from './ActButton.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import { Section } from './Section.tsx'
import classes from './Member.module.css'

export function Babies({ memberId }: { memberId: string }) {
  const intl = useIntl()
  const opening = useMutation({ ...openBabies.mutation, gcTime: 0 })
  const label = intl.formatMessage({ id: 'backOffice.babies.open' })
  const babies = opening.data
  const [wasHidden, setWasHidden] = useState(false)
  function hide() {
    opening.reset()
    setWasHidden(true)
  }
  return (
    <Section
      title={<FormattedMessage id="backOffice.babies.title" />}
      action={
        babies ? (
          <Button variant="default" onClick={hide} autoFocus>
            <FormattedMessage id="backOffice.babies.hide" />
          </Button>
        ) : (
          <ActButton label={label} title={label} hasFocus={wasHidden}>
            {(dialog) => (
              <ReasonForm
                dialog={dialog}
                text={<FormattedMessage id="backOffice.babies.text" />}
                submitLabel={label}
                onSubmit={async (reason) => {
                  await opening.mutateAsync({ memberId, reason })
                  return true
                }}
              />
            )}
          </ActButton>
        )
      }
    >
      <div role="status">
        {babies ? (
          <BabyList babies={babies} />
        ) : (
          <Text c="dimmed" size="sm">
            <FormattedMessage id="backOffice.babies.hidden" />
          </Text>
        )}
      </div>
    </Section>
  )
}

const BabyList = ({ babies: { items } }: { babies: MemberBabies }) =>
  items.length === 0 ? (
    <Text c="dimmed" size="sm">
      <FormattedMessage id="backOffice.babies.none" />
    </Text>
  ) : (
    <ul className={classes.list}>
      {items.map(({ name, bornOn, expectedOn }, at) => (
        // Babies have no id, and two babies can have the same name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className={classes.item}>
          <span>{name ?? <FormattedMessage id="backOffice.babies.noName" />}</span>
          <Text size="sm" c="dimmed" component="span">
            {bornOn === null && expectedOn === null ? (
              <FormattedMessage id="backOffice.babies.noDate" />
            ) : (
              <FormattedMessage
                id={bornOn === null ? 'backOffice.babies.expected' : 'backOffice.babies.born'}
                values={{ date: <Day day={bornOn ?? expectedOn ?? ''} /> }}
              />
            )}
          </Text>
        </li>
      ))}
    </ul>
  )

const Day = ({ day }: { day: string }) => (
  <FormattedDate value={`${day}T00:00:00Z`} timeZone="UTC" dateStyle="medium" />
)
