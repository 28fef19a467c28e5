// Measures lists and searches of the back office.
import type { Store } from '#api/store/store.ts'
import { median, whole, type Row } from '#scripts/bench/table.ts'
import { staffLists } from '#tests/support/staffLists.ts'
import { searched } from './fillTables.ts'
import { addStaff, callAsStaff } from './staff.ts'

/** Maximum milliseconds of the first page of a list, and of a search (goals). */
const goals = { list: 300, search: 100 }
const calls = Number(process.env.CALLS ?? 30)

/** Calls each list and each kind of search. @returns a row for each with the median and the maximum */
export async function measureLists(store: Store, origin: string, members: number): Promise<Row[]> {
  const part = `back office: first pages of lists and searches, ${calls} calls each`
  const rows: Row[] = []
  for (const { about, ...list } of staffLists(searched.id(7))) {
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
