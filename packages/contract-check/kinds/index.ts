// Registers the kinds of changes for comparison, verdict, report, severity files and the README. To add a kind, add a
// file to this folder and an entry here.
import type { Kind, Pair } from '../changes/change.ts'
import type { NamedDifference } from '../changes/difference.ts'
import { branch } from './branch.ts'
import { preset } from './default.ts'
import { deprecated } from './deprecated.ts'
import { limit, rule } from './keyword.ts'
import { relaxed, extension, knownExtension } from './extension.ts'
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
  knownExtension,
  relaxed,
  extension,
  deprecated,
  prose,
  rewritten,
  unused,
]

/** Kinds for a changed keyword of a schema. The first kind in the list whose `isOfKeyword` returns true is used. */
const keywordKinds = [preset, knownExtension, extension, nullability, type, rule]

/** Kinds for a changed field of an operation. The first kind in the list whose `isOfMember` returns true is used. */
const memberKinds = [deprecated, prose, knownExtension, extension]

export const isKind = (name: string) => kinds.some((kind) => kind.name === name)

/** Returns the kind for a changed keyword of a schema; `limit` if no other kind accepts the keyword. */
export const kindOfKeyword = (name: string, spots: Pair): Kind =>
  keywordKinds.find(({ isOfKeyword }) => isOfKeyword?.(name, spots)) ?? limit

/** Returns the kind for a changed field of an operation. */
export const kindOfMember = (difference: NamedDifference): Kind =>
  memberKinds.find(({ isOfMember }) => isOfMember?.(difference)) ?? extension
