// The types of the service worker's global scope that it uses: the compiler is set to pages, and one project cannot have both.

export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The page as the browser requested it while the worker started; `undefined` for anything else. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

export interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: ExtendableEvent & MessageEvent<Message>) => void): void
  }
}

/** What a page sends to the worker: that it wants to be claimed, or what it has loaded. */
export type Message = 'claim' | Report

export type Report = {
  /** The address of the offline page in the visitor's language. */
  offlinePage: string
  /** Files of the build that the page has loaded before the worker was there. */
  files: string[]
}
