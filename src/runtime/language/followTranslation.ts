// Updates changed text on translated pages. A browser translator replaces text nodes by `<font>` elements, while
// React keeps writing to the detached nodes. A node whose text changes is put back, so that the translator finds it.

/** Call it once, before hydration: nodes that were replaced earlier cannot be found. */
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
