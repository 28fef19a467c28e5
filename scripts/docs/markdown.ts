// Extends the Markdown of the documentation site. Diagrams become pictures, and links between Markdown files become
// links between pages. Links to code become plain text, because the site contains no code.
import { posix, relative } from 'node:path'
import { renderMermaidSVG } from 'beautiful-mermaid'
import type { MarkdownRenderer } from 'vitepress'
import * as z from 'zod/mini'

type Token = MarkdownRenderer['core']['State']['prototype']['tokens'][number]

/** Paths of the Markdown file that is being rendered; `realPath` is missing if no rewrite changed the path. */
const fileOf = z.object({ path: z.string(), realPath: z.optional(z.string()) })

/** Colors of the documentation site, so that diagrams have its light and dark theme. */
const colors = { bg: 'var(--vp-c-bg)', fg: 'var(--vp-c-text-1)', transparent: true }

/** Renders a diagram as SVG, with the fonts of the page instead of a font that the library would load from the web. */
const svgOf = (diagram: string) =>
  renderMermaidSVG(diagram, colors)
    .replaceAll(/@import url\([^)]*\);/g, '')
    .replaceAll(/\n\s*\n/g, '\n')
    .replace('style="', 'style="max-width:100%;height:auto;')

/**
 * Returns the path in the site of a Markdown file: docs/ is the root, and README.md becomes the index of its folder.
 * SECURITY.md gets another name, because file systems that ignore case cannot store it next to the page of
 * docs/security.md.
 */
export const pageOf = (source: string) =>
  source
    .replace(/^SECURITY\.md$/, 'vulnerabilities.md')
    .replace(/^docs\//, '')
    .replace(/(^|\/)README\.md$/, '$1index.md')

/**
 * Returns the target of a link within the site, or `undefined` if the link leads to a file that is not a page.
 * @param source path of the Markdown file from the root of the repository
 */
export function siteLink(source: string, href: string): string | undefined {
  if (/^(?:[a-z]+:|#|\/)/.test(href)) return href
  const [target = '', fragment] = href.split('#')
  if (!target.endsWith('.md')) return undefined
  const page = pageOf(posix.join(posix.dirname(source), target))
  return `/${page}${fragment === undefined ? '' : `#${fragment}`}`
}

function replaceLinks(tokens: Token[], source: string) {
  let isPage = true
  for (const token of tokens) {
    if (token.type === 'link_open') {
      const link = siteLink(source, String(token.attrGet('href')))
      isPage = link !== undefined
      if (link !== undefined) token.attrSet('href', link)
    }
    if (isPage || !token.type.startsWith('link_')) continue
    token.type = 'text'
    token.tag = ''
    token.nesting = 0
  }
}

/** @param root folder of the repository */
export function extendMarkdown(markdown: MarkdownRenderer, root: string): void {
  const { fence } = markdown.renderer.rules
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const token = tokens[index]
    return token?.info === 'mermaid'
      ? `<figure class="diagram" v-pre>${svgOf(token.content)}</figure>`
      : (fence?.(tokens, index, ...rest) ?? '')
  }
  markdown.core.ruler.push('links', ({ tokens, env }) => {
    const { realPath, path } = fileOf.parse(env)
    for (const { children } of tokens) replaceLinks(children ?? [], relative(root, realPath ?? path))
  })
}
