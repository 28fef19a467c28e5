// Types of the global scope of a service worker. The compiler uses the DOM library, which a project cannot combine with
// the library for workers.

export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** Response to the navigation preload request; `undefined` for other requests. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

/** Event of a push message; `data` is null if the message is empty. */
export interface PushEvent extends ExtendableEvent {
  readonly data: { json: () => unknown } | null
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification
}

/** Event of a changed subscription. Browsers differ in which of the subscriptions they pass. */
export interface SubscriptionEvent extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/** Open tab of the hub. */
export interface WindowClient {
  readonly url: string
  focus: () => Promise<WindowClient>
  navigate: (url: string) => Promise<WindowClient | null>
}

type Clients = {
  claim: () => Promise<void>
  matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly WindowClient[]>
  openWindow: (url: string) => Promise<WindowClient | null>
}

export interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: Clients
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'push', listener: (event: PushEvent) => void): void
    (type: 'notificationclick', listener: (event: NotificationEvent) => void): void
    (type: 'pushsubscriptionchange', listener: (event: SubscriptionEvent) => void): void
    (type: 'message', listener: (event: ExtendableEvent & MessageEvent<Message>) => void): void
  }
}

/** Message from a page to the worker: a request to claim the page, or a list of files that the page has loaded. */
export type Message = 'claim' | Report

export type Report = {
  /** URL of the offline page in the visitor's language. */
  offlinePage: string
  /** Files of the build that the page loaded before the worker was active. */
  files: string[]
}
