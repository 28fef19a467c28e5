// The time zone to show instants in on the page of a campaign, which is open to everybody: a member's own, and a visitor's
// device's. A page of members alone takes it from their membership.
import { useQuery } from '@tanstack/react-query'
import { getMyMembership } from '#generated/calls/membership.ts'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import { useIsSignedIn } from '#src/runtime/session/useIsSignedIn.ts'

const zoneOfDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** An IANA name; for a visitor UTC until the page has hydrated. Name it beside the time: it may not be where they are. */
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
