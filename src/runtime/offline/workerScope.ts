// What the service worker uses of its own world: the compiler knows pages here, and one file cannot have both.

export interface LateEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends LateEvent {
  readonly request: Request
  /** The page as the browser asked for it while the worker was waking up; `undefined` for anything else. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

export interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LateEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: LateEvent & MessageEvent<Message>) => void): void
  }
}

/** What a page tells the worker: that it wants one, or what it has. */
export type Message = 'claim' | Report

export type Report = {
  /** The address of the offline page in the visitor's language. */
  offlinePage: string
  /** Files of the build that the page has loaded, before the worker was there to see it. */
  files: string[]
}
