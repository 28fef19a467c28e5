// Fields of forms by name: `register('firstName')` and `<FormField name="firstName" control={control}>` are words to the
// compiler, and what they are words of is the form that stands in the same file.
import { is, type NamedSource, type Node, type Type } from './compiler.ts'
import { wordOf } from './shapes.ts'
import { choicesOf, type Lookup, type Note } from './lookup.ts'

/** What a form is handed on by. */
const handles = new Set(['form', 'control', 'register'])

/** Notes the fields that one file names, and remembers the variables that hold what was typed into them. */
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

  /** What the form is of: `Control<LoginRequest>`, or that of its member of that name. */
  function valuesOf(type: Type | undefined): readonly Type[] {
    if (!type) return []
    const typeArguments = type.getAliasTypeArguments()
    const control = typeArguments.length === 0 && checker.getPropertyOfType(type, 'control')
    return control ? valuesOf(checker.getTypeOfSymbol(control)) : typeArguments
  }

  /** `const { field } = useController({ name: 'timeZone' })`, `const details = ['account', 'password']`. */
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

/** An argument, one of a list of names, or what is called a name. */
function isField({ parent }: is.StringLiteral) {
  if (is.isJsxAttribute(parent) || is.isPropertyAssignment(parent)) return parent.name.getText() === 'name'
  return is.isCallExpression(parent) || is.isArrayLiteralExpression(parent)
}
