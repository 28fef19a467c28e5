// What a member says of herself and her family.
import { date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../store/columns.ts'

/** A baby has a due date or a birth date, or neither after a loss. */
export const babies = pgTable(
  'babies',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    name: text(),
    dueDate: date('due_date', { mode: 'string' }),
    birthDate: date('birth_date', { mode: 'string' }),
    /** A changed birth date opens its gifts only after a while. */
    birthDateChangedAt: instant('birth_date_changed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('babies_member').on(table.memberId)],
)
