// Acts on the account of a member: end sessions, allow gifts, and remove the second factor.
import { NumberInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  allowGifts,
  closeMemberAccount,
  endMemberSessions,
  offerExport,
  removeSecondFactor,
} from '#generated/backOffice/calls/backOfficeMembers.ts'
import { allowGiftsRequestGiftsMax } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { ActButton, type ActDialog } from './ActButton.tsx'
import { ReasonForm } from './ReasonForm.tsx'

type Props = { memberId: string }

export function EndSessions({ memberId }: Props) {
  const intl = useIntl()
  const end = useMutation(endMemberSessions.mutation)
  const label = intl.formatMessage({ id: 'backOffice.sessions.open' })
  return (
    <ActButton label={label} title={label}>
      {(dialog) => (
        <ReasonForm
          dialog={dialog}
          text={<FormattedMessage id="backOffice.sessions.text" />}
          submitLabel={intl.formatMessage({ id: 'backOffice.sessions.confirm' })}
          isDangerous
          onSubmit={async (reason) => {
            const { ended } = await end.mutateAsync({ memberId, reason })
            notifications.show({
              message: <FormattedMessage id="backOffice.sessions.done" values={{ ended }} />,
            })
            return true
          }}
        />
      )}
    </ActButton>
  )
}

export function RemoveSecondFactor({ memberId }: Props) {
  const intl = useIntl()
  const remove = useMutation(removeSecondFactor.mutation)
  const label = intl.formatMessage({ id: 'backOffice.secondFactor.open' })
  return (
    <ActButton label={label} title={label}>
      {(dialog) => (
        <ReasonForm
          dialog={dialog}
          text={<FormattedMessage id="backOffice.secondFactor.text" />}
          submitLabel={intl.formatMessage({ id: 'backOffice.secondFactor.confirm' })}
          isDangerous
          onSubmit={async (reason) => {
            const { changed } = await remove.mutateAsync({ memberId, reason })
            const id = changed ? 'backOffice.secondFactor.done' : 'backOffice.secondFactor.late'
            notifications.show({ message: <FormattedMessage id={id} /> })
            return true
          }}
        />
      )}
    </ActButton>
  )
}

export function CloseAccount({ memberId }: Props) {
  const intl = useIntl()
  const close = useMutation(closeMemberAccount.mutation)
  const label = intl.formatMessage({ id: 'backOffice.close.open' })
  return (
    <ActButton label={label} title={label}>
      {(dialog) => (
        <ReasonForm
          dialog={dialog}
          text={<FormattedMessage id="backOffice.close.text" />}
          submitLabel={label}
          isDangerous
          onSubmit={async (reason) => {
            const { erasesAt } = await close.mutateAsync({ memberId, reason })
            const date = Date.parse(erasesAt)
            notifications.show({ message: <FormattedMessage id="backOffice.close.done" values={{ date }} /> })
            return true
          }}
        />
      )}
    </ActButton>
  )
}

/** Offers the member a copy of their data. The copy is only available to the member, after signing in. */
export function OfferExport({ memberId }: Props) {
  const intl = useIntl()
  const offer = useMutation(offerExport.mutation)
  const label = intl.formatMessage({ id: 'backOffice.export.open' })
  return (
    <ActButton label={label} title={label}>
      {(dialog) => (
        <ReasonForm
          dialog={dialog}
          text={<FormattedMessage id="backOffice.export.text" />}
          submitLabel={intl.formatMessage({ id: 'backOffice.export.confirm' })}
          onSubmit={async (reason) => {
            const { changed } = await offer.mutateAsync({ memberId, reason })
            const id = changed ? 'backOffice.export.done' : 'backOffice.export.late'
            notifications.show({ message: <FormattedMessage id={id} /> })
            return true
          }}
        />
      )}
    </ActButton>
  )
}

export function AllowGifts({ memberId }: Props) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'backOffice.allow.open' })
  return (
    <ActButton label={label} title={label}>
      {(dialog) => <AllowForm memberId={memberId} dialog={dialog} />}
    </ActButton>
  )
}

function AllowForm({ memberId, dialog }: Props & { dialog: ActDialog }) {
  const intl = useIntl()
  const allow = useMutation(allowGifts.mutation)
  const [gifts, setGifts] = useState<number | string>(1)
  const isValid =
    typeof gifts === 'number' && Number.isInteger(gifts) && gifts >= 1 && gifts <= allowGiftsRequestGiftsMax
  async function submit(reason: string): Promise<boolean> {
    if (typeof gifts !== 'number') return false
    const { allowed } = await allow.mutateAsync({ memberId, gifts, reason })
    notifications.show({ message: <FormattedMessage id="backOffice.allow.done" values={{ allowed }} /> })
    return true
  }
  const fields = (isChecked: boolean) => (
    <NumberInput
      label={intl.formatMessage({ id: 'backOffice.allow.number' })}
      error={
        isChecked &&
        !isValid &&
        intl.formatMessage({ id: 'backOffice.allow.invalid' }, { most: allowGiftsRequestGiftsMax })
      }
      withAsterisk
      required
      data-autofocus
      allowDecimal={false}
      allowNegative={false}
      inputMode="numeric"
      min={1}
      max={allowGiftsRequestGiftsMax}
      value={gifts}
      onChange={setGifts}
    />
  )
  return (
    <ReasonForm
      dialog={dialog}
      text={<FormattedMessage id="backOffice.allow.text" />}
      fields={fields}
      isComplete={isValid}
      submitLabel={intl.formatMessage({ id: 'backOffice.allow.confirm' })}
      onSubmit={submit}
    />
  )
}
