// Runs a command-line program: prints errors as a single message without a stack trace.

/** @param work receives the arguments, and a function that prints a line */
export async function runCommand(work: (args: string[], say: (line: string) => void) => Promise<void>) {
  try {
    await work(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`))
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `\n${error.cause.message}` : ''
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}${cause}\n`)
    process.exitCode = 1
  }
}
