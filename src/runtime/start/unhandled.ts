// Handles uncaught errors (section 8 of the specification): errors of timers, rejected promises, and errors from which
// React could not recover. The browser logs each error; if the page content has disappeared, the error page replaces
// it.
import { countFault } from '../faults.ts'

/**
 * Time in ms after an error in which the rest of the page must render. If the page is empty afterwards, the error page
 * is shown.
 */
const renderTimeout = 500

/**
 * Number of attempts to show the error page: React's first render may fail because another program has changed the
 * DOM.
 */
const tries = 2

/**
 * @param isLoading returns true while the router loads another page
 * @param showErrorPage replaces the document by the error page
 * @returns a function that checks the page after any other error. Such a check is needed because an error that was
 * caught may also have removed the content
 */
export function followUnhandled(isLoading: () => boolean, showErrorPage: (fault: unknown) => void) {
  let attempts = 0
  let cause: unknown
  const look = (fault: unknown) =>
    setTimeout(() => {
      // Show the first error in the second attempt, too: the error of the failed render is a foreign DOM change, from
      // which the error page would recover by a reload.
      if (!content() && !isLoading() && attempts++ < tries) showErrorPage((cause ??= fault))
    }, renderTimeout)
  addEventListener('error', ({ error }) => {
    // Do not count events without `error`, which come from scripts of other origins, such as extensions.
    if (error) countFault('uncaught')
    look(error)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    countFault('rejected')
    look(reason)
  })
  return look
}

const content = () => document.querySelector('main')?.textContent.trim()
