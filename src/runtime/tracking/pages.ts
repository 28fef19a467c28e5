// Looks up the analytics names that the route file of a page declares (section 2 of the specification).
import type { AnyRouter } from '@tanstack/react-router'
import { tracking } from '#generated/screens.ts'
import { matchPage } from '../routing/pages.ts'
import type { Tracking } from '../routing/screen.ts'

/** Analytics names of a page, and its route path without parameter values. */
export type Page = Tracking & { path: string }

/**
 * Finds the page at a path as the router does: ignores case and a trailing slash.
 * @returns `undefined` for a path without a page; such paths are not tracked, because they may contain any text, even
 * personal data
 */
export type PageAt = (pathname: string) => Page | undefined

/** Matches a year or a plain name: paths with other parameter values are not reported. */
const plain = /^(?:\d{1,4}|[a-z][a-z0-9]{0,30})$/i

export const pagesOf =
  (router: AnyRouter): PageAt =>
  (pathname) => {
    const { path = '', params = {} } = matchPage(router, pathname) ?? {}
    const names = tracking[path]
    if (!names || !Object.values(params).every((value) => plain.test(value))) return undefined
    return { path: path.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? ''), ...names }
  }

/** Last path segments of pages for which no leave event is reported (section 4 of the specification, exempt list). */
const exemptEnds = new Set(['detail', 'jumpList', 'list', 'shopfiyCoupons', 'form'])

export const isLeaveReported = ({ path }: Page) => !exemptEnds.has(path.slice(path.lastIndexOf('/') + 1))
