// Starts parts of the app that do not depend on each other.

/** Runs each start in a task of its own. A start that throws is reported and stops no other. */
export async function startEach(starts: readonly (() => unknown)[]) {
  for (const start of starts) {
    try {
      start()
    } catch (error) {
      reportError(error)
    }
    // All of them take a slow phone a tenth of a second: clicks are answered between two of them.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
