// Starts `npm run migrate` and servers as separate processes, on databases whose tables are missing, outdated or newer
// than the release.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { isFull } from '#tests/support/measurements.ts'
import { queryRows, direct, emptyDatabase, engine, freshDatabase } from '#tests/support/database.ts'
import { forReal, startHubProcess } from '#tests/support/hubProcess.ts'
import { programOf } from '#tests/support/programOf.ts'

const environmentForReal = { ...forReal, HOST: '127.0.0.1', LOG_LEVEL: 'silent' }

async function run(file: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', programOf(file)], {
    env: { ...process.env, ...environmentForReal, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit: Promise<unknown[]> = once(child, 'exit')
  const [output, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  return { output, complaint, code }
}

const upToDate = { output: 'The tables are up to date.\n', complaint: '', code: 0 }
const older = 'The tables are older than this server: run `npm run migrate`.\n'

describe.runIf(engine === 'postgres')('on PostgreSQL', () => {
  test('a production server does not migrate its tables, and starts after npm run migrate', async () => {
    const url = await emptyDatabase()
    const server = { DATABASE_URL: url, PORT: String(await freePort()) }
    expect(await run('api/main.ts', server)).toEqual({ output: '', complaint: older, code: 1 })
    expect(await queryRows(url, "select 1 from pg_namespace where nspname = 'drizzle'")).toEqual([])

    // Runs `npm run migrate` four times concurrently, because several hosts may start it for the same release.
    const migrating = Array.from({ length: 4 }, () => run('api/migrate.ts', { DATABASE_URL: url }))
    expect(await Promise.all(migrating)).toEqual([upToDate, upToDate, upToDate, upToDate])
    expect(
      await queryRows(
        url,
        'select count(*) > 0 as many, count(distinct hash) = count(*) as once from drizzle.__drizzle_migrations',
      ),
    ).toEqual([{ many: true, once: true }])

    const hub = await startHubProcess({ ...environmentForReal, DATABASE_URL: url })
    expect((await fetch(`${hub.origin}/ready`)).status).toBe(200)
    await hub.stop()
  })

  test('npm run migrate and a server print one sentence and exit if the tables were created before the baseline migration', async () => {
    const url = await freshDatabase()
    await queryRows(url, 'update drizzle.__drizzle_migrations set created_at = 1')
    const ended = {
      output: '',
      complaint:
        'The tables are older than 0000_baseline and cannot be migrated: set DATABASE_URL or DATA_FOLDER to an empty database.\n',
      code: 1,
    }
    expect(await run('api/migrate.ts', { DATABASE_URL: direct(url) })).toEqual(ended)
    expect(await run('api/main.ts', { DATABASE_URL: url, PORT: String(await freePort()) })).toEqual(ended)
  })

  test.runIf(isFull)(
    'a production server exits at startup if the tables in its database require a later release',
    async () => {
      const url = await freshDatabase()
      await queryRows(url, "insert into drizzle.oldest_servers values ('9999_drop_a_table', 1)")
      const server = { DATABASE_URL: url, PORT: String(await freePort()) }
      expect(await run('api/main.ts', server)).toEqual({
        output: '',
        complaint: 'The tables are newer than this server supports: start the release that migrated them.\n',
        code: 1,
      })
    },
  )

  test.runIf(isFull)('a development server migrates its tables automatically', async () => {
    const hub = await startHubProcess({ DATABASE_URL: await emptyDatabase() })
    expect((await fetch(`${hub.origin}/ready`)).status).toBe(200)
    await hub.stop()
  })

  test('npm run migrate prints one sentence if the database cannot be reached', async () => {
    expect(await run('api/migrate.ts', { DATABASE_URL: 'postgres://hub:hunter2@127.0.0.1:1/hub' })).toEqual({
      output: '',
      complaint: 'PostgreSQL at 127.0.0.1:1/hub cannot be reached: start it or correct DATABASE_URL.\n',
      code: 1,
    })
  })
})
