// Made from openapi.yaml by `npm run generate`. Do not edit.
/** Permissions of staff; those with `reason` need a reason for each call. */
export const permissions = {
  review: { description: 'Accept and reject proofs' },
} as const

/** Roles of staff, with their permissions. */
export const roles = {
  support: { description: 'Answers members.', permissions: ['review'] },
  fulfillment: { description: 'Ships gifts and prizes.', permissions: [] },
  content: { description: 'Writes campaigns and articles.', permissions: [] },
  finance: { description: 'Reads figures.', permissions: [] },
  admin: { description: 'Manages the back office.', permissions: ['review'] },
} as const
