// Translates a page as Chrome does: each text node is replaced by two `<font>` elements around a node of the translator's own. The words
// stay the same, so that tests find them.
import type { Page } from '@playwright/test'

/** Translates what is shown, and from then on what appears or changes. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const untouched = 'script,style,noscript,textarea,title,font,svg,.notranslate,[translate=no]'
    const replace = (node: Node) => {
      const { parentElement, textContent } = node
      if (!parentElement || !textContent?.trim() || parentElement.closest(untouched)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = textContent
      outer.append(inner)
      node.parentNode?.replaceChild(outer, node)
    }
    const replaceAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const nodes = []
      while (walker.nextNode()) nodes.push(walker.currentNode)
      for (const node of nodes) replace(node)
    }
    replaceAll(document.body)
    document.documentElement.classList.add('translated-ltr')
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') replace(target)
        for (const node of addedNodes)
          if (node.nodeType === Node.TEXT_NODE) replace(node)
          else replaceAll(node)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
