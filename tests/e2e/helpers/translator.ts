// Translates a page like Chrome does: replaces each text node by two nested `<font>` elements around a new node. Does
// not change the text itself, so that tests find it.
import type { Page } from '@playwright/test'

/** Translates the visible text, and later each text that is added or changed. */
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
