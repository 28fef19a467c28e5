// Files sent for one purpose: chosen, sent one after the other so that each arrives early on a slow line, sent again alone
// where the network failed, and named by their ids in the call they are for. A reload forgets them, the hub a day later.
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { UPLOAD_UNFIT, UPLOAD_UNKNOWN } from '../../generated/codes.ts'
import { CallError } from '../client/errors.ts'
import type { UploadPurpose } from '../../generated/schema.d.ts'
import { failureText } from '../runtime/notices/failure.ts'
import type { MessageId } from '../runtime/language/messages.ts'
import type { UploadItem } from '../ui/UploadRow.tsx'
import { photoOf } from './photo.ts'
import { sendFile } from './sendFile.ts'

type Item = UploadItem & {
  file: File
  /** How the hub names it, once it is there. */
  upload?: string | undefined
  stop: AbortController
}

export function useUpload(purpose: UploadPurpose) {
  const intl = useIntl()
  const [items, setItems] = useState<Item[]>([])
  const all = useRef<Item[]>([])
  const queue = useRef(Promise.resolve())

  const set = (next: Item[]) => setItems((all.current = next))
  const change = (id: string, what: Partial<Item>) =>
    set(all.current.map((item) => (item.id === id ? { ...item, ...what } : item)))
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
      const isUnfit = error instanceof CallError && error.is(UPLOAD_UNFIT)
      const message = isUnfit ? intl.formatMessage({ id: 'form.upload.unfit' }) : failureText(error, intl)
      change(id, { state: 'failed', note: message })
    }
  }

  const enqueue = (item: Item) => {
    queue.current = queue.current.then(() => send(item))
  }

  useEffect(() => () => all.current.forEach(({ stop }) => stop.abort()), [])

  return {
    items,
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
    retry: (id: string) => {
      const item = all.current.find((each) => each.id === id)
      if (item?.state !== 'failed') return
      change(id, { state: 'waiting', note: note('form.upload.waiting') })
      enqueue(item)
    },
    /** The hub no longer has one of them, and does not say which: each can be sent again or removed. */
    onRefused: (error: CallError) => {
      if (!error.is(UPLOAD_UNKNOWN)) return
      const lost = { state: 'failed', note: note('form.upload.lost'), upload: undefined } as const
      set(all.current.map((item) => ({ ...item, ...lost })))
    },
    remove: (id: string) => {
      all.current.find((item) => item.id === id)?.stop.abort()
      set(all.current.filter((item) => item.id !== id))
    },
  }
}
