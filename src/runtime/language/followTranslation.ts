// Keeps text up to date on pages that the browser translates. A browser translator replaces text nodes with `<font>`
// elements, but React continues to write to the replaced nodes, which are detached. When the text of a detached node
// changes, the node is inserted again, so that the translator translates it.

/** Call this function once, before hydration, because nodes that were replaced before the call cannot be found. */
export function followTranslation() {
  const replacements = new WeakMap<Node, Element>()
  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const replacement = replacements.get(target)
      if (replacement?.isConnected && !target.isConnected) replacement.replaceWith(target)
    }
  })
  const page = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const replacement = [...addedNodes, previousSibling, nextSibling].find(isFont)
      if (!replacement) continue
      for (const node of removedNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue
        replacements.set(node, replacement)
        texts.observe(node, { characterData: true })
      }
    }
  })
  page.observe(document.body, { childList: true, subtree: true })
}

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT'
