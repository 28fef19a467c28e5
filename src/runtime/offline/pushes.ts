// Part of the service worker: shows push messages, opens the page of a message, and renews changed subscriptions.
import { valueAt } from '#shared/unknown.ts'
import type { NotificationEvent, PushEvent, SubscriptionEvent, WorkerScope } from './workerScope.ts'

export function followPushes(scope: WorkerScope) {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event)))
  scope.addEventListener('notificationclick', (event) => event.waitUntil(open(scope, event)))
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(scope, event)))
}

/** Shows the message. Browsers end the subscription of an app that does not show each message. */
async function show({ registration, location }: WorkerScope, { data }: PushEvent) {
  const message = readMessage(data)
  const text = (name: string) => {
    const value = valueAt(message, name)
    return typeof value === 'string' ? value : ''
  }
  await registration.showNotification(text('title') || location.host, {
    body: text('text'),
    tag: text('tag'),
    lang: text('language').replace('vn', 'vi'),
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { link: text('link') },
  })
}

function readMessage(data: PushEvent['data']): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

/** Opens the page of the message: in the tab that shows the page, in another open tab, or in a new one. */
async function open({ clients, location }: WorkerScope, { notification }: NotificationEvent) {
  notification.close()
  const link = valueAt(notification.data, 'link')
  const page = new URL(typeof link === 'string' ? link : '/', location.origin)
  const { href } = page.origin === location.origin ? page : new URL('/', location.origin)
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => url === href) ?? tabs[0]
  try {
    if (!tab) throw new Error('No tab is open.')
    await tab.focus()
    if (tab.url !== href) await tab.navigate(href)
  } catch {
    // A tab that another version of the worker controls cannot be navigated.
    await clients.openWindow(href)
  }
}

/** Replaces the subscription on the server. Without the old subscription, the next visit of a page stores the new one. */
async function renew({ registration }: WorkerScope, { oldSubscription, newSubscription }: SubscriptionEvent) {
  if (!oldSubscription) return
  const subscription = newSubscription ?? (await registration.pushManager.subscribe(oldSubscription.options))
  const { endpoint, keys } = subscription.toJSON()
  await fetch('/api/station/user/pushSubscription/renew', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify({ oldEndpoint: oldSubscription.endpoint, endpoint, keys }),
  })
}
