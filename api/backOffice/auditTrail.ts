// Defines the command that reads audit entries with pagination, newest first. Each call of the command adds an audit
// entry.
import { entriesOf } from '../audit/entries.ts'
import { recordActs } from '../audit/recordActs.ts'
import type * as z from 'zod/mini'
import type { Database } from '../store/store.ts'
import { account, act, entry as entryId, instant, optional } from './arguments.ts'
import { logAct, optionsCommand, printed, actorOf } from './commandLine.ts'
import { findNamed } from './findMember.ts'
import type { Actor } from './messages.ts'

/**
 * Length in milliseconds of the period whose entries the command prints if its arguments specify neither a member, an
 * act nor a start.
 */
const day = 86_400_000

/** Entries per page. */
const pageSize = 50

const questions = {
  member: optional(account),
  what: optional(act),
  since: optional(instant),
  before: optional(entryId),
}

export const auditTrailCommands = [
  optionsCommand('audit', questions, async (backOffice, question) => {
    const { about, lines } = await readAuditTrail(backOffice.store.db, question, actorOf(backOffice))
    logAct(backOffice, 'audit', { id: about ?? '', of: question.what })
    return printed(lines)
  }),
]

type Question = { [Name in keyof typeof questions]?: z.output<(typeof questions)[Name]> }

/** @returns the lines to print, and the member id in the entries; for an erased member, the digest of the id */
async function readAuditTrail(
  db: Database,
  { member: written, what: auditAct, since, before }: Question,
  { by, now }: Actor,
) {
  const member = written === undefined ? undefined : await findNamed(db, written)
  const memberId = member?.id ?? written?.trim().toLowerCase()
  const from = since === undefined ? undefined : new Date(since)
  const isOfAll = memberId === undefined && auditAct === undefined
  const filter = {
    memberId,
    what: auditAct,
    since: from ?? (isOfAll ? new Date(now.getTime() - day) : undefined),
    before,
  }
  const entries = await entriesOf(db, filter, pageSize)
  const page = entries.slice(0, pageSize)
  // The audit entry contains the given id only if a member or an existing entry has this id, because any other input
  // may be personal data.
  const about = memberId === undefined ? undefined : (member?.id ?? page[0]?.memberId)
  await recordActs(db, now, { what: 'audit-read', memberId: about, by, outcome: auditAct })
  const lines = page.map((entry) =>
    [
      entry.at.toISOString(),
      entry.what,
      entry.outcome ?? '-',
      entry.subject ?? '-',
      `to ${entry.memberId ?? 'nobody'}`,
      `by ${entry.by ?? 'the member'}`,
      `request ${entry.requestId ?? '-'}`,
    ].join('  '),
  )
  const last = entries.length > pageSize ? page.at(-1) : undefined
  if (last) lines.push(`More entries: --before ${last.id}`)
  return { about, lines: lines.length > 0 ? lines : ['No audit entries found.'] }
}
