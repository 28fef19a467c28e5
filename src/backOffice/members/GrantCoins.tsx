// Gives coins to a member or takes coins away. A gift above the limit of the roles waits for another staff member.
import { Alert, NumberInput, SegmentedControl, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { grantCoins } from '#generated/backOffice/calls/backOfficeMembers.ts'
import { roles } from '#generated/backOffice/roles.ts'
import { grantCoinsRequestCoinsMax } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import type { MemberAccount } from '#generated/backOffice/schema.d.ts'
import { useStaff } from '../shell/useStaff.ts'
import { ActButton, type ActDialog } from './ActButton.tsx'
import { ReasonForm } from './ReasonForm.tsx'

const directions = ['give', 'take'] as const
type Direction = (typeof directions)[number]

export function GrantCoins({ account }: { account: MemberAccount }) {
  const intl = useIntl()
  return (
    <ActButton
      variant="filled"
      label={intl.formatMessage({ id: 'backOffice.coins.open' })}
      title={intl.formatMessage({ id: 'backOffice.coins.open' })}
    >
      {(dialog) => <GrantForm account={account} dialog={dialog} />}
    </ActButton>
  )
}

function GrantForm({ account, dialog }: { account: MemberAccount; dialog: ActDialog }) {
  const intl = useIntl()
  const staff = useStaff()
  const grant = useMutation(grantCoins.mutation)
  // The id stays the same while the dialog is open, so that a second attempt gives no further coins.
  const [id, setId] = useState(newId)
  const [direction, setDirection] = useState<Direction>('give')
  const [coins, setCoins] = useState<number | string>('')
  const [missing, setMissing] = useState<number>()
  const limit = Math.max(0, ...staff.roles.map((role) => roles[role].coins))
  const isValid =
    typeof coins === 'number' && Number.isInteger(coins) && coins >= 1 && coins <= grantCoinsRequestCoinsMax
  const isMissing = direction === 'take' && missing !== undefined && coins === missing
  const coinsError = (isChecked: boolean) => {
    if (isMissing) return intl.formatMessage({ id: 'backOffice.coins.missing' })
    return (
      isChecked &&
      !isValid &&
      intl.formatMessage({ id: 'backOffice.coins.invalid' }, { most: grantCoinsRequestCoinsMax })
    )
  }
  async function submit(reason: string): Promise<boolean> {
    if (typeof coins !== 'number') return false
    const change = direction === 'give' ? coins : -coins
    const { state } = await grant.mutateAsync({ id, memberId: account.member.id, coins: change, reason })
    if (state === 'missing') {
      setMissing(coins)
      // This act is complete, so that the next attempt is another act.
      setId(newId())
      return false
    }
    const message = state === 'waiting' ? 'waiting' : direction === 'give' ? 'given' : 'taken'
    notifications.show({
      ...(state === 'waiting' && { color: 'orange' }),
      message: <FormattedMessage id={`backOffice.coins.${message}`} values={{ coins }} />,
    })
    return true
  }
  const fields = (isChecked: boolean) => (
    <Stack gap="sm">
      <SegmentedControl
        fullWidth
        aria-label={intl.formatMessage({ id: 'backOffice.coins.direction' })}
        data={directions.map((value) => ({
          value,
          label: intl.formatMessage({ id: `backOffice.coins.${value}` }),
        }))}
        value={direction}
        onChange={setDirection}
      />
      <NumberInput
        label={intl.formatMessage({ id: 'backOffice.coins.number' })}
        description={
          direction === 'give'
            ? intl.formatMessage({ id: 'backOffice.coins.limit' }, { limit })
            : intl.formatMessage({ id: 'backOffice.coins.balance' }, { coins: account.coins })
        }
        error={coinsError(isChecked)}
        withAsterisk
        required
        data-autofocus
        allowDecimal={false}
        allowNegative={false}
        hideControls
        inputMode="numeric"
        value={coins}
        onChange={setCoins}
      />
      {direction === 'give' && isValid && coins > limit && (
        <Alert color="orange" role="status">
          <FormattedMessage id="backOffice.coins.needsApproval" />
        </Alert>
      )}
    </Stack>
  )
  return (
    <ReasonForm
      dialog={dialog}
      fields={fields}
      isComplete={isValid}
      submitLabel={intl.formatMessage({ id: `backOffice.coins.${direction}` })}
      isDangerous={direction === 'take'}
      onSubmit={submit}
    />
  )
}

const newId = () => crypto.randomUUID()
