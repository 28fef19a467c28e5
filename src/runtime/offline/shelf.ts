// A small shelf in IndexedDB for what was read. Where the browser has none (private windows, full storage) it is empty.
import * as keyval from 'idb-keyval'

/** Opened when it is first used. */
const shelf = keyval.createStore('hub', 'reads')

/** Puts a record under its key, in place of the one before. */
export const put = (key: string, record: unknown) => tried(() => keyval.set(key, record, shelf))

/** All records, of whatever form older builds gave them. */
export const all = async () => (await tried(() => keyval.values<unknown>(shelf))) ?? []

export const clear = () => tried(() => keyval.clear(shelf))

/** @returns `undefined` where it could not be done; where storage is forbidden, asking for it throws at once */
async function tried<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
