// Types of the input and answer of a call, derived from the types of the contract with the helpers of openapi-fetch.
import type { ParamsOption } from 'openapi-fetch'
import type { RequestBodyJSON, SuccessResponseJSON } from 'openapi-typescript-helpers'
import type { operations } from '#generated/schema.d.ts'

/** Operation ids of the contract; second part of a query key. */
export type OperationId = keyof operations

type Params<Id extends OperationId> = NonNullable<ParamsOption<operations[Id]>['params']>

/** Headers that the transport sends. */
type CommonHeader = 'Language' | 'Client' | 'Idempotency-Key' | 'Browser-Id'

/** `unknown`, which adds no members to an intersection, if the operation has no such part. */
type Members<Part> = [NonNullable<Part>] extends [never] ? unknown : NonNullable<Part>
type HeaderMembers<Headers> = [Exclude<keyof Headers, CommonHeader>] extends [never]
  ? unknown
  : Omit<Headers, CommonHeader>

/** Parameters and body members in one object. */
type Flat<Id extends OperationId> = Members<Params<Id>['path']> &
  Members<Params<Id>['query']> &
  HeaderMembers<NonNullable<Params<Id>['header']>> &
  Members<RequestBodyJSON<operations[Id]>>

/** `void` if there is no member; optional if all members are. */
type Argument<Object> = unknown extends Object
  ? void
  : Partial<Object> extends Object
    ? Object | void
    : Object

/** Input of a call: parameters and members of the body in one object. */
export type Input<Id extends OperationId> = Argument<Flat<Id>>

/** Input of a list that is read page by page. */
export type PagesInput<Id extends OperationId> = Argument<Omit<Flat<Id>, 'cursor'>>

type Success<Id extends OperationId> = Extract<SuccessResponseJSON<operations[Id]>, { code: 200 }>

/** Data of a successful call; `true` if the contract defines no data. */
export type Answer<Id extends OperationId> = Success<Id> extends { data: infer Data } ? Data : true
