// Measures the JavaScript heap of another Node process through its inspector. The resident memory reported by the
// system does not show how much of it is still in use.
import { once } from 'node:events'
import { objectOf } from '#shared/unknown.ts'

/** @param address WebSocket URL of the inspector, as the process prints it: `ws://127.0.0.1:…` */
export async function openHeap(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  let requestCount = 0
  const call = async (method: string) => {
    const id = (requestCount += 1)
    const answered = Promise.withResolvers<Record<string, unknown>>()
    const read = ({ data }: MessageEvent) => {
      const answer = objectOf(JSON.parse(String(data)))
      if (answer.id === id) answered.resolve(objectOf(answer.result))
    }
    socket.addEventListener('message', read)
    socket.send(JSON.stringify({ id, method }))
    const result = await answered.promise
    socket.removeEventListener('message', read)
    return result
  }
  return {
    /** Returns the heap in use after a garbage collection, in MiB. */
    held: async () => {
      await call('HeapProfiler.collectGarbage')
      return Number((await call('Runtime.getHeapUsage')).usedSize) / 1_048_576
    },
    close: () => socket.close(),
  }
}
