// Removes the built-in APIs that the oldest browsers of package.json lack, so that pages run as in those browsers.
import type { BrowserContext } from '@playwright/test'
import { missingApis } from '#scripts/missingApis.ts'

/** APIs that are not removed, because the test browser depends on them. */
const needed = [
  // The header of our pages requires Trusted Types; browsers without Trusted Types ignore this header.
  /^Trusted|^trustedTypes$/,
]

const removed = missingApis.filter(({ name }) => !needed.some((pattern) => pattern.test(name)))

/** Removes the APIs from all pages of the context; call it before the first page opens. */
export const asOldestBrowsers = (context: BrowserContext) =>
  context.addInitScript(
    (apis) => {
      const objectAt = (path: string): object | undefined => {
        if (path === 'globalThis') return window
        const target: unknown = path
          .split('.')
          .reduce<unknown>(
            (parent, name) =>
              typeof parent === 'object' || typeof parent === 'function'
                ? parent && Reflect.get(parent, name)
                : undefined,
            window,
          )
        return typeof target === 'function' || typeof target === 'object' ? (target ?? undefined) : undefined
      }
      const typedArray = Reflect.getPrototypeOf(Uint8Array)
      for (const { owner, member, isStatic } of apis) {
        const object = owner === 'TypedArray' ? typedArray : objectAt(owner)
        if (!object) continue
        if (isStatic !== false || owner === 'globalThis') Reflect.deleteProperty(object, member)
        const prototype: unknown = Reflect.get(object, 'prototype')
        if (isStatic !== true && typeof prototype === 'object' && prototype)
          Reflect.deleteProperty(prototype, member)
        // Some properties of the window are defined on its prototype.
        if (owner === 'globalThis') Reflect.deleteProperty(Window.prototype, member)
      }
    },
    removed.map(({ owner, member, isStatic }) => ({ owner, member, isStatic })),
  )
