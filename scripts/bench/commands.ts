// Measures the duration of `npm run generate` and of the type check.
import { run } from './processes.ts'
import { median, type Row } from './table.ts'

const commands = {
  'generate --check': ['scripts/generate.ts', '--check'],
  'type check': ['node_modules/@typescript/native/bin/tsc', '--noEmit'],
}

export async function commandTimes(): Promise<Row[]> {
  const rows: Row[] = []
  for (const [label, args] of Object.entries(commands))
    rows.push({ part: 'Commands, median of 3', label: label, value: await timesOf(args) })
  return rows
}

async function timesOf(args: string[]): Promise<string> {
  const seconds: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const started = performance.now()
    try {
      await run(process.execPath, ...args)
    } catch (error) {
      // Do not abort if the command fails: the code may not compile while it is being changed.
      console.error(error instanceof Error ? error.message : error)
      return 'fails'
    }
    seconds.push((performance.now() - started) / 1000)
  }
  return `${median(seconds).toFixed(2)} s (${Math.min(...seconds).toFixed(2)}–${Math.max(...seconds).toFixed(2)})`
}
