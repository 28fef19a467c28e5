// Implements `npm run docs`: builds the documentation in dist/docs as a static site with search, dark mode and the API
// reference. A link to a page that does not exist ends the build with an error. tests/docs.test.ts also checks links to
// sections.
import { writeFile } from 'node:fs/promises'
import { build } from 'vitepress'
import { apiReference } from '#scripts/apiReference.ts'

await build(import.meta.dirname)
await writeFile('dist/docs/reference.html', await apiReference())
console.log('The documentation is in dist/docs: npx vite preview --outDir dist/docs shows it.')
