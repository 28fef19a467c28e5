// Default values.
import type { Kind } from '../changes/change.ts'
import { quote } from './words.ts'

export const preset: Kind = {
  name: 'default',
  title: 'What is left out counts as something else',
  documentation: 'another default value',
  severity: { newAnswer: () => 'broken', unproved: () => 'reverse' },
  sentence: ({ place, oldValue, newValue }) =>
    `${place}: left out, it counts as ${quote(newValue)}, not ${quote(oldValue)}`,
  isOfKeyword: (name) => name === 'default',
  omission: () => 'default',
}
