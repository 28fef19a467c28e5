// Lists the devices on which the member is signed in; one button signs out all other devices.
import { FormattedMessage, useIntl } from 'react-intl'
import { revokeOtherSessions } from '#generated/calls/session.ts'
import { useListSessions } from '#generated/hooks/session.ts'
import { Reauthentication } from '#src/domain/reauthentication/Reauthentication.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { MorePages } from '#src/runtime/layout/MorePages.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { List } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { Device } from './Device.tsx'
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx'
import { useReauthenticatedAction } from './useReauthenticatedAction.ts'

export function Devices() {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const list = useListSessions()
  const sessions = list.data.pages.flatMap(({ items }) => items)
  const { act, isUpdating, unproven, succeed, giveUp } = useReauthenticatedAction(revokeOtherSessions, {
    onSuccess: ({ ended }) => {
      toasts.show('positive', formatMessage({ id: 'session.devices.othersEnded' }, { ended }))
    },
  })
  const isAlone = sessions.length === 1
  return (
    <section>
      <SectionHead title={<FormattedMessage id="session.devices" />} />
      <List columns label={formatMessage({ id: 'session.devices' })}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </List>
      <MorePages list={list} />
      {isAlone && (
        <p className="mt-3 text-sm text-ink-soft">
          <FormattedMessage id="session.devices.only" />
        </p>
      )}
      {!isAlone && (
        <Button
          full
          variant="soft"
          className="mt-4"
          pending={isUpdating}
          pendingLabel={formatMessage({ id: 'form.pending' })}
          onClick={() => act({})}
        >
          <FormattedMessage id="session.devices.others" />
        </Button>
      )}
      {unproven ? (
        <ReauthenticationDialog onClose={giveUp} title={<FormattedMessage id="session.devices.others" />}>
          <Reauthentication operation={revokeOtherSessions} body={(proof) => ({ proof })} onSuccess={succeed}>
            <FormattedMessage id="session.devices.others" />
          </Reauthentication>
        </ReauthenticationDialog>
      ) : null}
    </section>
  )
}
