// The name of each page in reports (section 2): the route files give it, and the router finds the page.
import type { AnyRouter } from '@tanstack/react-router'
import { tracking } from '#generated/screens.ts'
import { matchPage } from '../routing/pages.ts'
import type { Tracking } from '../routing/screen.ts'

/** With the route's own path, never what somebody typed. */
export type Page = Tracking & { path: string }

/**
 * The page at a path, as the router reads it: a trailing slash and capitals make no difference.
 * @returns `undefined` for what is no page of the hub: it is not measured, because such an address can hold anything
 */
export type PageAt = (pathname: string) => Page | undefined

/** A year or a plain name: paths with any other parameter are not reported. */
const plain = /^(?:\d{1,4}|[a-z][a-z0-9]{0,30})$/i

export const pagesOf =
  (router: AnyRouter): PageAt =>
  (pathname) => {
    const { path = '', params = {} } = matchPage(router, pathname) ?? {}
    const names = tracking[path]
    if (!names || !Object.values(params).every((value) => plain.test(value))) return undefined
    return { path: path.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? ''), ...names }
  }

/** Ends of paths whose page leave is not reported (section 4, the exempt list). */
const exemptEnds = new Set(['detail', 'jumpList', 'list', 'shopfiyCoupons', 'form'])

export const isLeaveReported = ({ path }: Page) => !exemptEnds.has(path.slice(path.lastIndexOf('/') + 1))
