// The time zone to show instants in on a page that is open to everybody: a member's own, and a visitor's device's. A page of
// members alone takes it from their membership.
import { useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getMyMembership } from '../../../generated/calls/membership.ts'
import { useIsSignedIn } from '../session/useIsSignedIn.ts'

const never = () => () => {}
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** An IANA name; of a visitor UTC until the page lives. Name it beside the time: it may not be where they are. */
export function useTimeZone(): string {
  const device = useSyncExternalStore(never, deviceZone, () => 'UTC')
  const isMember = useIsSignedIn()
  const { data } = useQuery({
    ...getMyMembership.query(),
    enabled: isMember,
    meta: { handlesErrors: true },
  })
  return data?.timeZone ?? device
}
