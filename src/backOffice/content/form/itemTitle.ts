// Name of an item of a list, which is visible while the item is closed.
import { isObject, valueAt } from '../../../shared/unknown.ts'
import { inWords } from './labels.ts'

const names = ['name', 'title', 'label', 'question', 'heading', 'text', 'id', 'version']

/** Returns the kind and the English name, such as `Steps · How it works`. */
export function itemTitle(value: unknown): string {
  const kind = valueAt(value, 'kind')
  const parts = [typeof kind === 'string' ? inWords(kind) : '', nameOf(value)]
  return parts.filter((part) => part !== '').join(' · ')
}

function nameOf(value: unknown): string {
  const texts = names.map((name) => {
    const text = valueAt(value, name)
    return isObject(text) ? text.en : text
  })
  const name = texts.find((text) => typeof text === 'string' && text !== '')
  return typeof name === 'string' ? name : ''
}
