// The one switch for hard times. It takes effect at once, asks nothing, and says little.
import { FormattedMessage, useIntl } from 'react-intl'
import { useSetBabyContent } from '../../client/profile.ts'
import { useHub } from '../../runtime/HubContext.tsx'
import { Switch } from '../../ui/Switch.tsx'

export function QuietSwitch({ silenced }: { silenced: boolean }) {
  const { formatMessage } = useIntl()
  const { notices } = useHub()
  const { mutate, isPending, variables } = useSetBabyContent({
    mutation: {
      onSuccess: (now) =>
        notices.show(
          'positive',
          formatMessage({ id: now.silenced ? 'profile.quiet.on' : 'profile.quiet.off' }),
        ),
    },
  })
  return (
    <Switch
      label={<FormattedMessage id="profile.quiet.switch" />}
      hint={<FormattedMessage id="profile.quiet.hint" />}
      checked={isPending ? variables.data.silenced : silenced}
      pending={isPending}
      onCheckedChange={(next) => mutate({ data: { silenced: next } })}
    />
  )
}
