// Types of the input and the result of a call, derived from the types of the contract with the helper types of
// openapi-fetch.
import type { ParamsOption } from 'openapi-fetch'
import type { RequestBodyJSON, SuccessResponseJSON } from 'openapi-typescript-helpers'
import type { operations } from '#generated/schema.d.ts'

/** Operation ids of the contract. An operation id is also the second part of each query key. */
export type OperationId = keyof operations

type Params<Operation> = NonNullable<ParamsOption<Operation>['params']>

/** Headers that the transport adds to every call that needs them, so callers do not pass them. */
type CommonHeader = 'Language' | 'Client' | 'Idempotency-Key' | 'Browser-Id'

/**
 * Properties of the request body or of one group of parameters (path or query). If the operation has no such
 * properties, the type is `unknown`, which adds no properties to an intersection.
 */
type Members<Part> = [NonNullable<Part>] extends [never] ? unknown : NonNullable<Part>
type HeaderMembers<Headers> = [Headers] extends [never]
  ? unknown
  : [Exclude<keyof Headers, CommonHeader>] extends [never]
    ? unknown
    : Omit<Headers, CommonHeader>

/** Combines parameters and body properties in one object type. */
type Flat<Operation> = Members<Params<Operation>['path']> &
  Members<Params<Operation>['query']> &
  HeaderMembers<NonNullable<Params<Operation>['header']>> &
  Members<RequestBodyJSON<Operation>>

/**
 * Type of the argument of a call: `void` if the input has no properties, and optional if all properties are optional.
 */
type Argument<Object> = unknown extends Object
  ? void
  : Partial<Object> extends Object
    ? Object | void
    : Object

/** Input of a call: parameters and body properties in one object. `Operation` is its type in `schema.d.ts`. */
export type InputOf<Operation> = Argument<Flat<Operation>>
export type Input<Id extends OperationId> = InputOf<operations[Id]>

/** Input of a call that loads a paginated list, without the cursor. */
export type PagesInputOf<Operation> = Argument<Omit<Flat<Operation>, 'cursor'>>
export type PagesInput<Id extends OperationId> = PagesInputOf<operations[Id]>

type WithResponses = { responses: object }
type Success<Operation extends WithResponses> = Extract<SuccessResponseJSON<Operation>, { code: 200 }>

/** Data of a successful response; `true` if the contract defines no data. */
export type AnswerOf<Operation extends WithResponses> =
  Success<Operation> extends { data: infer Data } ? Data : true
export type Answer<Id extends OperationId> = AnswerOf<operations[Id]>
