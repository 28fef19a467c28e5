// Reads the sidebar of the documentation site from docs/README.md, the index of all pages.
import { siteLink } from './markdown.ts'

type Item = { text: string; link: string }
type Group = { text: string; items: Item[] }

/**
 * Returns a group of links for each kind of reader. A `##` heading names the group, and the list below the heading
 * contains its links.
 * @param index Markdown of docs/README.md
 */
export function sidebarOf(index: string): Group[] {
  return index
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      text: section.slice(0, section.indexOf('\n')),
      items: [...section.matchAll(/\[([^\]]+)\]\(([^)#]+\.md)\)/g)].map(([, text = '', target = '']) => ({
        text: capitalized(text),
        link: siteLink('docs/README.md', target) ?? target,
      })),
    }))
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
