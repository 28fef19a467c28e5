// Finds out whether rows of members refer to an entry of the catalog. Tables are named by text, because this folder is
// a layer below the folders of these tables.
import { sql } from 'drizzle-orm'
import type { Database } from '../store/store.ts'

/** Tables with the column that contains the key of an entry, by topic. */
const columns: Readonly<Record<string, readonly (readonly [table: string, column: string])[]>> = {
  campaigns: [
    ['activity_joins', 'activity'],
    ['activity_sign_ins', 'activity'],
    ['event_registrations', 'activity'],
    ['raffle_entries', 'activity'],
    ['raffle_seeds', 'activity'],
  ],
  draws: [
    ['draw_tickets', 'draw'],
    ['draw_results', 'draw'],
    ['draw_seeds', 'draw'],
  ],
  gifts: [
    ['gift_claims', 'gift'],
    ['gift_entitlements', 'gift'],
  ],
  mall: [
    ['redemptions', 'product'],
    ['mall_wishes', 'product'],
  ],
  questionnaires: [
    ['questionnaire_submissions', 'questionnaire'],
    ['questionnaire_drafts', 'questionnaire'],
  ],
  'registrable-products': [
    ['product_registrations', 'product'],
    ['gift_registrations', 'product'],
  ],
  rights: [
    ['right_claims', 'right'],
    ['right_proofs', 'right'],
  ],
  tasks: [['task_prizes', 'task']],
  vouchers: [['vouchers', 'voucher']],
}

/** Topics whose entries rows of members refer to. */
export const referredTopics: ReadonlySet<string> = new Set(Object.keys(columns))

/** Returns true if a row of a member refers to the entry with this key. */
export async function isUsed(db: Database, topic: string, key: string): Promise<boolean> {
  for (const [table, column] of columns[topic] ?? [])
    if (await hasRow(db, table, sql`${sql.identifier(column)} = ${key}`)) return true
  return false
}

/** Returns true if a member has answered the version of the questionnaire, or has a draft of it. */
export async function isAnswered(
  db: Database,
  { questionnaire, version }: { questionnaire: string; version: number },
): Promise<boolean> {
  const ofVersion = sql`questionnaire = ${questionnaire} and version = ${version}`
  for (const table of ['questionnaire_submissions', 'questionnaire_drafts'])
    if (await hasRow(db, table, ofVersion)) return true
  return false
}

async function hasRow(db: Database, table: string, condition: ReturnType<typeof sql>): Promise<boolean> {
  const query = sql`select 1 as present from ${sql.identifier(table)} where ${condition} limit 1`
  const { rows } = await db.execute<{ present: number }>(query)
  return rows.length > 0
}
