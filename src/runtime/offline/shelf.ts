// A small shelf in IndexedDB for what was read. Where the browser has none (private windows, full storage) it is empty.

/** Puts a record under its key, in place of the one before. */
export const put = (key: string, record: unknown) => onShelf('readwrite', (shelf) => shelf.put(record, key))

/** All records, of whatever form older builds gave them. */
export async function all(): Promise<unknown[]> {
  return (await onShelf<unknown[]>('readonly', (shelf) => shelf.getAll())) ?? []
}

export const clear = () => onShelf('readwrite', (shelf) => shelf.clear())

const name = 'reads'

/** @returns `undefined` where it could not be done */
async function onShelf<Result>(
  mode: IDBTransactionMode,
  work: (shelf: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const opening = indexedDB.open('hub', 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(name))
    const database = await settled(opening)
    try {
      return await settled(work(database.transaction(name, mode).objectStore(name)))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')))
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked.')))
  })
