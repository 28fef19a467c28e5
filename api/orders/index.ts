// What the other tags may know of parcels.
export { followParcel, parcelsOf } from './parcels.ts'
export type { ToldParcel } from './parcels.ts'
