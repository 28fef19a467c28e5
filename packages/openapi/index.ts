// The public API of the reader.
export { tagsOf, type Tag } from './discriminator.ts'
export { isObject, listOf, objectOf, origin, stringOf, textOf, type JsonObject } from './json.ts'
export {
  bodyAs,
  carriers,
  codesOf,
  isFurtherBody,
  isSuccess,
  mainType,
  messagesOf,
  usualRequest,
} from './messages.ts'
export { modelOf, overdueIn, readDocument, readDocumentFile, readModel } from './model.ts'
export { besideFile, isAnnotation, normalized, type Files } from './normal.ts'
export { methods, namesIn, operationsOf, shapeOf } from './operations.ts'
export { nodeAt, placeOf, referenceTo, type Place } from './place.ts'
export {
  checkReferences,
  componentOf,
  follow,
  reachedComponents,
  referencesIn,
  walkNodes,
} from './references.ts'
export type { Document, Messages, Model, Operation, Schema } from './shapes.ts'
export { UsageError } from './usageError.ts'
export { parseYaml, type Parsed } from './yaml.ts'
