// Defines the test case of an operation: a valid request, and one call for each business error that the operation can
// return. The contract does not describe how to cause these errors.
import type { OperationId, Tag } from '#shared/protocol/operation.ts'
import type { RefusalName } from '#shared/protocol/refuse.ts'
import type { operations } from '#generated/operations.ts'
import type { Api, CallOptions, Reply } from '../api.ts'
import type { TestMember } from '../members.ts'

export type Case = {
  /**
   * Builds a successful call for this member. Callers add the member's token, unless the call contains another token.
   */
  right: (api: Api, member: TestMember) => Promise<CallOptions>
  /**
   * True if the request names a resource of the member, such as an address. Calls with the token of another member must
   * not reach this resource.
   */
  owned?: true
  /** True if the request names a catalog item, which all members share. */
  everybodys?: true
  /** Builds a request, without the token, for a missing resource, for which the operation documents 404. */
  missing?: (api: Api, member: TestMember) => Promise<CallOptions>
  /** Causes each business error that the operation documents for HTTP 200. */
  refused?: Partial<Record<RefusalName, (api: Api, member: TestMember) => Promise<Reply>>>
  /** Business errors that cannot occur yet, each with the reason. */
  unreachable?: Partial<Record<RefusalName, string>>
}

/** Maps each operation of a tag to its test case. */
export type Cases<Of extends Tag> = {
  [Id in OperationId as (typeof operations)[Id]['tag'] extends Of ? Id : never]: Case
}
