// Lists of the back office with their filters, for benchmarks and for checks of query plans.
import type { StaffOperationId } from '#api/backOfficeApp/operation.ts'
import { mallProducts } from '#api/catalog/mall.ts'

export type StaffList = {
  id: StaffOperationId
  /** Filter of the list. */
  about?: string
  path?: Record<string, string>
  query?: Record<string, string>
}

const product = [...mallProducts().values()].find(({ voucher }) => voucher === undefined)?.id ?? ''
/** Country without items in the benchmark: a filter without an index would read all rows. */
const rare = 'VN'
const topics = ['members', 'coins', 'vouchers', 'gifts', 'raffles']

/** @param memberId member whose page is opened */
export const staffLists = (memberId: string): StaffList[] => [
  { id: 'listReviews' },
  { id: 'listReviews', about: 'proofs', query: { kind: 'proof' } },
  { id: 'listReviews', about: 'a country without items', query: { countryCode: rare } },
  { id: 'listStaffParcels' },
  { id: 'listStaffParcels', about: 'all states', query: { state: 'all' } },
  { id: 'listStaffParcels', about: 'a product', query: { product } },
  { id: 'listStaffParcels', about: 'a country without parcels', query: { countryCode: rare } },
  { id: 'listStaffParcels', about: 'older than 30 days', query: { olderThan: '30' } },
  { id: 'listParcelProducts' },
  { id: 'listParcelViews' },
  { id: 'listApprovals' },
  { id: 'listContactMessages' },
  { id: 'listContactMessages', about: 'answered', query: { state: 'answered' } },
  { id: 'listContactMessages', about: 'a language', query: { language: 'th' } },
  { id: 'listFailedJobs' },
  { id: 'listDeadLetters' },
  { id: 'listStock' },
  { id: 'listStockMovements', query: { kind: 'product', id: product } },
  { id: 'readMember', path: { memberId } },
  { id: 'listMemberEvents', path: { memberId } },
  ...topics.map((topic) => ({
    id: 'getFigures' as const,
    about: topic,
    query: { topic, period: 'day', count: '30' },
  })),
]
