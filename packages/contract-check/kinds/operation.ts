// The kinds of changes for removed and added operations. compare/compare.ts finds these changes when it looks for the
// new version of each operation.
import type { Kind } from '../changes/change.ts'
import type { Messages } from '@members-hub/openapi'

export const operationRemoved: Kind = {
  name: 'gone',
  title: 'An operation was removed',
  documentation: 'an operation was removed',
  severity: { newAnswer: () => 'broken', unproved: () => 'affected' },
  sentence: ({ operation }) => `${operation} was removed`,
}

export const retired: Kind = {
  name: 'retired',
  title: 'An operation was removed after its sunset date',
  documentation: 'an operation was removed after its announced date (`x-sunset`)',
  severity: 'safe',
  sentence: ({ operation, oldValue }) => `${operation} was removed after its sunset date ${String(oldValue)}`,
}

/** @param today YYYY-MM-DD */
export const isPastSunset = ({ raw }: Messages, today: string): boolean =>
  typeof raw['x-sunset'] === 'string' && raw['x-sunset'] <= today

export const added: Kind = {
  name: 'new',
  title: 'An operation was added',
  documentation: 'an operation was added',
  severity: 'safe',
  sentence: ({ operation }) => `${operation} was added`,
}
