/** Maps each page that shows won prizes to the kind of these prizes: `/coupon`, for example, shows vouchers. */
export const places = { '/gifts/reward': 'gift', '/coupon': 'voucher', '/coins': 'coins' } as const
