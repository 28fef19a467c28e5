// Describes what a test knows of an operation beyond the contract: a request that is right, and how to get each refusal.
import type { OperationId, Tag } from '#shared/protocol/operation.ts'
import type { RefusalName } from '#shared/protocol/refuse.ts'
import type { operations } from '#generated/operations.ts'
import type { Api, CallOptions, Reply } from '../api.ts'
import type { TestMember } from '../members.ts'

export type Case = {
  /** What makes the operation succeed for this member, without the token; of a session's own object where it has one. */
  right: (api: Api, member: TestMember) => Promise<CallOptions>
  /** The request names something of the member's own: another member's token must not reach it. */
  owned?: true
  /** The request names something of the catalogue, which all members share. */
  everybodys?: true
  /** A request, without the token, for something that does not exist: documented as 404. */
  missing?: (api: Api, member: TestMember) => Promise<CallOptions>
  /** How to get each refusal that the operation documents in HTTP 200. */
  refused?: Partial<Record<RefusalName, (api: Api, member: TestMember) => Promise<Reply>>>
  /** Refusals that cannot come about yet, each with the reason. */
  unreachable?: Partial<Record<RefusalName, string>>
}

/** A case for each operation of the tag. */
export type Cases<Of extends Tag> = {
  [Id in OperationId as (typeof operations)[Id]['tag'] extends Of ? Id : never]: Case
}
