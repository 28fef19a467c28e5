// The kind of change for default values.
import { pairOf, type Kind, type NamedChange } from '../changes/change.ts'
import { textOf } from '../changes/difference.ts'
import { quote } from './texts.ts'

export const preset: Kind = {
  name: 'default',
  title: 'A default value changed',
  documentation: 'the default value changed',
  severity: {
    newAnswer: () => 'broken',
    unproved: ({ oldValue, newValue }, part, allows) => {
      // If the schema does not allow its default, the contract has a mistake, and servers do not use this default.
      const used = pairOf((side) => {
        const value = side === 'before' ? oldValue : newValue
        return allows(side, value) ? value : undefined
      })
      const isCorrected = used.before === undefined && String(oldValue) === String(newValue)
      // If a response documents a default for the first time, the responses themselves do not change.
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
