// Starts independent parts of the app.

/** Runs each start in a separate task. An error is reported and does not affect the others. */
export async function startEach(starts: readonly (() => unknown)[]) {
  for (const start of starts) {
    try {
      start()
    } catch (error) {
      reportError(error)
    }
    // Together they take a tenth of a second on a slow phone: yield, so that clicks are handled in between.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
