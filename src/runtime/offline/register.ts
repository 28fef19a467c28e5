// Registers the service worker and tells it what to cache: the offline page in the visitor's language, and the files that
// were loaded before the worker was there.
import { languages } from '#shared/languages.ts'
import type { AppContext } from '../app/context.ts'
import type { Message } from './workerScope.ts'

declare global {
  interface Window {
    /** Trusted Types: where our pages' policy demands it, a script's address has to come from a named policy. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => string }
    }
  }
}

/** Does nothing where there are no workers: old browsers, and addresses without https. */
export async function register({ localeStore }: AppContext) {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const report = () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const offlinePage = `/offline/${__BUILD_ID__}/${languages[localeStore.get().locale].tag}.html`
    serviceWorker.controller?.postMessage({ offlinePage, files } satisfies Message)
  }
  serviceWorker.addEventListener('controllerchange', report)
  // What could not be fetched on a poor network is tried again.
  window.addEventListener('online', report)
  localeStore.subscribe(report)
  report()
  // No error where the browser refuses: everything works without.
  await serviceWorker.register(workerAddress(), { updateViaCache: 'none' }).catch(() => {})
  // `clients.claim()` skips a page that was loading at that moment: it asks to be claimed, and reports once it is.
  const { active } = await serviceWorker.ready
  if (!serviceWorker.controller) active?.postMessage('claim' satisfies Message)
}

function workerAddress(): string {
  const address = '/sw.js'
  const policy = window.trustedTypes?.createPolicy('hub-worker', { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}
