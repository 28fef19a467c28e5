// Columns that mean the same in every table.
import { timestamp } from 'drizzle-orm/pg-core'

/** An instant, to the millisecond that JavaScript knows. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
