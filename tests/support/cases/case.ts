// Test case of an operation: a valid request, and the calls that cause each business error. The contract does not
// contain these.
import type { OperationId, Tag } from '#shared/protocol/operation.ts'
import type { RefusalName } from '#shared/protocol/refuse.ts'
import type { operations } from '#generated/operations.ts'
import type { Api, CallOptions, Reply } from '../api.ts'
import type { TestMember } from '../members.ts'

export type Case = {
  /** Builds a successful call for this member. Callers add the member's token, unless the call contains another one. */
  right: (api: Api, member: TestMember) => Promise<CallOptions>
  /** The request names a resource that belongs to the member: other members' tokens must not reach it. */
  owned?: true
  /** The request names a catalog item, which all members share. */
  everybodys?: true
  /** Builds a request, without the token, for a missing resource: documented as 404. */
  missing?: (api: Api, member: TestMember) => Promise<CallOptions>
  /** Causes each business error that the operation documents for HTTP 200. */
  refused?: Partial<Record<RefusalName, (api: Api, member: TestMember) => Promise<Reply>>>
  /** Business errors that cannot occur yet, each with the reason. */
  unreachable?: Partial<Record<RefusalName, string>>
}

/** Test case for each operation of the tag. */
export type Cases<Of extends Tag> = {
  [Id in OperationId as (typeof operations)[Id]['tag'] extends Of ? Id : never]: Case
}
