// Files sent for one purpose: chosen, sent one after the other so that each arrives early on a slow line, sent again where
// the network failed, by itself once it is back, and named by their ids in the call they are for. A reload forgets them, the hub a day later.
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { UPLOAD_UNKNOWN } from '#generated/codes.ts'
import { uploadsFor } from '#generated/uploads.ts'
import type { CallError } from '#src/client/errors.ts'
import type { UploadPurpose } from '#generated/schema.d.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import type { UploadItem } from '#src/ui/files/UploadRow.tsx'
import { photoOf } from './photo.ts'
import { sendFile } from './sendFile.ts'
import { uploadProblem } from './uploadProblem.ts'

type Item = UploadItem & {
  file: File
  /** How the hub names it, once it is there. */
  upload?: string | undefined
  /** The connection was lost: it is sent again once there is one. */
  isLost?: boolean
  stop: AbortController
}

export function useUpload(purpose: UploadPurpose) {
  const intl = useIntl()
  const [items, setItems] = useState<Item[]>([])
  const all = useRef<Item[]>([])
  const queue = useRef(Promise.resolve())

  const set = (next: Item[]) => setItems((all.current = next))
  const change = (id: string, changes: Partial<Item>) =>
    set(all.current.map((item) => (item.id === id ? { ...item, ...changes } : item)))
  const note = (id: MessageId) => intl.formatMessage({ id })

  async function send({ id, file, stop: { signal } }: Item) {
    if (signal.aborted) return
    change(id, { state: 'sending', progress: 0, note: note('form.upload.sending') })
    try {
      const photo = await photoOf(file)
      change(id, { preview: photo.preview })
      const onProgress = (progress: number) => change(id, { progress })
      const upload = await sendFile(purpose, photo.file, { signal, onProgress })
      change(id, { state: 'done', note: note('form.upload.done'), upload })
    } catch (error) {
      if (signal.aborted) return
      change(id, { state: 'failed', ...uploadProblem(error, intl) })
    }
  }

  const enqueue = (item: Item) => {
    queue.current = queue.current.then(() => send(item))
  }

  const retry = (id: string) => {
    const item = all.current.find((each) => each.id === id)
    if (item?.state !== 'failed') return
    change(id, { state: 'waiting', note: note('form.upload.waiting'), isLost: false, isFinal: false })
    enqueue(item)
  }

  useEffect(() => () => all.current.forEach(({ stop }) => stop.abort()), [])
  useEffect(() => {
    const retryLost = () => all.current.filter(({ isLost }) => isLost).forEach(({ id }) => retry(id))
    window.addEventListener('online', retryLost)
    return () => window.removeEventListener('online', retryLost)
  })

  const { types, megabytes } = uploadsFor[purpose]

  return {
    items,
    /** What may be chosen: by name as well, as few browsers know the type of a phone's photos. */
    takes: {
      accept: [...types, ...(types.some((type) => type === 'image/heic') ? ['.heic', '.heif'] : [])].join(),
      megabytes,
    },
    /** What has arrived, in the order of the list. */
    ids: items.flatMap(({ upload }) => upload ?? []),
    /** Some file has not arrived: it is uploading, or has failed. */
    isUnfinished: items.some(({ upload }) => !upload),
    add: (files: readonly File[]) => {
      const added = files.map((file): Item => ({
        id: crypto.randomUUID(),
        name: file.name,
        state: 'waiting',
        note: note('form.upload.waiting'),
        file,
        stop: new AbortController(),
      }))
      set([...all.current, ...added])
      added.forEach(enqueue)
    },
    retry,
    /** The hub no longer has one of them, and does not say which: each can be sent again or removed. */
    onRefused: (error: CallError) => {
      if (!error.hasCode(UPLOAD_UNKNOWN)) return
      const failure = { state: 'failed', note: note('form.upload.lost'), upload: undefined } as const
      set(all.current.map((item) => ({ ...item, ...failure })))
    },
    remove: (id: string) => {
      all.current.find((item) => item.id === id)?.stop.abort()
      set(all.current.filter((item) => item.id !== id))
    },
  }
}
