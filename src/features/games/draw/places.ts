/** Kinds of prizes by the page that shows them. */
export const places = { '/gifts/reward': 'gift', '/coupon': 'voucher', '/coins': 'coins' } as const
