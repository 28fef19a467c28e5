// Lists the operations of a contract: operations of paths, and webhooks.
import { isObject, objectOf, type JsonObject } from './json.ts'
import type { Place } from './place.ts'
import { follow } from './references.ts'
import type { Document, Operation } from './shapes.ts'

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

export function operationsOf(document: Document): Operation[] {
  return [
    ...operationsAt(document, document.paths, ['paths']),
    ...operationsAt(document, document.webhooks, ['webhooks']),
  ]
}

/**
 * @param items path items by path, callback expression or webhook name
 * @param place the path of these items in the document; operations below `webhooks` are requests that the server sends
 */
export function operationsAt(document: object, items: unknown, place: Place): Operation[] {
  const isWebhook = place.join() === 'webhooks'
  return Object.entries(objectOf(items)).flatMap(([path, entry]) => {
    if (path.startsWith('x-')) return []
    const { schema: item, at } = follow(document, entry, [...place, path])
    const additional = objectOf(item.additionalOperations)
    const all = [
      ...methods.map((method) => ({ method, operation: item[method], way: [method] })),
      ...Object.entries(additional).map(([method, operation]) => ({
        method,
        operation,
        way: ['additionalOperations', method],
      })),
    ]
    return all.flatMap(({ method, operation: member, way }) => {
      if (!isObject(member)) return []
      // Follow references to operations. OpenAPI does not define them, but large contracts use them to store each
      // operation in a separate file.
      const { schema: operation, at: operationAt } = follow(document, member, [...at, ...way])
      const raw: JsonObject = { ...(item.servers !== undefined && { servers: item.servers }), ...operation }
      const name = isWebhook ? `webhook ${path} ${method}` : `${method} ${path}`
      return {
        id: typeof raw.operationId === 'string' ? raw.operationId : name,
        method,
        path,
        at: operationAt,
        raw,
        item,
        shared: { list: item.parameters, at: [...at, 'parameters'] },
        isWebhook,
      }
    })
  })
}

/** @returns the path without the names of its parameters, which callers do not see */
export const shapeOf = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}')

/** @returns the names of a path's parameters, in order */
export const namesIn = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
