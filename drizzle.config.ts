// After a change to any tables.ts: `npm run migration -- --name <what_changed>`. The server applies it at its next start.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './api/**/tables.ts',
  out: './api/store/migrations',
})
