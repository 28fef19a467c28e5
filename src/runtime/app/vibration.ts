// A short buzz under the thumb where something was got. A phone may lie beside a sleeping baby: it buzzes only where its owner
// switched that on, on this device.
import { localStore } from '../storage/localStore.ts'

/** The key of local storage that holds `1` where the device may vibrate. */
const allowedKey = 'vibrates'

const milliseconds = 24

/** Some browsers, such as Safari, cannot. */
export const canVibrate = () => 'vibrate' in navigator

export const mayVibrate = () => localStore.get(allowedKey) === '1'

/** Allows it and lets it be felt, or forbids it. */
export function setMayVibrate(isAllowed: boolean) {
  localStore.set(allowedKey, isAllowed ? '1' : null)
  vibrate()
}

export function vibrate() {
  if (canVibrate() && mayVibrate()) navigator.vibrate(milliseconds)
}
