// What a server does by itself, once an hour: it forgets what is over, erases members whose time has come, draws raffles.
// Each chore may be repeated, and done by several servers at once.
import type { Logger } from 'pino'
import { drawRaffles } from './activities/raffle.ts'
import { faultOf } from './app.ts'
import type { Files } from './outside/files.ts'
import { forgetOldEvents } from './platform/tracking.ts'
import { sweepUploads } from './platform/uploads.ts'
import { forgetOldDrafts } from './questionnaires/drafts.ts'
import { forgetOldKeys } from './serve/idempotency.ts'
import { eraseDue } from './session/erase.ts'
import { forgetOldProofs } from './session/forget.ts'
import { forgetOldAttempts } from './session/social/attempts.ts'
import type { Database, Store } from './store/store.ts'

const hour = 3_600_000

type Needs = { store: Store; files: Files; log: Logger }

/** @returns how to stop */
export function startChores({ store, files, log }: Needs): () => void {
  const chores: ((db: Database, now: Date) => Promise<unknown>)[] = [
    forgetOldKeys,
    forgetOldProofs,
    forgetOldAttempts,
    forgetOldEvents,
    forgetOldDrafts,
    drawRaffles,
    (db, now) => sweepUploads(db, files, now),
    (db, now) => eraseMembers(db, log, now),
  ]
  const timer = setInterval(() => {
    for (const chore of chores)
      chore(store.db, new Date()).catch((error: unknown) => log.error({ fault: faultOf(error) }))
  }, hour)
  return () => clearInterval(timer)
}

async function eraseMembers(db: Database, log: Logger, now: Date) {
  const { erased, failures } = await eraseDue(db, now)
  for (const member of erased) log.info({ operation: 'erase', member, audit: true })
  for (const failure of failures) log.error({ operation: 'erase', fault: faultOf(failure) })
}
