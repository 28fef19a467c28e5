// Determines the time zone in which public campaign pages show dates and times: the member's time zone, or the time
// zone of a visitor's device. Pages for members use the time zone of the membership data instead.
import { useQuery } from '@tanstack/react-query'
import { getMyMembership } from '#generated/calls/membership.ts'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import { useIsSignedIn } from '#src/runtime/session/useIsSignedIn.ts'

const zoneOfDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Returns an IANA time zone; for a visitor, it is UTC until hydration. Pages must show the name of the zone next to the
 * time, because a member's zone may differ from the zone of the device.
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
