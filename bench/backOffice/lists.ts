// Measures lists and searches of the back office.
import { mallProducts } from '#api/catalog/mall.ts'
import type { StaffOperationId } from '#api/backOfficeApp/operation.ts'
import type { Store } from '#api/store/store.ts'
import { median, whole, type Row } from '#scripts/bench/table.ts'
import { searched } from './fillTables.ts'
import { addStaff, callAsStaff, type StaffCall } from './staff.ts'

/** Maximum milliseconds of the first page of a list, and of a search (goals). */
const goals = { list: 300, search: 100 }
const calls = Number(process.env.CALLS ?? 30)

type List = StaffCall & { id: StaffOperationId; about?: string }

const product = [...mallProducts.values()].find(({ voucher }) => voucher === undefined)?.id ?? ''
/** Country of few or no items, so that a filter without an index would read all rows. */
const rare = 'VN'

const lists: readonly List[] = [
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
  { id: 'readMember', path: { memberId: searched.id(7) } },
  { id: 'listMemberEvents', path: { memberId: searched.id(7) } },
  ...['members', 'coins', 'vouchers', 'gifts', 'raffles'].map((topic) => ({
    id: 'getFigures' as const,
    about: topic,
    query: { topic, period: 'day', count: '30' },
  })),
]

/** Calls each list and each kind of search. @returns a row for each with the median and the maximum */
export async function measureLists(store: Store, origin: string, members: number): Promise<Row[]> {
  const part = `back office: first pages of lists and searches, ${calls} calls each`
  const rows: Row[] = []
  for (const { about, ...list } of lists) {
    const token = await addStaff(store)
    const times = await repeat(async () => (await callAsStaff(origin, token, list)).ms)
    rows.push(rowOf(part, [list.id, about].filter(Boolean).join(': '), { times, goal: goals.list }))
  }
  for (const [kind, textOf] of Object.entries(searched)) {
    const token = await addStaff(store)
    const times = await repeat(async (index) => {
      const query = textOf(Math.floor((index * members) / calls))
      const { data, ms } = await callAsStaff(origin, token, { id: 'findMembers', body: { query } })
      if (data.items.length !== 1)
        throw new Error(`${query} found ${data.items.length} members instead of one.`)
      return ms
    })
    rows.push(rowOf(part, `findMembers: ${kind}`, { times, goal: goals.search }))
  }
  return rows
}

async function repeat(call: (index: number) => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < calls; index += 1) times.push(await call(index))
  return times
}

function rowOf(part: string, label: string, { times, goal }: { times: number[]; goal: number }): Row {
  const most = Math.max(...times)
  return {
    part,
    label,
    value: `median ${whole(median(times))} ms, maximum ${whole(most)} ms`,
    goal: `≤ ${goal} ms`,
    reached: most <= goal,
  }
}
