/** The object itself, behind references into the components too. */
export function resolved(document: object, object: object): ReturnType<typeof Object> {
  if (!('$ref' in object)) return Object(object)
  const names = String(object.$ref)
    .split('/')
    .slice(1)
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
  const found = names.reduce((node: object, name) => Object(node)[name], document)
  return resolved(document, Object(found))
}
