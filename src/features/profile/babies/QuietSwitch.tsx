// The one switch for hard times. It takes effect at once, asks nothing, and says little.
import { FormattedMessage, useIntl } from 'react-intl'
import { useSetBabyContent } from '../../../../generated/hooks/profile.ts'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { useIsUpdating } from '../../../runtime/app/useIsUpdating.ts'
import { Switch } from '../../../ui/Switch.tsx'

export function QuietSwitch({ silenced }: { silenced: boolean }) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const change = useSetBabyContent({
    onSuccess: (now) =>
      toasts.show('positive', formatMessage({ id: now.silenced ? 'profile.quiet.on' : 'profile.quiet.off' })),
  })
  const { mutate, variables } = change
  const isUnderWay = useIsUpdating(change)
  return (
    <Switch
      label={<FormattedMessage id="profile.quiet.switch" />}
      hint={<FormattedMessage id="profile.quiet.hint" />}
      checked={(isUnderWay ? variables?.silenced : undefined) ?? silenced}
      pending={isUnderWay}
      onCheckedChange={(next) => mutate({ silenced: next })}
    />
  )
}
