// Finds form fields by name. `register('firstName')` and `<FormField name="firstName" control={control}>` are plain
// strings to the compiler; their type is that of the form in the same file.
import { is, type NamedSource, type Node, type Type } from './compiler.ts'
import { wordOf } from './shapes.ts'
import { choicesOf, type Lookup, type Note } from './lookup.ts'

/** Names of variables that pass a form. */
const handles = new Set(['form', 'control', 'register'])

/** Records the fields that a file names, and the variables that hold their input. */
export function readFields(
  { source, file }: NamedSource,
  { checker, names, places, member }: Lookup,
  note: Note,
) {
  const forms: is.Identifier[] = []
  const words: is.StringLiteral[] = []
  /** Fields whose name is a variable: `register(purpose)`. */
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

  /** The type of a form's values: `LoginRequest` for `Control<LoginRequest>`, or the type of its `control` member. */
  function valuesOf(type: Type | undefined): readonly Type[] {
    if (!type) return []
    const typeArguments = type.getAliasTypeArguments()
    const control = typeArguments.length === 0 && checker.getPropertyOfType(type, 'control')
    return control ? valuesOf(checker.getTypeOfSymbol(control)) : typeArguments
  }

  /** Handles `const { field } = useController({ name: 'timeZone' })` and `const details = ['account', 'password']`. */
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

/** An argument, an element of a list of names, or the value of `name`. */
function isField({ parent }: is.StringLiteral) {
  if (is.isJsxAttribute(parent) || is.isPropertyAssignment(parent)) return parent.name.getText() === 'name'
  return is.isCallExpression(parent) || is.isArrayLiteralExpression(parent)
}
