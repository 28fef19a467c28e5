// Finds the area of the hub to which a path belongs, for the texts and the order of the introduction.

/** Areas by the start of the path; more specific paths come first. */
const areas = [
  ['/gifts/eMagazine', 'magazine'],
  ['/villages', 'villages'],
  ['/activit', 'activities'],
  ['/games', 'games'],
  ['/gifts', 'gifts'],
  ['/coins', 'coins'],
  ['/pointsMall', 'coins'],
  ['/coupon', 'vouchers'],
  ['/order', 'orders'],
] as const

export type Area = (typeof areas)[number][1] | 'page'

export const areaOf = (pathname: string): Area =>
  areas.find(([start]) => pathname.startsWith(start))?.[1] ?? 'page'
