// Inserts the import map of a build directly after the `<head>` tag of a document. Browsers ignore import maps after a
// module script, and React moves script preloads to the start of the head.

export const head = '<head>'

/** The import map must directly follow the `<head>` tag. */
export const importMapScript = (importMap: string) => `<script type="importmap">${importMap}</script>`
