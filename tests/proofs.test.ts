// What the form of a proof says of its files is what the contract and the catalogue of uploads allow.
import { expect, test } from 'vitest'
import { uploadRules } from '../api/catalog/uploads.ts'
import { uploadRightProof } from '../generated/calls/membership.ts'
import { filesAtMost, fileTypes, megabytesAtMost } from '../src/features/membership/rights/proof.ts'

test('files of a proof', async () => {
  const schema = await uploadRightProof.schema()
  const fits = (files: number) =>
    schema.safeParse({ rightId: 'right', uploadIds: Array.from({ length: files }, () => 'file') }).success
  expect([fits(0), fits(1), fits(filesAtMost), fits(filesAtMost + 1)]).toEqual([false, true, true, false])
  const { types, maxBytes } = uploadRules.purposes.right
  expect([types, maxBytes]).toEqual([fileTypes, megabytesAtMost * 1024 * 1024])
})
