// Shows changed text on translated pages: a translator replaces text nodes by `<font>`, and React goes on writing into the nodes that
// it knows. A node whose text changes returns to its place, where the translator finds it.

/** Called once, before the document hydrates: a node that a translator replaced earlier cannot be found any more. */
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
