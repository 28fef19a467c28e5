// A copy of the project in a temporary folder, for tests that change the contract or run its generators.
import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

const project = join(import.meta.dirname, '../..')
const parts = [
  'api',
  'generated',
  'locales',
  'scripts',
  'src',
  'tests/support',
  'openapi.yaml',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** Everything that the generators read and the type-check sees, without the tests themselves; removed after the test. */
export async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-copy-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const wanted = (path: string) => !/\.test\.tsx?$/.test(path)
  for (const part of parts)
    await cp(join(project, part), join(folder, part), { recursive: true, filter: wanted })
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Runs one of the project's programs with Node in the folder; nothing is thrown for a failure. */
export async function run(folder: string, ...args: string[]) {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [code, out, error] = await Promise.all([exit, text(child.stdout), text(child.stderr)])
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
