// Tests that the upload forms for evidence, receipts and reviews have the same maximum number of files as the contract.
import { expect, test } from 'vitest'
import { uploadRightProof } from '#generated/calls/membership.ts'
import { registerGift } from '#generated/calls/activities.ts'
import { attachQuestionnaireUpload } from '#generated/calls/questionnaires.ts'
import { picturesAtMost } from '#src/features/activities/registerGift/purchase.ts'
import * as review from '#src/features/questionnaires/review/pictures.ts'
import { filesAtMost } from '#src/features/membership/rights/proof.ts'

test('the form for evidence accepts as many files as the contract allows', async () => {
  const schema = await uploadRightProof.schema()
  const fits = (files: number) =>
    schema.safeParse({ rightId: 'right', uploadIds: Array.from({ length: files }, () => 'file') }).success
  expect([fits(0), fits(1), fits(filesAtMost), fits(filesAtMost + 1)]).toEqual([false, true, true, false])
})

test('the form for a receipt accepts as many pictures as the contract allows', async () => {
  const schema = await registerGift.schema()
  const fits = (pictures: number) =>
    schema.safeParse({
      orderNumber: 'MC-204816',
      productId: 'product',
      purchasedOn: '2026-11-10',
      uploadIds: Array.from({ length: pictures }, () => 'picture'),
    }).success
  expect([fits(0), fits(1), fits(picturesAtMost), fits(picturesAtMost + 1)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('the form for a review accepts as many pictures as the contract allows', async () => {
  const schema = await attachQuestionnaireUpload.schema()
  const fits = (pictures: number) =>
    schema.safeParse({ uploadIds: Array.from({ length: pictures }, () => 'picture') }).success
  const { picturesAtMost: most } = review
  expect([fits(0), fits(1), fits(most), fits(most + 1)]).toEqual([false, true, true, false])
})
