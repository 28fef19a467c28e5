// The public API of this package, which reads OpenAPI contracts.
export { parseFile } from './anchors.ts'
export { withJoinedParts } from './allOf.ts'
export { isAnnotation } from './canonical.ts'
export { compareDecimals, isMultiple, wholeMultiple } from './decimal.ts'
export { ExactNumber, exactNumber, withDoubles } from './exactNumber.ts'
export { tagsOf, type Tag } from './discriminator.ts'
export { isObject, listOf, objectOf, origin, stringOf, textOf, type JsonObject } from './json.ts'
export { groupBy } from './lists.ts'
export { bodyAs, isFurtherBody, isSuccess, mainType } from './media.ts'
export { carriers, codesOf, usualRequest } from './messages.ts'
export { modelOf, modelOfNormalized, overdueIn, readDocument, readDocumentFile, readModel } from './model.ts'
export { relativeTo, namedLike, type Files } from './normal.ts'
export { methods, operationsOf, shapeOf } from './operations.ts'
export { nearestName } from './nearest.ts'
export { authored, nodeAt, placeOf, referenceTo, type Place } from './place.ts'
export {
  componentOf,
  dataKeywords,
  follow,
  nameKeywords,
  reachedComponents,
  referencesIn,
  walkNodes,
} from './references.ts'
export type { Document, Messages, Model, Operation, Schema } from './shapes.ts'
export { authoredDiscriminator, authoredName, baseOf } from './subtypes.ts'
export { UsageError } from './usageError.ts'
export { parseYaml, type Parsed } from './yaml.ts'
