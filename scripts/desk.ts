// The brand's side at the terminal, by the same functions as the webhooks, on the database that the server's configuration names:
//
//     npm run desk -- waiting
//     npm run desk -- proof <id> accept            npm run desk -- proof <id> refuse unreadable
//     npm run desk -- registration <id> accept     npm run desk -- review <id> refuse otherProduct
//     npm run desk -- gift <id> confirm            (also: redemption <id> …; pack, deliver, return, cancel)
//     npm run desk -- gift <id> ship "Thailand Post" EX123456789TH [https://…]
//     npm run desk -- gift <id> move inTransit "Bangkok, Thailand"
//     npm run desk -- stock product cotton-hat 20     (also: stock gift <id> …)
//     npm run desk -- void <id or code of a voucher> "why"
//     npm run desk -- member <e-mail, phone or id>
//
// Every act is a line of the log on standard error, audited as the server's own are.
import pino from 'pino'
import { readConfig } from '../api/config.ts'
import { decide } from '../api/desk/decide.ts'
import { fulfil, type Outcome } from '../api/desk/fulfil.ts'
import { memberAt, voidVoucherOf } from '../api/desk/members.ts'
import { decision, delivery, fulfilmentNews } from '../api/desk/messages.ts'
import { addStockOf } from '../api/desk/stock.ts'
import { waiting } from '../api/desk/waiting.ts'
import { openStore, StoreUnavailable, type Database } from '../api/store/store.ts'

const usage = `Say what to do:
  waiting
  proof|registration|review <id> accept
  proof|registration|review <id> refuse <reason>
  gift|redemption <id> confirm|pack|deliver|return|cancel
  gift|redemption <id> ship <carrier> <number> [<page of the carrier>]
  gift|redemption <id> move <state> [<place>]
  stock gift|product <id> <how many came in>
  void <id or code of a voucher> <why>
  member <e-mail, phone or id>`

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
class NotUnderstood extends Error {}

const config = readConfig(process.env)
const log = pino({ level: 'info' }, pino.destination({ dest: 2, sync: true }))
const now = new Date()
process.exitCode = await main(process.argv.slice(2))

async function main(said: string[]): Promise<number> {
  try {
    if (said.length === 0) throw new NotUnderstood()
    const store = await openStore({ databaseUrl: config.DATABASE_URL, dataFolder: config.DATA_FOLDER })
    try {
      return await run(store.db, said)
    } finally {
      await store.close()
    }
  } catch (error) {
    if (!(error instanceof NotUnderstood) && !(error instanceof StoreUnavailable)) throw error
    const help =
      'A server that runs on the embedded database keeps it for itself: stop it first, or let the two share a PostgreSQL by DATABASE_URL.'
    process.stderr.write(error instanceof NotUnderstood ? `${usage}\n` : `${error.message}\n${help}\n`)
    return 1
  }
}

async function run(db: Database, [what = '', id = '', act = '', ...rest]: string[]): Promise<number> {
  if (what === 'waiting') return print(await listed(db))
  if (what === 'member') return await show(db, id)
  if (what === 'stock') {
    const told = understood(delivery.safeParse({ kind: id, id: act, count: Number(rest[0]) }))
    return ended(what, told.id, { kind: told.kind, count: told.count }, await addStockOf(db, told))
  }
  if (what === 'void') return ended(what, id, { why: act }, await voidVoucherOf(db, id))
  if (what === 'proof' || what === 'registration' || what === 'review') {
    const [reason] = rest
    const verdict = act === 'accept' ? 'accepted' : act === 'refuse' ? 'refused' : act
    const told = understood(decision.safeParse({ kind: what, id, verdict, ...(reason && { reason }) }))
    return ended(what, id, { verdict, reason }, await decide(db, told, now))
  }
  if (what !== 'gift' && what !== 'redemption') throw new NotUnderstood()
  const told = understood(
    fulfilmentNews.safeParse({ source: { kind: what, id }, at: now.toISOString(), ...newsOf(act, rest) }),
  )
  return ended(what, id, { act }, await fulfil(db, told, now))
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

async function listed(db: Database): Promise<string> {
  const all = await waiting(db)
  if (all.length === 0) return 'Nothing waits.'
  return all
    .map(({ kind, id, about, state, since }) => [kind, id, about, state, since.toISOString()].join('  '))
    .join('\n')
}

async function show(db: Database, account: string): Promise<number> {
  const member = await memberAt(db, account, now)
  // Whose data was looked at is kept as well, and by whom.
  audit('member', member?.id ?? '', {})
  if (!member) return print(outcomes.unknown, 1)
  return print(
    Object.entries(member)
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join('\n'),
  )
}

function ended(what: string, id: string, told: Record<string, unknown>, outcome: Outcome): number {
  audit(what, id, { ...told, outcome })
  return print(outcomes[outcome], outcome === 'done' || outcome === 'known' ? 0 : 1)
}

function audit(act: string, id: string, told: Record<string, unknown>) {
  log.info({ desk: act, id, ...told, by: process.env.USER, audit: true })
}

function print(text: string, code = 0): number {
  process.stdout.write(`${text}\n`)
  return code
}
