// A copy of the project, to change its contract and see what its generators, compiler and tests say: the project itself stays as it is.
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

/** Does some work in a folder of its own. The folder and what runs there are gone afterwards, also after Ctrl+C. */
export async function inScratch<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-copy-'))
  if (folders.size === 0) for (const signal of signals) process.on(signal, leave)
  folders.add(folder)
  try {
    // A database that root starts runs as somebody else.
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

/** With all that they have started, such as a database. */
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
    // It has ended by itself.
  }
}

/** Everything but what is made of it; packages are shared. */
export async function copyProject(folder: string): Promise<void> {
  for (const name of await readdir(project))
    if (!left.has(name)) await cp(join(project, name), join(folder, name), { recursive: true })
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'))
}

/** The files of a commit of the project in `root`, without packages. */
export function copyCommit(folder: string, commit: string, root = project): void {
  const archive = execFileSync('git', ['-C', root, 'archive', commit], { maxBuffer: 1e9 })
  execFileSync('tar', ['x', '-C', folder], { input: archive })
}

/** Runs one of the project's programs with Node in the folder; nothing is thrown for a failure. */
export const run = (folder: string, ...args: string[]) => runOn('', folder, ...args)

/** The same, where it reads something that may still be on its way. */
export async function runOn(input: Promise<string> | string, folder: string, ...args: string[]) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...(folders.has(folder) && { TMPDIR: folder }) },
    stdio: 'pipe',
    // A group of its own, so that all of it can be ended.
    detached: true,
  })
  running.add(child)
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  // What ends early reads no more.
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
  // Whoever waits for it is about to end as well.
  if (isLeaving) await new Promise<never>(() => {})
  return { code, out, error }
}

export const generate = (folder: string, ...args: string[]) => run(folder, 'scripts/generate.ts', ...args)

/** The type-check's complaints about these folders and what they use, by file; none for what compiles. */
export async function typeErrors(folder: string, ...include: string[]): Promise<Map<string, string[]>> {
  await writeFile(
    join(folder, 'part.json'),
    JSON.stringify({ extends: './tsconfig.json', include: [...include, 'src/*.d.ts'] }),
  )
  const compiler = 'node_modules/@typescript/native/bin/tsc'
  const { code, out, error } = await run(folder, compiler, '-p', 'part.json', '--pretty', 'false')
  // What explains a complaint stands indented below it.
  const complaints = out.split(/^(?=\S)/m).filter((lines) => lines.includes('error TS'))
  if ((code === 0) !== (complaints.length === 0)) throw new Error(`tsc ended with ${code}: ${out}${error}`)
  return Map.groupBy(complaints, (lines) => lines.split('(')[0] ?? '')
}
