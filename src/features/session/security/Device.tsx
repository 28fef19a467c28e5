// Row of a device on which the member is signed in, with a button that signs the member out on that device.
import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { revokeSession } from '#generated/calls/session.ts'
import type { SignedInDevice } from '#generated/schema.d.ts'
import { Reauthentication } from '#src/domain/reauthentication/Reauthentication.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { Badge } from '#src/ui/content/Badge.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { ListRow } from '#src/ui/content/List.tsx'
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx'
import { useReauthenticatedAction } from './useReauthenticatedAction.ts'

export function Device({ session }: { session: SignedInDevice }) {
  const { formatMessage, formatDisplayName } = useIntl()
  const formats = useFormats()
  const { data: membership } = useGetMyMembership()
  const { countryCode, createdAt, current } = session
  const device = session.device ?? formatMessage({ id: 'session.devices.unknown' })
  const country = countryCode && formatDisplayName(countryCode, { type: 'region' })
  const since = formatMessage(
    { id: 'session.devices.since' },
    { date: formats.instant(createdAt, membership.timeZone) },
  )
  const Icon = /android|iphone|ipad|ios/i.test(device) ? Smartphone : Laptop
  return (
    <ListRow
      start={<Icon aria-hidden className="size-6" />}
      title={device}
      text={[country, since].filter(Boolean).join(' · ')}
      end={
        current ? (
          <Badge tone="positive">
            <FormattedMessage id="session.devices.this" />
          </Badge>
        ) : (
          <SignOut id={session.id} device={device} />
        )
      }
    />
  )
}

function SignOut({ id, device }: { id: string; device: string }) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const { act, isUpdating, unproven, succeed, giveUp } = useReauthenticatedAction(revokeSession, {
    onSuccess: () => toasts.announce(formatMessage({ id: 'session.devices.ended' }, { device })),
  })
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        pending={isUpdating}
        pendingLabel={formatMessage({ id: 'form.pending' })}
        onClick={() => act({ id })}
      >
        <span>
          <FormattedMessage id="session.devices.end" values={{ device, spoken }} />
        </span>
      </Button>
      {unproven && (
        <ReauthenticationDialog
          onClose={giveUp}
          title={<FormattedMessage id="session.devices.end" values={{ device, spoken: plainText }} />}
        >
          <Reauthentication operation={revokeSession} body={(proof) => ({ id, proof })} onSuccess={succeed}>
            <FormattedMessage id="session.devices.end" values={{ device, spoken }} />
          </Reauthentication>
        </ReauthenticationDialog>
      )}
    </>
  )
}

const plainText = (words: ReactNode) => words
const spoken = (words: ReactNode) => <span className="sr-only">{words}</span>
