// Shows an order with its owner, the coins that would move, and the reasons why it cannot be moved.
import { Alert, Badge, Group, List, Paper, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedDate, FormattedDisplayName, FormattedMessage, useIntl } from 'react-intl'
import { minorDecimals } from '#generated/currencies.ts'
import type { FoundOrder } from '#generated/backOffice/schema.d.ts'
import { MemberLink } from '../shell/MemberLink.tsx'

type Props = { order: FoundOrder; children?: ReactNode }

export const OrderCard = ({ order, children }: Props) => (
  <Paper withBorder p="sm">
    <Stack gap="xs">
      <Group justify="space-between">
        <Text fw={600} component="div">
          {order.number === null ? (
            <span>
              <FormattedMessage id="backOffice.orders.noNumber" />
            </span>
          ) : (
            <span>{order.number}</span>
          )}
        </Text>
        <Badge variant="light" color="gray">
          <FormattedMessage id={`backOffice.orderState.${order.state}`} />
        </Badge>
      </Group>
      <Facts order={order} />
      {order.obstacles.length > 0 ? <Obstacles order={order} /> : <Effect order={order} />}
      {children}
    </Stack>
  </Paper>
)

function Facts({ order: { placedAt, total, owner } }: { order: FoundOrder }) {
  const intl = useIntl()
  const { amount, currency } = total
  const price = amount / 10 ** (minorDecimals[currency] ?? 2)
  return (
    <div>
      <Text size="sm">
        <FormattedMessage
          id="backOffice.orders.placed"
          values={{
            date: <FormattedDate value={placedAt} dateStyle="medium" />,
            total: intl.formatNumber(price, { style: 'currency', currency }),
          }}
        />
      </Text>
      <Text size="sm">
        {owner ? (
          <FormattedMessage
            id="backOffice.orders.owner"
            values={{
              owner: (
                <MemberLink memberId={owner.id} underline="always" inherit>
                  {owner.account}
                </MemberLink>
              ),
              country: <FormattedDisplayName type="region" value={owner.countryCode} />,
            }}
          />
        ) : (
          <FormattedMessage id="backOffice.orders.noOwner" />
        )}
      </Text>
    </div>
  )
}

const Obstacles = ({ order: { obstacles } }: { order: FoundOrder }) => (
  <Alert
    color="orange"
    title={<FormattedMessage id="backOffice.orders.blocked" />}
    styles={{ title: { color: 'var(--mantine-color-text)' } }}
  >
    <List size="sm" spacing={4}>
      {obstacles.map((obstacle) => (
        <List.Item key={obstacle}>
          <FormattedMessage id={`backOffice.obstacle.${obstacle}`} />
        </List.Item>
      ))}
    </List>
  </Alert>
)

/** Lists the changes of both members. Spent coins stay spent, because a balance is never negative. */
const Effect = ({ order: { effect, owner, number } }: { order: FoundOrder }) => (
  <List size="sm" spacing={4}>
    {owner && (
      <List.Item>
        <FormattedMessage
          id="backOffice.orders.taken"
          values={{ coins: effect.coinsTaken, points: effect.pointsTaken }}
        />
      </List.Item>
    )}
    {effect.coinsSpent > 0 && (
      <List.Item>
        <FormattedMessage id="backOffice.orders.spent" values={{ coins: effect.coinsSpent }} />
      </List.Item>
    )}
    <List.Item>
      <FormattedMessage
        id="backOffice.orders.given"
        values={{ coins: effect.coinsGiven, points: effect.pointsGiven }}
      />
    </List.Item>
    {number === null && (
      <List.Item>
        <FormattedMessage id="backOffice.orders.noItems" />
      </List.Item>
    )}
  </List>
)
