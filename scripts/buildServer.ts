// Compiles the server and its commands to JavaScript, into the folder of the built pages, together with the files that
// they read at run time. To run the hub, this folder then needs only its production packages.
import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { migrationsFolder } from '#api/store/migrations.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'
import { serverFingerprint, serverFingerprintFile } from './fingerprint.ts'

/**
 * Source files of the programs by name. All programs are built into one folder, because they start each other from this
 * folder.
 */
const programs = {
  main: 'api/main.ts',
  migrate: 'api/migrate.ts',
  backup: 'api/backup.ts',
  restore: 'api/restore.ts',
  move: 'api/move.ts',
  backOffice: 'scripts/backOffice.ts',
  trace: 'scripts/trace.ts',
  decoderProcess: 'api/platform/uploads/content/decoderProcess.ts',
  documentProcess: 'api/platform/uploads/content/documentProcess.ts',
}

/**
 * Adds the server and the list of packages to the build in `folder`. To start it, run `npm ci` and then `npm run serve`
 * in this folder.
 */
export async function buildServer(folder: string) {
  const api = join(folder, 'api')
  const fingerprint = serverFingerprint()
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Bundle Drizzle. Node.js would otherwise parse the `exports` of the package again for each imported file (180 kB,
    // 300 times), which took a third of the start time. Drizzle stays in package.json, so that vulnerability scanners
    // find it.
    ssr: { noExternal: ['drizzle-orm'] },
    build: {
      // Do not bundle other packages: several contain native code or load separate files.
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

/**
 * File name of the software bill of materials (CycloneDX) for vulnerability scanners: version, license and checksum of
 * each production package.
 */
const billOfMaterials = 'sbom.cdx.json'

async function componentsOf(folder: string): Promise<string> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder, maxBuffer: 10_000_000 })
  return stdout
}

/** Writes the project's package.json and lock file without development dependencies. */
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
    'back-office': `${node} api/backOffice.js`,
    trace: `${node} api/trace.js`,
  }
  await writeJson(join(folder, 'package.json'), { ...manifest, scripts })
  const lock = objectOf(await readJson('package-lock.json'))
  // Skip workspaces, because they are tools of the repository that npm links into node_modules.
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
