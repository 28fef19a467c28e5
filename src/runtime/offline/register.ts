// Registers the service worker and sends it a list of files to cache: the offline page in the visitor's language, and
// files that the page loaded before the worker was active.
import { languages } from '#shared/languages.ts'
import type { AppContext } from '../app/context.ts'
import type { Message } from './workerScope.ts'

declare global {
  interface Window {
    /**
     * Factory of Trusted Types policies; missing in browsers without Trusted Types. The Content-Security-Policy may
     * require that script URLs come from a named policy.
     */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => string }
    }
  }
}

/** Registers the service worker if the browser supports service workers and the page uses https. */
export async function register({ localeStore }: AppContext) {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const report = () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const offlinePage = `/offline/${__BUILD_ID__}/${languages[localeStore.get().locale].tag}.html`
    serviceWorker.controller?.postMessage({ offlinePage, files } satisfies Message)
  }
  serviceWorker.addEventListener('controllerchange', report)
  // Report the files again to retry those that could not be fetched on a poor network.
  window.addEventListener('online', report)
  localeStore.subscribe(report)
  report()
  // Ignore errors, because the app works without a service worker.
  await serviceWorker.register(workerAddress(), { updateViaCache: 'none' }).catch(() => {})
  // Ask the worker to claim this page, then report its files: `clients.claim()` skips pages that were still loading.
  const { active } = await serviceWorker.ready
  if (!serviceWorker.controller) active?.postMessage('claim' satisfies Message)
}

function workerAddress(): string {
  const address = '/sw.js'
  const policy = window.trustedTypes?.createPolicy('hub-worker', { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}
