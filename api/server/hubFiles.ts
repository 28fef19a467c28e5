// Reads public files of the hub, such as drawings and photographs, for pictures that the server draws. The build and the
// development server store them in different folders, so this module requests them from the hub itself.
import type { Caller } from '../http/operation.ts'
import type { ReadFile } from '../sharing/pictures.ts'

type Answer = (request: Request, caller: Caller) => Response | Promise<Response>

const caller: Caller = { address: 'hub files', country: null, device: null }

/** @param answer answers requests within this process */
export const readHubFile =
  (answer: Answer): ReadFile =>
  async (path) => {
    if (!/^\/(?:art|content)\/[\w/-]+\.(?:svg|webp)$/.test(path)) return null
    const response = await answer(new Request(new URL(path, 'http://localhost')), caller)
    const type = response.headers.get('Content-Type') ?? ''
    if (!response.ok || !type.startsWith('image/')) return null
    return { type, bytes: new Uint8Array(await response.arrayBuffer()) }
  }
