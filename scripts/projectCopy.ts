// Copies the project to a temporary folder, to test changes of the contract with the generators, the compiler and the
// tests.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { chmod, cp, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const project = join(import.meta.dirname, '..')
const left = new Set(['.git', '.data', 'dist', 'node_modules', 'playwright-report', 'test-results'])

const folders = new Set<string>()
const running = new Set<ReturnType<typeof spawn>>()
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs `work` in a temporary folder. Afterwards removes the folder and ends its processes, also after Ctrl+C. */
export async function inScratch<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-copy-'))
  if (folders.size === 0) for (const signal of signals) process.on(signal, leave)
  folders.add(folder)
  try {
    // Give other users access to the folder, because a database that root starts runs as another user.
    await chmod(folder, 0o755)
    return await work(folder)
  } finally {
    clear(folder)
    folders.delete(folder)
    if (folders.size === 0) for (const signal of signals) process.off(signal, leave)
  }
}

const clear = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

let isLeaving = false

async function leave() {
  isLeaving = true
  await stopAll()
  for (const folder of folders) clear(folder)
  process.exit(130)
}

/** Ends all started processes and their child processes, such as a database. */
async function stopAll() {
  const groups = [...running]
  for (const { pid } of groups) kill(pid, 'SIGINT')
  const ended = groups.map((child) => once(child, 'exit'))
  await Promise.race([Promise.all(ended), new Promise((resolve) => setTimeout(resolve, 2_000))])
  for (const { pid } of groups) kill(pid, 'SIGKILL')
}

function kill(pid: number | undefined, signal: NodeJS.Signals) {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // Has already ended.
  }
}

/** Copies the project without build output; links its installed packages instead of copying them. */
export async function copyProject(folder: string): Promise<void> {
  for (const name of await readdir(project))
    if (!left.has(name)) await cp(join(project, name), join(folder, name), { recursive: true })
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'))
}

/** Extracts the files of a commit from the repository of the project in `root`, without packages. */
export function copyCommit(folder: string, commit: string, root = project): void {
  const archive = execFileSync('git', ['-C', root, 'archive', commit], { maxBuffer: 1e9 })
  execFileSync('tar', ['x', '-C', folder], { input: archive })
}

/** Runs a script in the folder with Node.js; does not throw if the script fails. */
export const run = (folder: string, ...args: string[]) => runOn('', folder, ...args)

/** Runs a program like `run`, and passes it `input` as standard input. */
export async function runOn(input: Promise<string> | string, folder: string, ...args: string[]) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...(folders.has(folder) && { TMPDIR: folder }) },
    stdio: 'pipe',
    // Create a process group, to end the program together with its child processes.
    detached: true,
  })
  running.add(child)
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  // Ignore errors of a process that ends before it has read its input.
  child.stdin.on('error', () => {})
  const inputWrite = Promise.resolve(input).then(
    (inputText) => child.stdin.end(inputText),
    (error: unknown) => {
      child.kill()
      throw error
    },
  )
  const [code, out, error] = await Promise.all([exit, text(child.stdout), text(child.stderr), inputWrite])
  running.delete(child)
  // Do not resolve while this process exits, because the caller must not continue.
  if (isLeaving) await new Promise<never>(() => {})
  return { code, out, error }
}

export const generate = (folder: string, ...args: string[]) => run(folder, 'scripts/generate.ts', ...args)

/**
 * Returns the compiler errors of the folders in `include` and of all files that these import, by file; an empty map if
 * the code compiles.
 */
export async function typeErrors(folder: string, ...include: string[]): Promise<Map<string, string[]>> {
  await writeFile(
    join(folder, 'part.json'),
    JSON.stringify({ extends: './tsconfig.json', include: [...include, 'src/*.d.ts'] }),
  )
  const compiler = 'node_modules/@typescript/native/bin/tsc'
  const { code, out, error } = await run(folder, compiler, '-p', 'part.json', '--pretty', 'false')
  // Split the output at lines that are not indented: the indented lines below an error explain it.
  const complaints = out.split(/^(?=\S)/m).filter((lines) => lines.includes('error TS'))
  if ((code === 0) !== (complaints.length === 0))
    throw new Error(`tsc exited with status ${code}: ${out}${error}`)
  return Map.groupBy(complaints, (lines) => lines.split('(')[0] ?? '')
}
