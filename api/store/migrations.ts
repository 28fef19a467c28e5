// Where the SQL lies that drizzle-kit made of every folder's tables.ts.
import { fileURLToPath } from 'node:url'

export const migrations = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) }
