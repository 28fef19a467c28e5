// Registers the kinds of changes for comparison, verdict, report, severity files and the README. To add a kind, add a
// file to this folder and an entry here.
import type { Kind, Pair } from '../changes/change.ts'
import type { NamedDifference } from '../changes/difference.ts'
import { branch } from './branch.ts'
import { preset } from './default.ts'
import { deprecated } from './deprecated.ts'
import { limit, rule } from './keyword.ts'
import { eased, extension, mark } from './mark.ts'
import { added, operationRemoved, retired } from './operation.ts'
import { rewritten, unused } from './rewritten.ts'
import { propertyAdded, propertyRemoved, propertyRenamed, required } from './property.ts'
import { prose } from './prose.ts'
import { refusal, refusalRenamed } from './refusal.ts'
import { nullability, type } from './type.ts'
import { values } from './values.ts'

/** All kinds, in the order in which reports and the README list them. */
export const kinds: readonly Kind[] = [
  operationRemoved,
  retired,
  added,
  nullability,
  type,
  values,
  limit,
  rule,
  preset,
  branch,
  required,
  propertyRemoved,
  propertyAdded,
  propertyRenamed,
  refusal,
  refusalRenamed,
  mark,
  eased,
  extension,
  deprecated,
  prose,
  rewritten,
  unused,
]

/** Kinds of a schema's keyword; the first one that accepts the keyword counts. */
const keywordKinds = [preset, mark, extension, nullability, type, rule]

/** Kinds of an operation's member; the first one that accepts the member counts. */
const memberKinds = [deprecated, prose, mark, extension]

export const isKind = (name: string) => kinds.some((kind) => kind.name === name)

/** The kind of a schema's keyword that differs; `limit` if no other kind accepts it. */
export const kindOfKeyword = (name: string, spots: Pair): Kind =>
  keywordKinds.find(({ isOfKeyword }) => isOfKeyword?.(name, spots)) ?? limit

/** The kind of an operation's member that differs. */
export const kindOfMember = (difference: NamedDifference): Kind =>
  memberKinds.find(({ isOfMember }) => isOfMember?.(difference)) ?? extension
