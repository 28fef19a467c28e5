// Runs oxlint with the project's rules and checks names; counts the problems by the kinds that `npm run lint` prints.
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { checkNames } from './names.ts'

/** Problem with its location in the format that editors and terminals turn into a link. */
export type Problem = { place: string; kind: Kind; message: string }

const kinds = ['names', 'parameters', 'complexity', 'unsafe', 'other'] as const
export type Kind = (typeof kinds)[number]

const Diagnostics = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      code: z.optional(z.string()),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number(), column: z.number() }) })),
    }),
  ),
})

const config = resolve('.oxlintrc.json')
/** Path of tsgolint, which is passed to oxlint because oxlint searches only in PATH and in the linted folder. */
const tsgolint = resolve('node_modules/.bin/tsgolint')
const folders = ['api', 'bench', 'mocks', 'packages', 'scripts', 'src', 'tests']

/**
 * @param root folder with the same top-level folders as the project; default: the folder of the project
 * @returns all problems, their number by kind, and the number of declared names
 */
export async function runLint(root = process.cwd()) {
  const lintRun = oxlint(root)
  const { nameProblems, declared } = readNames(root)
  const lintProblems = await lintRun
  const problems = [...nameProblems, ...lintProblems]
  const counts = Object.fromEntries(
    kinds.map((kind) => [kind, problems.filter((problem) => problem.kind === kind).length]),
  )
  return { problems, counts, declared }
}

/** @throws an Error if oxlint prints anything other than its report */
async function oxlint(root: string): Promise<Problem[]> {
  const run = promisify(execFile)(
    resolve('node_modules/.bin/oxlint'),
    ['--type-aware', '--format=json', '--config', config],
    {
      cwd: root,
      env: { ...process.env, OXLINT_TSGOLINT_PATH: tsgolint },
      maxBuffer: 256 * 1024 * 1024,
    },
  )
  // Ignore exit status 1, which means that oxlint has found problems.
  const { stdout } = await run.catch((error: unknown) => {
    if (error instanceof Error && 'stdout' in error) return { stdout: String(error.stdout) }
    throw error
  })
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout.trim()}`)
  return Diagnostics.parse(JSON.parse(stdout)).diagnostics.map(({ message, code = '', filename, labels }) => {
    const { line = 1, column = 1 } = labels[0]?.span ?? {}
    return { place: `${filename}:${line}:${column}`, kind: kindOf(code), message: `${message} (${code})` }
  })
}

function kindOf(code: string): Kind {
  if (code === 'eslint(max-params)') return 'parameters'
  if (code === 'eslint(complexity)') return 'complexity'
  return /^typescript\(no-unsafe-(?:argument|assignment|call|member-access|return)\)$/.test(code)
    ? 'unsafe'
    : 'other'
}

function readNames(root: string) {
  const nameProblems: Problem[] = []
  let declared = 0
  for (const file of sourceFiles(root)) {
    const result = checkNames(file, readFileSync(join(root, file), 'utf8'))
    declared += result.declared
    nameProblems.push(
      ...result.problems.map(({ line, kind, text }): Problem =>
        kind === 'name'
          ? { place: `${file}:${line}`, kind: 'names', message: `\`${text}\` does not name anything` }
          : { place: `${file}:${line}`, kind: 'unsafe', message: `the type of ${text} is any` },
      ),
    )
  }
  return { nameProblems, declared }
}

function sourceFiles(root: string): string[] {
  const present = folders.filter((folder) => existsSync(join(root, folder)))
  const files = present.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  return files.filter(
    (file) => /\.tsx?$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\/|^tests\/kit\/example\//.test(file),
  )
}
