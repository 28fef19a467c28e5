// Configures Drizzle. After a change to any tables.ts run `npm run migration -- --name <what_changed>`;
// docs/recipes.md lists the rules for migrations.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './api/**/tables.ts',
  out: './api/store/migrations',
})
