// Operations that were removed or added. compare/compare.ts finds them, because it pairs the operations of both versions.
import type { Kind } from '../changes/change.ts'

export const operationRemoved: Kind = {
  name: 'gone',
  title: 'An operation was removed',
  documentation: 'an operation was removed',
  severity: { newAnswer: () => 'broken', unproved: () => 'affected' },
  sentence: ({ operation }) => `${operation} is gone`,
}

export const added: Kind = {
  name: 'new',
  title: 'An operation was added',
  documentation: 'an operation was added',
  severity: 'safe',
  sentence: ({ operation }) => `${operation} is new`,
}
