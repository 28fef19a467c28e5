// Runs third-party code generators on the contract and compiles their output strictly: a step of `npm run test:full`.
// Downloads the generators, because they have too many dependencies for a test of every commit.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const contract = resolve('openapi.yaml')
const compiler = resolve('node_modules/typescript/bin/tsc')

type Generator = { packages: [generator: string, ...besides: string[]]; command: string[] }
const generators: Generator[] = [
  {
    packages: ['openapi-typescript-codegen@0.31.0'],
    command: ['openapi', '--input', contract, '--output', 'made'],
  },
  {
    // The generator is incompatible with TypeScript 7.
    packages: ['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'],
    command: ['openapi-ts', '--input', contract, '--output', 'made', '--no-log-file'],
  },
  {
    packages: ['swagger-typescript-api@13.13.0'],
    command: ['swagger-typescript-api', 'generate', '--path', contract, '--output', 'made'],
  },
]

const options = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    types: [],
    strict: true,
    noEmit: true,
  },
  include: ['made'],
}

/** Returns the error of a generator or of the compilation of its output; an empty string if both succeed. */
async function problemOf({ packages, command }: Generator): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-generator-'))
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' })
    return status === 0 ? '' : `${program} ${args.join(' ')}\n${error ?? stdout + stderr}`
  }
  try {
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(options))
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--silent']
    const [program = '', ...args] = command
    return (
      run('npm', 'install', ...quiet, ...packages) ||
      run(join('node_modules/.bin', program), ...args) ||
      // The compiler also fails for a folder without files.
      run(process.execPath, compiler)
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

for (const generator of generators) {
  const problem = await problemOf(generator)
  console.log(`${problem ? '✗' : '✓'} ${generator.packages[0]}${problem && `\n${problem}`}`)
  if (problem) process.exitCode = 1
}
