// Handles uncaught errors: of timers, rejected promises, and those that React could not recover from (section 8). The
// browser logs each; if the page is gone, the error page replaces it.
import { countFault } from '../faults.ts'

/** Time in ms that the rest of the page gets to render before it counts as gone. */
const patience = 500

/** Number of attempts to show the error page: React's first render may fail because of the changed DOM. */
const tries = 2

/**
 * @param isLoading returns true while another page loads
 * @param showErrorPage replaces the document by the error page
 * @returns a function that checks the page after any other error: a caught error may have removed the page as well
 */
export function followUnhandled(isLoading: () => boolean, showErrorPage: (fault: unknown) => void) {
  let attempts = 0
  const look = (fault: unknown) =>
    setTimeout(() => {
      if (!hasContent() && !isLoading() && attempts++ < tries) showErrorPage(fault)
    }, patience)
  addEventListener('error', ({ error }) => {
    // Errors without `error` come from foreign scripts, such as extensions.
    if (error) countFault('uncaught')
    look(error)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    countFault('rejected')
    look(reason)
  })
  return look
}

const hasContent = () => Boolean(document.querySelector('main')?.textContent.trim())
