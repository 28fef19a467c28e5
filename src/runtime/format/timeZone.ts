// The time zone to show instants in: UTC in the server's page, the device's own after hydration.
import { useSyncExternalStore } from 'react'

const never = () => () => {}
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** An IANA name. Name it beside the time: the two may differ. */
export const useTimeZone = () => useSyncExternalStore(never, deviceZone, () => 'UTC')
