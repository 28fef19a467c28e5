// Finds an order by its number and moves it to the member, after a preview of the effect on both members.
import { Alert, Anchor, Button, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { findOrders, moveOrder } from '#generated/backOffice/calls/backOfficeMembers.ts'
import type { FoundOrder, MemberAccount } from '#generated/backOffice/schema.d.ts'
import { StaffOrderNumberMax } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { ActButton, type ActDialog } from './ActButton.tsx'
import { OrderCard } from './OrderCard.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import { SearchForm } from './SearchForm.tsx'

type Props = { account: MemberAccount }

export function MoveOrder({ account }: Props) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'backOffice.orders.open' })
  return (
    <ActButton label={label} title={label}>
      {(dialog) => <MoveDialog account={account} dialog={dialog} />}
    </ActButton>
  )
}

type DialogProps = Props & { dialog: ActDialog }

function MoveDialog({ account, dialog }: DialogProps) {
  const [order, choose] = useState<FoundOrder>()
  return order ? (
    <MoveForm account={account} dialog={dialog} order={order} onBack={() => choose(undefined)} />
  ) : (
    <Search account={account} onChoose={choose} />
  )
}

function Search({ account, onChoose }: Props & { onChoose: (order: FoundOrder) => void }) {
  const intl = useIntl()
  const search = useMutation(findOrders.mutation)
  return (
    <Stack gap="md">
      <SearchForm
        label={intl.formatMessage({ id: 'backOffice.orders.number' })}
        description={intl.formatMessage({ id: 'backOffice.orders.number.hint' })}
        maxLength={StaffOrderNumberMax}
        isPending={search.isPending}
        onSearch={(number) => search.mutate({ memberId: account.member.id, number })}
        none={
          search.data?.items.length === 0 && (
            <FormattedMessage
              id="backOffice.orders.none"
              values={{ number: search.variables?.number ?? '' }}
            />
          )
        }
        hasFocus
      />
      {search.data?.items.map((order, at) => (
        <OrderCard key={order.id} order={order}>
          {order.obstacles.length === 0 && (
            <Button variant="default" autoFocus={at === 0} onClick={() => onChoose(order)}>
              <FormattedMessage id="backOffice.orders.choose" />
            </Button>
          )}
        </OrderCard>
      ))}
    </Stack>
  )
}

type FormProps = DialogProps & { order: FoundOrder; onBack: () => void }

function MoveForm({ account, dialog, order, onBack }: FormProps) {
  const intl = useIntl()
  const move = useMutation(moveOrder.mutation)
  const [number, setNumber] = useState('')
  const [isChanged, setChanged] = useState(false)
  const isHidden = order.number === null
  const isComplete = !isHidden || number.trim() !== ''
  async function submit(reason: string): Promise<boolean> {
    const { state } = await move.mutateAsync({
      orderId: order.id,
      memberId: account.member.id,
      from: order.owner?.id ?? null,
      ...(isHidden && { number: number.trim() }),
      reason,
    })
    if (state !== 'moved' && state !== 'unchanged') {
      setChanged(true)
      return false
    }
    notifications.show({ message: <FormattedMessage id="backOffice.orders.moved" /> })
    return true
  }
  const fields = (isChecked: boolean) => (
    <Stack gap="sm">
      <OrderCard order={order} />
      {isChanged && (
        <Alert
          color="orange"
          role="alert"
          title={<FormattedMessage id="backOffice.orders.changed.title" />}
          styles={{ title: { color: 'var(--mantine-color-text)' } }}
        >
          <FormattedMessage id="backOffice.orders.changed" />
        </Alert>
      )}
      <Anchor component="button" type="button" size="sm" ta="start" onClick={onBack}>
        <FormattedMessage id="backOffice.orders.back" />
      </Anchor>
      {isHidden && (
        <TextInput
          label={intl.formatMessage({ id: 'backOffice.orders.shopNumber' })}
          description={intl.formatMessage({ id: 'backOffice.orders.shopNumber.hint' })}
          error={
            isChecked && !isComplete && intl.formatMessage({ id: 'backOffice.orders.shopNumber.missing' })
          }
          withAsterisk
          required
          autoFocus
          autoComplete="off"
          maxLength={StaffOrderNumberMax}
          value={number}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
      )}
    </Stack>
  )
  return (
    <ReasonForm
      dialog={dialog}
      fields={fields}
      hasReasonFocus={!isHidden}
      isComplete={isComplete && !isChanged}
      submitLabel={intl.formatMessage({ id: 'backOffice.orders.confirm' })}
      isDangerous
      onSubmit={submit}
    />
  )
}
