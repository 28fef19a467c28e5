// Manages the uploads for one purpose. Files are uploaded one by one, so that the first files finish early on a slow
// connection. Uploads that failed because of the connection are retried when it returns. The call that submits the form
// refers to the uploads by id. A reload discards the list, and the hub deletes unused files after a day.
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
  /** Upload id, set when the upload is complete. */
  upload?: string | undefined
  /** True if the connection was lost: the upload is then retried automatically when the connection returns. */
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
    /** Accepted file types. Includes file name extensions, because few browsers know the type of HEIC photos. */
    takes: {
      accept: [...types, ...(types.some((type) => type === 'image/heic') ? ['.heic', '.heif'] : [])].join(),
      megabytes,
    },
    /** Ids of the completed uploads, in the order of the list. */
    ids: items.flatMap(({ upload }) => upload ?? []),
    /** True if an upload is waiting or running. */
    isRunning: items.some(({ state }) => state === 'waiting' || state === 'sending'),
    /** True if an upload is running or has failed. */
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
    /**
     * Marks all files as failed if the hub has deleted one of them, because the hub does not report which one. The user
     * can upload each file again or remove it.
     */
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
