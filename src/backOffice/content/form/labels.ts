// Names of topics and fields in the words of editors. A message of the field in its topic comes first, then a message of
// the field, then the title in the schema, and then the name of the property as words.
import { useIntl, type IntlShape } from 'react-intl'
import { messages, isMessageId } from '../../shell/messages.ts'
import { languages, resolve, shapeOf, type Schema } from './schema.ts'
import { objectOf } from '../../../shared/unknown.ts'

/** Returns the name as words: `daysBefore` becomes `Days before`. */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function topicLabel(topic: string): string {
  const id = `backOffice.contentTopic.${topic}`
  return isMessageId(id) ? messages[id] : inWords(topic)
}

export function fieldLabel(topic: string, name: string, schema: Schema = {}): string {
  const ids = [`backOffice.field.${topic}.${name}`, `backOffice.field.${name}`]
  const id = ids.find(isMessageId)
  if (id !== undefined && isMessageId(id)) return messages[id]
  return typeof schema.title === 'string' ? schema.title : inWords(name)
}

/** Returns a label for the middle of a sentence: `Alternative text` becomes `alternative text`, and `ID` stays. */
export const nameInSentence = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** Returns a problem as a sentence with the labels of fields instead of their names in the data. */
export function inLabels(topic: string, problem: string): string {
  const text = problem.replaceAll(/`([A-Za-z]+)`/g, (_, name: string) => `“${fieldLabel(topic, name)}”`)
  const sentence = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}

export const languageId = (name: string) => languages.find((language) => language === name)

type Place = { topic: string; root: Schema; schema: Schema }

/** Returns the labels of a path, such as `Prizes 2, Name, Thai`. */
export function pathLabel(intl: IntlShape, { topic, root, schema }: Place, path: string): string {
  const labels: string[] = []
  let current = schema
  for (const name of path === '' ? [] : path.split('.')) {
    const language = shapeOf(root, current).kind === 'localized' ? languageId(name) : undefined
    current = childOf(root, current, name)
    const last = labels.at(-1)
    if (language) labels.push(intl.formatMessage({ id: `backOffice.language.${language}` }))
    else if (/^\d+$/.test(name)) labels.splice(-1, 1, `${last ?? ''} ${Number(name) + 1}`.trim())
    else labels.push(fieldLabel(topic, name, resolve(root, current)))
  }
  return labels.join(', ')
}

function childOf(root: Schema, schema: Schema, name: string): Schema {
  const shape = shapeOf(root, schema)
  switch (shape.kind) {
    case 'nullable':
      return childOf(root, shape.inner, name)
    case 'list':
      return shape.item
    case 'record':
      return shape.value
    case 'localized':
      return shape.item
    case 'photograph':
      return objectOf(objectOf(resolve(root, schema).properties)[name])
    case 'object':
      return shape.properties.find((property) => property.name === name)?.schema ?? {}
    case 'variants': {
      const all = shape.variants.map((variant) => objectOf(resolve(root, variant.schema).properties)[name])
      return objectOf(all.find((child) => child !== undefined))
    }
    default:
      return {}
  }
}

/** Returns the functions with the language of the back office. */
export function useLabels() {
  const intl = useIntl()
  return { pathLabel: (place: Place, path: string) => pathLabel(intl, place, path) }
}
