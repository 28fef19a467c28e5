// Default values.
import type { Kind } from '../changes/change.ts'
import { quote } from './words.ts'

export const preset: Kind = {
  name: 'default',
  title: 'A default value changed',
  documentation: 'another default value',
  severity: { newAnswer: () => 'broken', unproved: () => 'reverse' },
  sentence: ({ place, oldValue, newValue }) =>
    `${place}: the default is ${quote(newValue)}, was ${quote(oldValue)}`,
  isOfKeyword: (name) => name === 'default',
  omission: () => 'default',
}
