// The time zone to show instants in: UTC while the page comes from the server, the device's own once it is alive.
import { useSyncExternalStore } from 'react'

const never = () => () => {}
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** An IANA name. Name it beside the time: the two may differ. */
export const useTimeZone = () => useSyncExternalStore(never, deviceZone, () => 'UTC')
