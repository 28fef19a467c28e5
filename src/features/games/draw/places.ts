/** Where a prize is, by the screen that shows it. */
export const places = { '/gifts/reward': 'gift', '/coupon': 'voucher', '/coins': 'coins' } as const
