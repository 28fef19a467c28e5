// Time zone for instants on public campaign pages: that of the member, or of the visitor's device. Pages for members
// only use the membership directly.
import { useQuery } from '@tanstack/react-query'
import { getMyMembership } from '#generated/calls/membership.ts'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import { useIsSignedIn } from '#src/runtime/session/useIsSignedIn.ts'

const zoneOfDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Returns an IANA time zone; for a visitor UTC until hydration. Show its name with the time, because it may differ
 * from the local one.
 */
export function useTimeZone(): string {
  const device = useBrowserValue(zoneOfDevice) ?? 'UTC'
  const isMember = useIsSignedIn()
  const { data } = useQuery({
    ...getMyMembership.query(),
    enabled: isMember,
    meta: { handlesErrors: true },
  })
  return data?.timeZone ?? device
}
