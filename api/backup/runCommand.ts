// Runs a command-line program. If the program throws an error, prints the message without a stack trace, and exits with
// status 1.

/** @param work the program, which is called with the arguments and a function that prints a line */
export async function runCommand(work: (args: string[], print: (line: string) => void) => Promise<void>) {
  try {
    await work(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`))
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `\n${error.cause.message}` : ''
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}${cause}\n`)
    process.exitCode = 1
  }
}
