// How each page is called in what is measured (section 2): the route files name it, and the router says which is meant.
import type { AnyRouter } from '@tanstack/react-router'
import { tracking } from '../../../generated/screens.ts'
import { placeAt } from '../routing/pages.ts'
import type { Tracking } from '../routing/screen.ts'

/** With the page's own address, never what somebody typed. */
export type Page = Tracking & { path: string }

/**
 * The page that an address's path means, as the router reads it: a trailing slash and capitals make no difference.
 * @returns `undefined` for what is no page of the hub: it is not measured, because such an address can hold anything
 */
export type PageAt = (pathname: string) => Page | undefined

/** A year or a plain name: of what else stands in the place of a parameter nothing is told. */
const plain = /^(?:\d{1,4}|[a-z][a-z0-9]{0,30})$/i

export const pagesOf =
  (router: AnyRouter): PageAt =>
  (pathname) => {
    const { path = '', params = {} } = placeAt(router, pathname) ?? {}
    const names = tracking[path]
    if (!names || !Object.values(params).every((value) => plain.test(value))) return undefined
    return { path: path.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? ''), ...names }
  }

/** Ends of addresses whose pages one passes through (section 4, the exempt list): their leave is not reported. */
const passedThrough = new Set(['detail', 'jumpList', 'list', 'shopfiyCoupons', 'form'])

export const isLeaveReported = ({ path }: Page) => !passedThrough.has(path.slice(path.lastIndexOf('/') + 1))
