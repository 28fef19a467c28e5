// Shows an error on a page that failed to start with `npm run dev:mock`. Without this error the page would be blank,
// because no server renders its content.

/** Replaces the content of the page with the error, in English for developers. */
export function showStartFailure(error: unknown) {
  const words = document.createElement('pre')
  words.role = 'alert'
  words.style.cssText = 'margin: 2rem; font: 1rem/1.5 monospace; white-space: pre-wrap'
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error)
  words.textContent = `The page did not start.\n\n${cause}\n\nThe terminal of npm run dev:mock may show more details. Fix the error, then reload the page.`
  document.body.replaceChildren(words)
}
