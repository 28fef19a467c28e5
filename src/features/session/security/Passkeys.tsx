// Lists the passkeys of the member, and adds a passkey after re-authentication.
import { FormattedMessage, useIntl } from 'react-intl'
import { beginPasskey } from '#generated/calls/session.ts'
import { useListPasskeys } from '#generated/hooks/session.ts'
import { useCanUsePasskeys } from '#src/domain/reauthentication/passkeys.ts'
import { Reauthentication } from '#src/domain/reauthentication/Reauthentication.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { List } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { useNewPasskey } from '../shared/useNewPasskey.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx'
import { useReauthenticatedAction } from './useReauthenticatedAction.ts'

export function Passkeys() {
  const { formatMessage } = useIntl()
  const { data: passkeys } = useListPasskeys()
  const canUse = useCanUsePasskeys()
  const { make, isPending } = useNewPasskey()
  const begin = useReauthenticatedAction(beginPasskey, { onSuccess: (options) => void make(options) })
  const { items } = passkeys
  // Hide the section on devices without passkey support if the member has no passkeys.
  if (!canUse && items.length === 0) return null
  return (
    <section>
      <SectionHead title={<FormattedMessage id="session.passkeys" />} />
      <p className="-mt-2 mb-3 text-sm text-ink-soft">
        <FormattedMessage id="session.passkeys.text" />
      </p>
      {items.length > 0 && (
        <List label={formatMessage({ id: 'session.passkeys' })}>
          {items.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </List>
      )}
      {canUse && (
        <Button
          full
          variant="soft"
          className="mt-4"
          pending={begin.isPending || isPending}
          pendingLabel={formatMessage({ id: 'form.pending' })}
          onClick={() => begin.act({})}
        >
          <FormattedMessage id="session.passkey.add" />
        </Button>
      )}
      {begin.unproven ? (
        <ReauthenticationDialog onClose={begin.giveUp} title={<FormattedMessage id="session.passkey.add" />}>
          <Reauthentication operation={beginPasskey} body={(proof) => ({ proof })} onSuccess={begin.succeed}>
            <FormattedMessage id="session.passkey.add" />
          </Reauthentication>
        </ReauthenticationDialog>
      ) : null}
    </section>
  )
}
