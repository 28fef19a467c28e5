// Shows the time until a claim ends. It counts from the moment at which the page was opened, because the clock of the
// device may be wrong.
import { FormattedMessage } from 'react-intl'
import { Text } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { useState } from 'react'

export function TimeLeft({ secondsLeft }: { secondsLeft: number }) {
  const [opened] = useState(() => performance.now())
  const [now, setNow] = useState(opened)
  useInterval(() => setNow(performance.now()), 1000, { autoInvoke: true })
  const seconds = Math.max(0, Math.round(secondsLeft - (now - opened) / 1000))
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
