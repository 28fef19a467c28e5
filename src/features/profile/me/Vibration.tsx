// Switch that enables vibration on this device; hidden if the device cannot vibrate.
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import { canVibrate, mayVibrate, setMayVibrate } from '#src/runtime/app/vibration.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { Switch } from '#src/ui/fields/Switch.tsx'

export function Vibration() {
  const [chosen, setChosen] = useState<boolean>()
  const setting = useBrowserValue(mayVibrate)
  if (useBrowserValue(canVibrate) !== true) return null
  return (
    <Card padding="snug" className="mt-4">
      <Switch
        label={<FormattedMessage id="profile.vibration" />}
        hint={<FormattedMessage id="profile.vibration.text" />}
        checked={chosen ?? setting ?? false}
        onCheckedChange={(isAllowed) => {
          setMayVibrate(isAllowed)
          setChosen(isAllowed)
        }}
      />
    </Card>
  )
}
