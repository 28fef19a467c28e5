// Runs what is said to the desk at the terminal: understands it, does it by the same functions as the webhooks, and writes it
// down.
import type { Logger } from 'pino'
import { recordActs } from '../audit/recordActs.ts'
import { escapeMarks } from '../locale/marks.ts'
import type { Database } from '../store/store.ts'
import { decide } from './decide.ts'
import { fulfil, type Outcome } from './fulfil.ts'
import { allowGiftsTo, memberAt, voidVoucherOf } from './members.ts'
import { allowance, decision, delivery, fulfilmentNews, purchase } from './messages.ts'
import { moveProduct } from './products.ts'
import { addStockOf } from './stock.ts'
import { readQuestion, readTrail } from './trail.ts'
import { waitingItems } from './waiting.ts'

const usage = `Say what to do:
  waiting
  failed
  retry <id of a failed task>|all
  proof|registration|review <id> accept
  proof|registration|review <id> refuse <reason>
  gift|redemption <id> confirm|pack|deliver|return|cancel
  gift|redemption <id> ship <carrier> <number> [<page of the carrier>]
  gift|redemption <id> move <state> [<place>]
  stock gift|product <id> <how many came in>
  void <id or code of a voucher> <why>
  product <id> <serial number> <e-mail, phone or id of who showed the receipt> <day of purchase>
  member <e-mail, phone or id>
  audit [--member <e-mail, phone or id>] [--what <act>] [--since <day>] [--before <id of an entry>]
  allow <e-mail, phone or id> <how many gifts for babies beyond the limits> <why>`

const outcomes: Record<Outcome, string> = {
  done: 'Done.',
  known: 'It was so already: nothing changed.',
  unknown: 'There is no such thing.',
  refused: 'It cannot come to that any more.',
}

const states: Record<string, string> = {
  confirm: 'confirmed',
  pack: 'packed',
  ship: 'shipped',
  deliver: 'delivered',
  return: 'returned',
  cancel: 'cancelled',
}

/** What was said is not understood: told with how to say it. */
export class NotUnderstood extends Error {
  constructor() {
    super(usage)
  }
}

type Desk = {
  db: Database
  log: Logger
  /** Who says it: a line of the log says so. */
  by: string | undefined
  now: Date
}

/** As entries of the audit name whoever sits at the terminal. */
export const deskUser = (user: string | undefined) => `desk:${user ?? 'somebody'}`

const sayerOf = ({ by, now }: Desk) => ({ by: deskUser(by), now })

/** What is printed, and the exit code. */
type Answer = { text: string; code: number }

/**
 * Does what the words say; every act is audited, as the server's own are.
 * @throws NotUnderstood
 */
export async function runDeskCommand(said: readonly string[], desk: Desk): Promise<Answer> {
  const { db, now } = desk
  const sayer = sayerOf(desk)
  const [what = '', id = '', act = '', ...rest] = said
  if (what === 'waiting') return printed(await listed(db))
  if (what === 'member') return await show(desk, id)
  if (what === 'audit') return await showTrail(desk, said.slice(1))
  if (what === 'stock') {
    const told = understood(delivery.safeParse({ kind: id, id: act, count: Number(rest[0]) }))
    return ended(
      desk,
      what,
      told.id,
      { kind: told.kind, count: told.count },
      await addStockOf(db, told, sayer),
    )
  }
  if (what === 'allow') {
    const told = understood(allowance.safeParse({ account: id, count: Number(act), why: rest[0] }))
    return ended(desk, what, id, { count: told.count, why: told.why }, await allowGiftsTo(db, told, sayer))
  }
  if (what === 'product') {
    const [account = '', purchasedOn = ''] = rest
    const told = understood(purchase.safeParse({ product: id, serialNumber: act, account, purchasedOn }))
    return ended(desk, what, id, { serialNumber: act, purchasedOn }, await moveProduct(db, told, sayer))
  }
  if (what === 'void') return ended(desk, what, id, { why: act }, await voidVoucherOf(db, id, sayer))
  if (what === 'proof' || what === 'registration' || what === 'review') {
    const [reason] = rest
    const verdict = act === 'accept' ? 'accepted' : act === 'refuse' ? 'refused' : act
    const told = understood(decision.safeParse({ kind: what, id, verdict, ...(reason && { reason }) }))
    return ended(desk, what, id, { verdict, reason }, await decide(db, told, sayer))
  }
  if (what !== 'gift' && what !== 'redemption') throw new NotUnderstood()
  const told = understood(
    fulfilmentNews.safeParse({ source: { kind: what, id }, at: now.toISOString(), ...newsOf(act, rest) }),
  )
  return ended(desk, what, id, { act }, await fulfil(db, told, sayer))
}

function newsOf(act: string, [first, second, third]: string[]) {
  if (act === 'move') return { step: { state: first, ...(second && { place: second }) } }
  const state = states[act]
  if (state === undefined) throw new NotUnderstood()
  if (act !== 'ship') return { state }
  if (!first || !second) throw new NotUnderstood()
  return { state, carrier: first, trackingNumber: second, ...(third && { trackingUrl: third }) }
}

function understood<Told>(parsed: { success: true; data: Told } | { success: false }): Told {
  if (!parsed.success) throw new NotUnderstood()
  return parsed.data
}

async function listed(db: Database): Promise<string[]> {
  const all = await waitingItems(db)
  if (all.length === 0) return ['Nothing waits.']
  return all.map(({ kind, id, about, state, since }) =>
    [kind, id, about, state, since.toISOString()].join('  '),
  )
}

async function show(desk: Desk, account: string): Promise<Answer> {
  const member = await memberAt(desk.db, account, desk.now)
  // Whose data was looked at is kept as well, and by whom.
  audit(desk, 'member', member?.id ?? '', {})
  if (!member) return printed([outcomes.unknown], 1)
  const { by, now } = sayerOf(desk)
  await recordActs(desk.db, now, { what: 'member-read', memberId: member.id, by })
  return printed(Object.entries(member).map(([name, value]) => `${name}: ${String(value)}`))
}

async function showTrail(desk: Desk, said: readonly string[]): Promise<Answer> {
  const question = understood(readQuestion(said))
  const { about, lines } = await readTrail(desk.db, question, sayerOf(desk))
  audit(desk, 'audit', about ?? '', { of: question.what })
  return printed(lines)
}

/** All that the desk says goes by here: what members wrote does nothing to the terminal, and begins no line of its own. */
const printed = (lines: string[], code = 0): Answer => ({ text: lines.map(escapeMarks).join('\n'), code })

function ended(
  desk: Desk,
  what: string,
  id: string,
  told: Record<string, unknown>,
  outcome: Outcome,
): Answer {
  audit(desk, what, id, { ...told, outcome })
  return printed([outcomes[outcome]], outcome === 'done' || outcome === 'known' ? 0 : 1)
}

function audit({ log, by }: Desk, act: string, id: string, told: Record<string, unknown>) {
  log.info({ desk: act, id, ...told, by, audit: true })
}
