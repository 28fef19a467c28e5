// Stores the browser's offer to install the hub, so that the hub can ask at a better time than the first visit.
import { createStore } from '#src/runtime/storage/store.ts'
import { localStore } from '#src/runtime/storage/localStore.ts'
import { isWebView } from '#shared/webView.ts'
import { noteAsked } from './asked.ts'

/** Event of Chromium browsers; other browsers have no such offer. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
  interface Navigator {
    /** True in an app on the home screen of iOS; only Safari has this property. */
    standalone?: boolean
  }
}

/** Offer of the browser; `undefined` if the browser makes no offer, or the hub is installed. */
export const installPrompt = createStore<InstallPrompt | undefined>(undefined)

/** Call this function once. It prevents the browser's own banner, which would appear at the first visit. */
export function followInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.set(event)
  })
  addEventListener('appinstalled', () => {
    installPrompt.set(undefined)
    noteAsked('installAskedAt')
  })
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches || navigator.standalone === true

/** Safari on iPhone and iPad. Other browsers of iOS have the menu item elsewhere. */
const isIosSafari = ({ userAgent, maxTouchPoints }: Navigator) =>
  (/iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) &&
  /Version\/\S+ .*Safari\//.test(userAgent) &&
  !/CriOS|FxiOS|EdgiOS|GSA\//.test(userAgent)

/** Returns how the hub can be installed: with the browser's dialog, by hand in Safari, or not at all. */
export function installWay(prompt: InstallPrompt | undefined): 'prompt' | 'ios' | undefined {
  if (isInstalled() || isWebView(navigator.userAgent)) return undefined
  if (prompt) return 'prompt'
  return isIosSafari(navigator) ? 'ios' : undefined
}

/** Local-storage key for the number of check-ins on this device. */
const countKey = 'checkInsHere'

/** Number of check-ins after which the hub asks: a member who comes back has a use for the app. */
const checkInsNeeded = 3

export const countCheckIn = () => localStore.set(countKey, String(Number(localStore.get(countKey)) + 1))
export const hasCheckedInOften = () => Number(localStore.get(countKey)) >= checkInsNeeded
