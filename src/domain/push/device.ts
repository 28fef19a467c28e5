// Subscribes this browser to push messages. The member must have asked for it: browsers show a prompt only once.
import type { AppContext } from '#src/runtime/app/context.ts'
import { localStore } from '#src/runtime/storage/localStore.ts'
import type { PushKeys } from '#generated/schema.d.ts'
import { isWebView } from '#shared/webView.ts'

/**
 * State of this browser. `blocked`: the member has denied messages, and only the browser's settings allow them again.
 * `ios`: messages require the installed app. `unsupported`: the browser cannot show messages.
 */
export type DeviceState = 'on' | 'off' | 'blocked' | 'ios' | 'unsupported'

export type Subscription = { endpoint: string; keys: PushKeys }

const isIos = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

const hasPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export async function deviceState(): Promise<DeviceState> {
  if (!hasPush()) return isIos() && !isWebView(navigator.userAgent) ? 'ios' : 'unsupported'
  if (isWebView(navigator.userAgent)) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && (await currentSubscription()) ? 'on' : 'off'
}

/** Returns the subscription of this browser; `null` without a subscription. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!hasPush()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Asks for the permission and subscribes. Call it in the handler of a click, because browsers reject other prompts.
 * @returns `undefined` if the member denied the permission
 * @throws if the push service cannot be reached
 */
export async function subscribe(publicKey: string): Promise<Subscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // A subscription with an earlier key of the hub must end first.
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return await pushManager.subscribe(options)
  })
  return toSubscription(subscription)
}

/** Returns the parts that the hub stores. @throws if the browser has no keys */
export function toSubscription(subscription: PushSubscription): Subscription {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  if (endpoint === undefined) throw new Error('Subscription has no endpoint.')
  return { endpoint, keys: { p256dh, auth } }
}

/** Ends the subscription of this browser. @returns its endpoint */
export async function unsubscribe(): Promise<string | undefined> {
  const subscription = await currentSubscription()
  await subscription?.unsubscribe()
  localStore.set(savedKey, null)
  return subscription?.endpoint
}

/** Local-storage key: member, language and day for which the hub has stored the subscription. */
const savedKey = 'pushSaved'

/**
 * Stores the subscription again once a day, after another sign-in, and in another language. The hub needs the current
 * session, and an endpoint that the browser may have changed.
 */
export async function refreshSubscription(
  { member, language }: Pick<AppContext, 'member' | 'language'>,
  save: (subscription: Subscription) => Promise<unknown>,
) {
  if (!hasPush() || Notification.permission !== 'granted') return
  const subscription = await currentSubscription()
  if (!subscription) return
  const current = [member(), language(), new Date().toISOString().slice(0, 10)].join(' ')
  if (localStore.get(savedKey) === current) return
  await save(toSubscription(subscription))
  localStore.set(savedKey, current)
}
