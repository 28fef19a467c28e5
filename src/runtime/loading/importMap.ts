// Inserts the import map of a build into a document: browsers ignore import maps after a module script, and React
// moves script preloads to the start of the head.

export const head = '<head>'

/** Must follow `head` directly. */
export const importMapScript = (importMap: string) => `<script type="importmap">${importMap}</script>`
