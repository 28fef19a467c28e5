// Made from openapi.yaml by `npm run generate`. Do not edit.
/** Permissions of staff; those with `reason` need a reason for each call. */
export const permissions = {
  review: { description: 'Accept and reject proofs, registered purchases and pictures of reviews.' },
  stock: { description: 'Read and change the stock of gifts, products and prizes.' },
  figures: { description: 'Read figures of the program, such as joined members and outstanding coins.' },
  findMembers: { description: 'Find members and read their accounts.' },
  openBabies: { description: 'Read the data about the babies of a member.', reason: true },
  changeMembers: { description: 'End sessions, void vouchers, allow gifts and remove second factors.', reason: true },
  eraseMembers: { description: 'Delete accounts on behalf of members.', reason: true },
  grantCoins: { description: 'Give coins to members and take coins from them.', reason: true },
  moveOrders: { description: 'Move orders to another member.', reason: true },
  offerExport: { description: 'Offer members a copy of their data.', reason: true },
  approve: { description: 'Approve actions of other staff members.' },
  ship: { description: 'Send parcels and import tracking numbers.' },
  answer: { description: 'Read and answer contact messages.' },
  operate: { description: 'Retry failed jobs and dead letters.' },
  editContent: { description: 'Edit campaigns, gifts, articles and other entries of the catalog.' },
  publishContent: { description: 'Approve changes of the catalog that other staff members submitted.' },
} as const

/** Roles of staff, with their permissions and the number of coins that they may give without approval. */
export const roles = {
  support: { description: 'Answer members.', permissions: ['review', 'findMembers', 'openBabies', 'changeMembers', 'grantCoins', 'moveOrders', 'offerExport', 'answer'], coins: 200 },
  fulfillment: { description: 'Ship gifts and prizes.', permissions: ['ship', 'stock'], coins: 0 },
  content: { description: 'Write campaigns and articles.', permissions: ['editContent', 'publishContent'], coins: 0 },
  finance: { description: 'Read figures.', permissions: ['figures'], coins: 0 },
  admin: { description: 'Manage the back office.', permissions: ['review', 'findMembers', 'openBabies', 'changeMembers', 'eraseMembers', 'grantCoins', 'moveOrders', 'offerExport', 'approve', 'ship', 'answer', 'stock', 'figures', 'operate', 'editContent', 'publishContent'], coins: 1000 },
} as const
