// Reads the arguments of a command in package.json. `--help` prints the usage; an invalid argument exits with status 2.
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/**
 * @param usage the text that `--help` prints, with `Usage: npm run <name> -- <…>` as its first line
 * @param options the options in the format of `parseArgs`
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  if (process.argv.slice(2).includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    // Use only the first sentence of the error message of Node.js, which names the problem. The second sentence is
    // about arguments that start with a dash.
    const [problem = ''] = error instanceof Error ? error.message.split('. ') : []
    return rejectArguments(`${problem.replace(/\.$/, '')}.`, usage)
  }
}

/** Prints the problem and the first line of the usage, then exits with status 2. */
export function rejectArguments(problem: string, usage: string): never {
  console.error(`${problem}\n${usage.split('\n', 1)[0]}`)
  process.exit(2)
}
