// Configures the documentation site, which `npm run docs` builds from docs/ and the pages next to the code.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitepress'
import { extendMarkdown, pageOf } from './markdown.ts'
import { sidebarOf } from './sidebar.ts'

const root = join(import.meta.dirname, '../..')

export default defineConfig({
  title: "Members' hub",
  description: 'Documentation of the members’ hub: evaluate, build, operate and extend it.',
  srcDir: root,
  srcExclude: ['**/{node_modules,dist,test-results,playwright-report}/**', '.*/**', 'tests/**', 'README.md'],
  outDir: join(root, 'dist/docs'),
  cacheDir: join(root, 'node_modules/.cache/docs'),
  // Disable additional configuration files: otherwise each config.ts of the repository would be read as configuration
  // of the site.
  additionalConfig: {},
  rewrites: pageOf,
  ignoreDeadLinks: 'localhostLinks',
  vite: { configFile: false, publicDir: false, build: { chunkSizeWarningLimit: 5000 } },
  markdown: { config: (markdown) => extendMarkdown(markdown, root) },
  themeConfig: {
    search: { provider: 'local' },
    nav: [{ text: 'API reference', link: '/reference.html', target: '_self' }],
    sidebar: sidebarOf(readFileSync(join(root, 'docs/README.md'), 'utf8')),
    outline: { level: [2, 3] },
  },
})
