// Runs a command at the terminal: one that cannot be done ends with one sentence, and no stack.

/** @param work is handed what was said after the command, and how to say something */
export async function runCommand(work: (args: string[], say: (line: string) => void) => Promise<void>) {
  try {
    await work(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`))
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `\n${error.cause.message}` : ''
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}${cause}\n`)
    process.exitCode = 1
  }
}
