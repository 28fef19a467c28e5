// After a change to any tables.ts: `npm run migration -- --name <what_changed>`. CONTRIBUTING.md describes what a migration may do.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './api/**/tables.ts',
  out: './api/store/migrations',
})
