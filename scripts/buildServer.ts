// Compiles the server and its commands to JavaScript beside the pages of a build, with what they read while they run, so that
// the folder needs its production packages and nothing else of the project.
import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { migrationsFolder } from '#api/store/migrations.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'
import { serverFingerprint, serverFingerprintFile } from './fingerprint.ts'

/** What is started by its name: all lie in one folder, as they look for each other beside themselves. */
const programs = {
  main: 'api/main.ts',
  migrate: 'api/migrate.ts',
  backup: 'api/backup.ts',
  restore: 'api/restore.ts',
  move: 'api/move.ts',
  desk: 'scripts/desk.ts',
  trace: 'scripts/trace.ts',
  decoderProcess: 'api/platform/uploads/content/decoderProcess.ts',
  documentProcess: 'api/platform/uploads/content/documentProcess.ts',
}

/** Adds to the build in `folder` its server in `api`, and the packages to install: `npm ci` there, then `npm run serve`. */
export async function buildServer(folder: string) {
  const api = join(folder, 'api')
  const fingerprint = serverFingerprint()
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Node.js reads a package's `exports` anew for each of its files: Drizzle's 180 kB, 300 times, took a third of a start. It stays
    // among the packages, where who looks for known holes finds it.
    ssr: { noExternal: ['drizzle-orm'] },
    build: {
      // Packages stay packages: several bring native code or files of their own.
      ssr: true,
      outDir: api,
      rollupOptions: {
        input: programs,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  await cp(migrationsFolder, join(api, 'migrations'), { recursive: true })
  await writeFile(join(api, serverFingerprintFile), fingerprint)
  await writePackages(folder)
  await writeFile(join(folder, billOfMaterials), await componentsOf(folder))
}

/** Names each package of production with its version, licence and checksum, for whoever looks for known holes (CycloneDX). */
const billOfMaterials = 'sbom.cdx.json'

async function componentsOf(folder: string): Promise<string> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder, maxBuffer: 10_000_000 })
  return stdout
}

/** The project's package.json and lock file without what only building and testing need. */
async function writePackages(folder: string) {
  const { name, version, type, engines, dependencies } = objectOf(await readJson('package.json'))
  const manifest = { name, version, private: true, type, engines, dependencies }
  const node = 'node --disable-warning=ExperimentalWarning'
  const scripts = {
    serve: `${node} api/main.js`,
    migrate: `${node} api/migrate.js`,
    backup: `${node} api/backup.js`,
    restore: `${node} api/restore.js`,
    move: `${node} api/move.js`,
    desk: `${node} api/desk.js`,
    trace: `${node} api/trace.js`,
  }
  await writeJson(join(folder, 'package.json'), { ...manifest, scripts })
  const lock = objectOf(await readJson('package-lock.json'))
  // Workspaces are tools of the repository, linked into node_modules.
  const packages = Object.entries(objectOf(lock.packages)).filter(
    ([path, entry]) => !valueAt(entry, 'dev') && !valueAt(entry, 'link') && !path.startsWith('packages/'),
  )
  await writeJson(join(folder, 'package-lock.json'), {
    ...lock,
    packages: { ...Object.fromEntries(packages), '': manifest },
  })
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))
const writeJson = async (file: string, content: object) =>
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`)
