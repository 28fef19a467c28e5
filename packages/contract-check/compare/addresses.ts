// Computes the full URLs of operations: moving a part of the path into the server's URL does not affect callers.
import { listOf, objectOf, shapeOf, textOf, type Messages, type Model } from '@members-hub/openapi'
import { pairOf, type Pair } from '../changes/change.ts'

/** @returns the method and the full URLs of the operation, without the names of path parameters */
export function addressOf({ document }: Model, { operation, raw }: Messages): string {
  const servers = listOf(raw.servers ?? document.servers ?? [{ url: '/' }])
  const addresses = servers.map((server) => {
    const { url, variables } = objectOf(server)
    const base = textOf(url).replace(/\/$/, '')
    return `${shapeOf(`${base}${operation.path}`)} ${variables === undefined ? '' : textOf(variables)}`
  })
  const kind = operation.isWebhook ? 'webhook ' : ''
  return `${kind}${operation.method} ${addresses.toSorted().join(' ')}`
}

/** True if server and path together give the same URL in both versions. */
export function isAtSameAddress(models: Pair<Model>, messages: Pair<Messages | undefined>): boolean {
  const addresses = pairOf((side) => messages[side] && addressOf(models[side], messages[side]))
  return addresses.before === addresses.after
}
