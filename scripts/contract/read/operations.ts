// Lists everything that may be called by a contract, and what it calls itself: its webhooks.
import type { Document } from '../../generate/contract.ts'
import { follow } from './references.ts'
import type { Node, Operation, Place } from './shapes.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

export function operationsOf(document: Document): Operation[] {
  const { paths, webhooks } = Object(document)
  return [
    ...operationsAt(document, paths, ['paths'], false),
    ...operationsAt(document, webhooks, ['webhooks'], true),
  ]
}

/** Operations of path items by their path, expression or name. */
export const operationsAt = (
  document: object,
  items: unknown,
  place: Place,
  isWebhook: boolean,
): Operation[] =>
  Object.entries(Object(items)).flatMap(([path, one]) => {
    if (path.startsWith('x-')) return []
    const { schema: item, at } = follow(document, one, [...place, path])
    return methods.flatMap((method) => {
      if (typeof item[method] !== 'object' || item[method] === null) return []
      const raw: Node = { ...(item.servers !== undefined && { servers: item.servers }), ...item[method] }
      const name = isWebhook ? `webhook ${path} ${method}` : `${method} ${path}`
      return {
        id: typeof raw.operationId === 'string' ? raw.operationId : name,
        method,
        path,
        at: [...at, method],
        raw,
        shared: { list: item.parameters, at: [...at, 'parameters'] },
        isWebhook,
      }
    })
  })

/** A path whose parameters have no names: callers do not see those. */
export const shapeOf = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}')

/** The names of a path's parameters, in order. */
export const namesIn = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
