// Runs admin CLI commands on a separate store, either in the process of the test or in a separate process.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll } from 'vitest'
import { createMember } from '#api/session/registration.ts'
import { runBackOfficeCommand } from '#api/backOffice/command.ts'
import { openStore } from '#api/store/store.ts'
import { accountOf } from './accounts.ts'
import { engine, freshDatabase } from './database.ts'
import { programOf } from './programOf.ts'

/** Opens a store with one member, and closes it after the tests of the file. */
export async function openBackOffice() {
  /** URL of the database; empty for an embedded database, which is stored in the folder. */
  const databaseUrl = engine === 'postgres' ? await freshDatabase() : ''
  const folder = await mkdtemp(join(tmpdir(), 'hub-back-office-'))
  const store = await openStore({ databaseUrl, dataFolder: folder })
  afterAll(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })

  /** Runs a command. @returns its output and exit status, and the log lines */
  async function backOffice(...args: string[]) {
    const log: unknown[] = []
    const logger = pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) })
    return {
      ...(await runBackOfficeCommand(args, { store, log: logger, by: 'somebody', now: new Date() })),
      log,
    }
  }

  /** Runs a command in a separate process, as an operator does. */
  const atTheTerminal = async (args: string[], environment: Record<string, string>) =>
    await new Promise<{ code: number; out: string; error: string }>((resolve) => {
      const { DATABASE_URL: _, ...baseEnv } = process.env
      const env = { ...baseEnv, ...environment, DATA_FOLDER: folder }
      const command = ['--disable-warning=ExperimentalWarning', programOf('scripts/backOffice.ts'), ...args]
      execFile(process.execPath, command, { env }, (error, out, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, out: out.trim(), error: stderr }),
      )
    })

  const now = new Date()
  const account = 'mali@example.com'
  const addAccount = async (of: string) =>
    await store.db.transaction((tx) =>
      createMember(
        tx,
        {
          account: accountOf(of),
          firstName: 'Mali',
          countryCode: 'TH',
          timeZone: 'Asia/Bangkok',
          agreePrivacyPolicy: true,
          agreeMarketing: false,
          agreeTracking: false,
        },
        now,
      ),
    )
  const memberId = await addAccount(account)
  return { databaseUrl, folder, store, backOffice, atTheTerminal, addAccount, now, account, memberId }
}
