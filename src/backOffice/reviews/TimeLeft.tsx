// Shows the time until a claim ends.
import { FormattedMessage } from 'react-intl'
import { Text } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { useState } from 'react'

export function TimeLeft({ until }: { until: string }) {
  const [now, setNow] = useState(Date.now)
  useInterval(() => setNow(Date.now()), 1000, { autoInvoke: true })
  const seconds = Math.max(0, Math.round((Date.parse(until) - now) / 1000))
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <Text size="sm" c={seconds < 60 ? 'red' : 'dimmed'}>
      <FormattedMessage
        id={seconds > 0 ? 'backOffice.claim.left' : 'backOffice.claim.over'}
        values={{ time }}
      />
    </Text>
  )
}
