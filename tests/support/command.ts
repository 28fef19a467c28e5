// Runs a command of the hub in a separate process, like an operator in a terminal.
import { execFile } from 'node:child_process'
import { programOf } from './programOf.ts'

type Ended = { code: number; stdout: string; stderr: string }

/** @param program such as `api/backup.ts` */
export const runProgram = (program: string, cliArgs: string[], environment: Record<string, string>) =>
  new Promise<Ended>((resolve) => {
    const args = ['--disable-warning=ExperimentalWarning', programOf(program), ...cliArgs]
    const env = { ...process.env, ...environment }
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    )
  })
