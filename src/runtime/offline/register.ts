// Registers the service worker and sends it files to cache: the offline page in the visitor's language, and files
// that were loaded before it was active.
import { languages } from '#shared/languages.ts'
import type { AppContext } from '../app/context.ts'
import type { Message } from './workerScope.ts'

declare global {
  interface Window {
    /** Trusted Types: if the policy of the page requires it, the URL of a script must come from a named policy. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => string }
    }
  }
}

/** Does not register without support: in old browsers, and without https. */
export async function register({ localeStore }: AppContext) {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const report = () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const offlinePage = `/offline/${__BUILD_ID__}/${languages[localeStore.get().locale].tag}.html`
    serviceWorker.controller?.postMessage({ offlinePage, files } satisfies Message)
  }
  serviceWorker.addEventListener('controllerchange', report)
  // Retry files that could not be fetched on a poor network.
  window.addEventListener('online', report)
  localeStore.subscribe(report)
  report()
  // Ignore errors: the app works without a service worker.
  await serviceWorker.register(workerAddress(), { updateViaCache: 'none' }).catch(() => {})
  // `clients.claim()` skips pages that were still loading: ask to be claimed, then report.
  const { active } = await serviceWorker.ready
  if (!serviceWorker.controller) active?.postMessage('claim' satisfies Message)
}

function workerAddress(): string {
  const address = '/sw.js'
  const policy = window.trustedTypes?.createPolicy('hub-worker', { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}
