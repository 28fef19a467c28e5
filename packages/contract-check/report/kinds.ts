// Names the kinds of change, for rules of machines and for a team's own severities.
import type { Kind } from '../compare/change.ts'

export const kinds: Record<Kind, string> = {
  gone: 'An operation is gone',
  new: 'An operation is new',
  null: 'Something may be null, or no longer',
  type: 'Something is of another type',
  values: 'A choice has other values',
  limit: 'A limit is another',
  rule: 'A rule of a schema is another',
  default: 'What is left out counts as something else',
  branch: 'An alternative or a status came or went',
  required: 'Something is required, or no longer',
  removed: 'A property or parameter is gone',
  added: 'A property or parameter is new',
  renamed: 'A property or parameter has another name',
  refusal: 'A refusal is new, or is told otherwise',
  called: 'A refusal has another name',
  mark: 'A mark of an operation is another',
  eased: 'A mark of an operation asks for less',
  deprecated: 'Something is deprecated, or no longer',
  prose: 'Descriptions or examples changed',
}

export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)
