// Looks up the analytics name of each page (section 2), which route files declare.
import type { AnyRouter } from '@tanstack/react-router'
import { tracking } from '#generated/screens.ts'
import { matchPage } from '../routing/pages.ts'
import type { Tracking } from '../routing/screen.ts'

/** Page with the path of its route, without typed values. */
export type Page = Tracking & { path: string }

/**
 * Finds the page at a path as the router does: ignores a trailing slash and case.
 * @returns `undefined` for paths that are no page: they are not tracked, because they may contain anything
 */
export type PageAt = (pathname: string) => Page | undefined

/** Year or plain name: paths with other parameters are not reported. */
const plain = /^(?:\d{1,4}|[a-z][a-z0-9]{0,30})$/i

export const pagesOf =
  (router: AnyRouter): PageAt =>
  (pathname) => {
    const { path = '', params = {} } = matchPage(router, pathname) ?? {}
    const names = tracking[path]
    if (!names || !Object.values(params).every((value) => plain.test(value))) return undefined
    return { path: path.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? ''), ...names }
  }

/** Last path segments of pages without leave events (section 4, exempt list). */
const exemptEnds = new Set(['detail', 'jumpList', 'list', 'shopfiyCoupons', 'form'])

export const isLeaveReported = ({ path }: Page) => !exemptEnds.has(path.slice(path.lastIndexOf('/') + 1))
