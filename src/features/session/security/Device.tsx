// One device where the member is signed in, and signing it out.
import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import type { ReactNode } from 'react'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { getMyMembership } from '../../../../generated/calls/membership.ts'
import { revokeSession } from '../../../../generated/calls/session.ts'
import type { SignedInDevice } from '../../../../generated/schema.d.ts'
import { useFormats } from '../../../runtime/format/useFormats.ts'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ListRow } from '../../../ui/List.tsx'

export function Device({ session }: { session: SignedInDevice }) {
  const { formatMessage, formatDisplayName } = useIntl()
  const formats = useFormats()
  const { data: membership } = useSuspenseQuery(getMyMembership.query())
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
  const { notices } = useAppContext()
  const { mutate, isPending, isSuccess } = useMutation({
    ...revokeSession.mutation,
    onSuccess: () => {
      notices.show('positive', formatMessage({ id: 'session.devices.ended' }, { device }))
    },
  })
  return (
    <Button
      size="small"
      variant="quiet"
      // Until the list is refetched.
      pending={isPending || isSuccess}
      pendingLabel={formatMessage({ id: 'form.pending' })}
      onClick={() => mutate({ id })}
    >
      <span>
        <FormattedMessage id="session.devices.end" values={{ device, spoken }} />
      </span>
    </Button>
  )
}

const spoken = (words: ReactNode) => <span className="sr-only">{words}</span>
