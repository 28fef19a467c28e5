// Lists the drawings of the release, which entries can show instead of an uploaded picture.

/** URLs of the files in this app, by their path in the project. */
const files = import.meta.glob<string>(
  ['../../../../public/art/**/*.svg', '!../../../../public/art/night/**'],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
)

/** URL in this app of each drawing, by its path on the members' site. */
export const drawings: ReadonlyMap<string, string> = new Map(
  Object.entries(files)
    .map(([file, url]) => [file.slice(file.indexOf('/art/')), url] as const)
    .toSorted(([a], [b]) => a.localeCompare(b)),
)

/** Returns the URL in this app of a picture of an entry, without its dark variant. */
export function pictureUrl(picture: string): string {
  const [path = ''] = picture.split('#')
  return drawings.get(path) ?? path
}
