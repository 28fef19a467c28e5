// Starts independent parts of the app.

/** Runs each start function in a separate task. An error is reported and does not affect the other functions. */
export async function startEach(starts: readonly (() => unknown)[]) {
  for (const start of starts) {
    try {
      start()
    } catch (error) {
      reportError(error)
    }
    // Yield between the functions, so that clicks are handled: all functions together take 0.1 s on a slow phone.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
