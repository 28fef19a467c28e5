// Lists the pictures of emails about notifications. The label of the button and the description of the picture are in
// `locales/mails`, below `mails.look`.

/** Paths of drawings by the name of the look. */
const drawings = {
  coins: '/art/scenes/coin-jar.svg',
  /** Coins that the member has won. */
  won: '/art/scenes/coins-won.svg',
  /** A product of the coin shop. */
  shop: '/art/scenes/coin-shop.svg',
  voucher: '/art/benefits/bag-voucher-us.svg',
  gift: '/art/scenes/gift-table.svg',
  parcel: '/art/scenes/parcel-on-its-way.svg',
  /** A parcel that could not be delivered, whose coins are back. */
  returned: '/art/scenes/path.svg',
  birthday: '/art/scenes/birthday.svg',
  level: '/art/scenes/level-up.svg',
} as const

export type EmailLook = keyof typeof drawings

export const emailLookNames = [
  'coins',
  'won',
  'shop',
  'voucher',
  'gift',
  'parcel',
  'returned',
  'birthday',
  'level',
] as const satisfies readonly EmailLook[]

/** Returns the path of the drawing. An outbox may contain looks of a later release, which have no drawing here. */
export const emailDrawing = (look: EmailLook): string | undefined => drawings[look]
