// Vouchers of a member. An unused voucher can be voided.
import { Badge, Code, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { voidVoucher } from '#generated/backOffice/calls/backOfficeMembers.ts'
import type { MemberAccount, MemberVoucher } from '#generated/backOffice/schema.d.ts'
import { useStaff } from '../shell/useStaff.ts'
import { ActButton } from './ActButton.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import { Section } from './Section.tsx'
import classes from './Member.module.css'

const colors = { active: 'green', reserved: 'blue', used: 'gray', void: 'red', expired: 'gray' } as const

const isUnused = ({ state }: MemberVoucher) => state === 'active' || state === 'reserved'

export function Vouchers({ account: { member, vouchers } }: { account: MemberAccount }) {
  const { may } = useStaff()
  return (
    <Section title={<FormattedMessage id="backOffice.vouchers.title" />}>
      {vouchers.length === 0 ? (
        <Text c="dimmed" size="sm">
          <FormattedMessage id="backOffice.vouchers.none" />
        </Text>
      ) : (
        <ul className={classes.list}>
          {vouchers.map((voucher) => (
            <li key={voucher.id} className={classes.item}>
              <div>
                <Group gap="xs">
                  <span>{voucher.name}</span>
                  <Badge size="sm" variant="dot" color={colors[voucher.state]}>
                    <FormattedMessage id={`backOffice.voucher.${voucher.state}`} />
                  </Badge>
                </Group>
                <VoucherFacts voucher={voucher} />
              </div>
              {may('changeMembers') && isUnused(voucher) && (
                <VoidVoucher memberId={member.id} voucher={voucher} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const VoucherFacts = ({ voucher: { code, grantedAt, expiresAt } }: { voucher: MemberVoucher }) => (
  <Group gap="xs" mt={2}>
    {code !== null && <Code>{code}</Code>}
    <Text size="sm" c="dimmed">
      <FormattedMessage
        id="backOffice.voucher.dates"
        values={{
          granted: <FormattedDate value={grantedAt} dateStyle="medium" />,
          expires: <FormattedDate value={expiresAt} dateStyle="medium" />,
        }}
      />
    </Text>
  </Group>
)

function VoidVoucher({ memberId, voucher }: { memberId: string; voucher: MemberVoucher }) {
  const intl = useIntl()
  const { mutateAsync } = useMutation(voidVoucher.mutation)
  const { id: voucherId, name } = voucher
  const fullLabel = intl.formatMessage({ id: 'backOffice.void.open' }, { name })
  return (
    <ActButton
      size="compact-sm"
      label={intl.formatMessage({ id: 'backOffice.void.short' })}
      fullLabel={fullLabel}
      title={fullLabel}
    >
      {(dialog) => (
        <ReasonForm
          dialog={dialog}
          text={<FormattedMessage id="backOffice.void.text" />}
          submitLabel={intl.formatMessage({ id: 'backOffice.void.confirm' })}
          isDangerous
          onSubmit={async (reason) => {
            const { changed } = await mutateAsync({ memberId, voucherId, reason })
            notifications.show({
              ...(!changed && { color: 'red' }),
              message: <FormattedMessage id={changed ? 'backOffice.void.done' : 'backOffice.void.late'} />,
            })
            return true
          }}
        />
      )}
    </ActButton>
  )
}
