// Finds form fields by name. The compiler sees plain strings in `register('firstName')` and `<FormField
// name="firstName" control={control}>`. Their type is therefore looked up in the form of the same file.
import { is, type NamedSource, type Node, type Type } from './compiler.ts'
import { wordOf } from './shapes.ts'
import { choicesOf, type Lookup, type Note } from './lookup.ts'

/** Names of variables and attributes that pass a form to other code. */
const handles = new Set(['form', 'control', 'register'])

/** Records the form fields that a file names, and the variables that contain their input. */
export function readFields(
  { source, file }: NamedSource,
  { checker, names, places, member }: Lookup,
  note: Note,
) {
  const forms: is.Identifier[] = []
  const words: is.StringLiteral[] = []
  /** Variables that contain the name of a field, such as `purpose` in `register(purpose)`. */
  const chosen: is.Identifier[] = []
  const visit = (node: Node) => {
    if (is.isIdentifier(node) && handles.has(node.text)) forms.push(node)
    if (is.isStringLiteral(node) && names.has(headOf(node)) && isField(node)) words.push(node)
    if (is.isIdentifier(node) && is.isCallExpression(node.parent) && node.parent.expression !== node)
      chosen.push(node)
    node.forEachChild(visit)
  }
  visit(source)
  if (forms.length === 0) return
  const values = new Map(
    checker
      .getTypeAtLocation(forms)
      .flatMap((type) => valuesOf(type).map((formType) => [formType.id, formType] as const)),
  )
  for (const word of words) hold(word, put(headOf(word), word))
  const types = chosen.length > 0 ? checker.getTypeAtLocation(chosen) : []
  chosen.forEach((node, index) => {
    for (const type of choicesOf(types[index])) if (type.isStringLiteralType()) put(type.value, node)
  })

  function put(name: string, node: Node) {
    const fieldPlaces = [...values.values()].flatMap((type) => member(type, name))
    for (const place of fieldPlaces) note(place, node, 'sends')
    return fieldPlaces
  }

  /**
   * Returns the type of a form's values. For `Control<LoginRequest>` this is `LoginRequest`; for a form, it is taken
   * from the type of its member `control`.
   */
  function valuesOf(type: Type | undefined): readonly Type[] {
    if (!type) return []
    const typeArguments = type.getAliasTypeArguments()
    const control = typeArguments.length === 0 && checker.getPropertyOfType(type, 'control')
    return control ? valuesOf(checker.getTypeOfSymbol(control)) : typeArguments
  }

  /**
   * Handles variables whose initial value contains the name of a field, such as `const { field } = useController({
   * name: 'timeZone' })` and `const details = ['account', 'password']`.
   */
  function hold(word: Node, fieldPlaces: string[]) {
    let node = word.parent
    while (
      is.isArrayLiteralExpression(node) ||
      is.isCallExpression(node) ||
      is.isAsExpression(node) ||
      isOption(node)
    )
      node = node.parent
    if (fieldPlaces.length === 0 || !is.isVariableDeclaration(node)) return
    const declared = is.isObjectBindingPattern(node.name) ? node.name.elements : [node]
    for (const { pos } of declared) {
      const key = `${file}:${pos}`
      places.set(key, [...new Set([...(places.get(key) ?? []), ...fieldPlaces])])
    }
  }
}

const headOf = (word: is.StringLiteral) => wordOf(word).split('.')[0] ?? ''

const isOption = (node: Node) => is.isObjectLiteralExpression(node) || is.isPropertyAssignment(node)

/**
 * Returns true for a string that can be the name of a field: an argument, an element of a list, or the value of `name`.
 */
function isField({ parent }: is.StringLiteral) {
  if (is.isJsxAttribute(parent) || is.isPropertyAssignment(parent)) return parent.name.getText() === 'name'
  return is.isCallExpression(parent) || is.isArrayLiteralExpression(parent)
}
