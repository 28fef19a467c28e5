// Vibrates briefly after a reward. Off by default, because a phone may lie next to a sleeping baby; the member
// enables it per device.
import { localStore } from '../storage/localStore.ts'

/** Key in local storage; `1` if vibration is enabled. */
const allowedKey = 'vibrates'

const milliseconds = 24

/**
 * Returns true if the browser supports vibration and the main pointer of the device is a touch screen: browsers of
 * desktop computers have the function, but these computers cannot vibrate.
 */
export const canVibrate = () => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

export const mayVibrate = () => localStore.get(allowedKey) === '1'

/** Enables vibration and vibrates once as a preview, or disables vibration. */
export function setMayVibrate(isAllowed: boolean) {
  localStore.set(allowedKey, isAllowed ? '1' : null)
  vibrate()
}

export function vibrate() {
  if (canVibrate() && mayVibrate()) navigator.vibrate(milliseconds)
}
