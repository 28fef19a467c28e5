// Puts a build's import map into a document: browsers take none once they have been told of a script, and React moves what
// preloads scripts before everything else in the head.

export const head = '<head>'

/** Stands right behind `head`. */
export const importMapScript = (importMap: string) => `<script type="importmap">${importMap}</script>`
