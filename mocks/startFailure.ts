// Says on the page why it did not start (`npm run dev:mock`), where no server has rendered anything to look at meanwhile.

/** Shows the error in place of the page. For developers: in English, with what to do. */
export function showStartFailure(error: unknown) {
  const words = document.createElement('pre')
  words.role = 'alert'
  words.style.cssText = 'margin: 2rem; font: 1rem/1.5 monospace; white-space: pre-wrap'
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error)
  words.textContent = `The page did not start.\n\n${cause}\n\nThe terminal of npm run dev:mock may say more. Reload the page once it is mended.`
  document.body.replaceChildren(words)
}
