// Tests the Markdown extensions of the documentation site.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMarkdownRenderer } from 'vitepress'
import { extendMarkdown, pageOf, siteLink } from './markdown.ts'
import { sidebarOf } from './sidebar.ts'

const render = async (source: string, text: string) => {
  const markdown = await createMarkdownRenderer('.', {
    config: (renderer) => extendMarkdown(renderer, '/hub'),
  })
  return markdown.renderAsync(text, {
    path: `/hub/${source}`,
    relativePath: pageOf(source),
    cleanUrls: false,
  })
}

test('docs/ becomes the root of the site, and each README.md becomes the index page of its folder', () => {
  expect(pageOf('docs/README.md')).toBe('index.md')
  expect(pageOf('docs/decisions/README.md')).toBe('decisions/index.md')
  expect(pageOf('packages/openapi/README.md')).toBe('packages/openapi/index.md')
  expect(pageOf('CONTRIBUTING.md')).toBe('CONTRIBUTING.md')
})

test('paths of different pages do not differ only in upper and lower case', () => {
  expect(pageOf('SECURITY.md').toLowerCase()).not.toBe(pageOf('docs/security.md').toLowerCase())
})

test('links between Markdown files become links between pages of the site', () => {
  expect(siteLink('docs/decisions/README.md', '../api.md#errors')).toBe('/api.md#errors')
  expect(siteLink('docs/recipes.md', '../CONTRIBUTING.md')).toBe('/CONTRIBUTING.md')
  expect(siteLink('docs/api.md', 'https://example.org/a')).toBe('https://example.org/a')
  expect(siteLink('docs/api.md', '#errors')).toBe('#errors')
  expect(siteLink('docs/api.md', '../api/coins')).toBeUndefined()
})

test('a link to a code file becomes plain text', async () => {
  const html = await render('docs/api.md', 'See [the rules](../api/coins/rules.ts) and [errors](api.md).')
  expect(html).toContain('See the rules and <a href="/api.html">errors</a>.')
})

test('diagrams become pictures in the colors of the page, and load no files from the web', async () => {
  const html = await render('docs/api.md', '```mermaid\nflowchart LR\n  a[Browser] --> b[Server]\n```')
  expect(html).toContain('<svg')
  expect(html).toContain('Browser')
  expect(html).toContain('var(--vp-c-bg)')
  expect(html).not.toMatch(/@import|href="http/)
})

test('the sidebar lists the pages of docs/README.md, grouped by kind of reader', () => {
  const groups = sidebarOf(readFileSync('docs/README.md', 'utf8'))
  expect(groups.map(({ text }) => text)).toEqual(['Evaluate', 'Build', 'Operate', 'Extend'])
  expect(groups.flatMap(({ items }) => items)).toContainEqual({
    text: 'Getting started',
    link: '/getting-started.md',
  })
})
