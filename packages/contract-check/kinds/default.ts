// The kind for changes of default values.
import { pairOf, type Kind, type NamedChange } from '../changes/change.ts'
import { textOf } from '../changes/difference.ts'
import { quote } from './words.ts'

export const preset: Kind = {
  name: 'default',
  title: 'A default value changed',
  documentation: 'another default value',
  severity: {
    newAnswer: () => 'broken',
    unproved: ({ oldValue, newValue }, part, allows) => {
      // A default that the schema does not allow is a mistake in the contract, and servers do not use it.
      const used = pairOf((side) => {
        const value = side === 'before' ? oldValue : newValue
        return allows(side, value) ? value : undefined
      })
      const isCorrected = used.before === undefined && String(oldValue) === String(newValue)
      // A default that is documented for the first time does not change the responses.
      const isNew = part === 'answer' && used.before === undefined
      return isCorrected || isNew || textOf(used.before) === textOf(used.after) ? 'safe' : 'reverse'
    },
  },
  sentence: ({ place, oldValue, newValue }: NamedChange) => {
    const isAlike = quote(oldValue) === quote(newValue)
    const [before, after] = [oldValue, newValue].map((value) =>
      quote(isAlike ? JSON.stringify(value) : value),
    )
    return `${place}: the default is ${after}, was ${before}`
  },
  isOfKeyword: (name) => name === 'default',
  omission: () => 'default',
}
