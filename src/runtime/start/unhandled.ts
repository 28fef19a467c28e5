// Errors that nothing has caught: a timer's throw, a rejected promise, what React could not recover from (section 8). The browser
// logs each; where it has left no page behind, the error page takes its place.
import { countFault } from '../faults.ts'

/** How long another part of the page may take to draw, in milliseconds, before what is missing counts as gone. */
const patience = 500

/** An error page that fails as well is tried once more: what React finds changed under it fails it the first time. */
const tries = 2

/**
 * @param isLoading whether another page is on its way
 * @param showErrorPage shows it in the place of everything
 * @returns what looks at the page after any other error: one that was caught may have taken the page with it as well
 */
export function followUnhandled(isLoading: () => boolean, showErrorPage: (fault: unknown) => void) {
  let attempts = 0
  const look = (fault: unknown) =>
    setTimeout(() => {
      if (!hasContent() && !isLoading() && attempts++ < tries) showErrorPage(fault)
    }, patience)
  addEventListener('error', ({ error }) => {
    // What comes without it is of a script that is not ours, such as an extension's.
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
