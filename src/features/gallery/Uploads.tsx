// Examples of the uploader in each state, and an interactive example whose uploads first fail, then succeed.
import { useState } from 'react'
import type { UploadItem } from '#src/ui/files/UploadRow.tsx'
import { Uploader } from '#src/ui/files/Uploader.tsx'
import { State } from './Piece.tsx'
import { samplePicture } from './samplePicture.ts'
import { useLocaleState } from './localeState.tsx'

const limits = { accept: 'image/*,application/pdf', maxBytes: 10_000_000, maxFiles: 3 }

export function Uploads() {
  const { t } = useLocaleState()
  const u = t.upload
  const nothing = () => undefined
  const props = {
    label: u.label,
    hint: u.hint,
    camera: u.camera,
    limits,
    words: { retry: u.retry, remove: u.remove, progress: u.progress },
    onAdd: nothing,
    onRefuse: nothing,
    onRetry: nothing,
    onRemove: nothing,
  }
  const states: UploadItem[] = [
    {
      id: '1',
      name: 'IMG_20261119_230412.jpg',
      preview: samplePicture,
      state: 'sending',
      progress: 0.4,
      note: u.sending,
    },
    { id: '2', name: 'receipt-1042.pdf', state: 'waiting', note: u.waiting },
    { id: '3', name: 'IMG_20261119_230418.jpg', preview: samplePicture, state: 'failed', note: u.failed },
    { id: '4', name: 'shelf.jpg', preview: samplePicture, state: 'done', note: u.done },
  ]
  return (
    <>
      <State name="empty: try it">
        <Live />
      </State>
      <State name="error">
        <Uploader {...props} items={[]} error={u.error} />
      </State>
      <State name="sending, waiting, failed, done; full">
        <Uploader {...props} hint={u.full} items={states} />
      </State>
    </>
  )
}

function Live() {
  const { t } = useLocaleState()
  const u = t.upload
  const [items, setItems] = useState<UploadItem[]>([])
  const [refused, setRefused] = useState(false)
  return (
    <Uploader
      label={u.label}
      hint={u.hint}
      camera={u.camera}
      error={refused ? u.refused : undefined}
      limits={limits}
      items={items}
      words={{ retry: u.retry, remove: u.remove, progress: u.progress }}
      onAdd={(files) => {
        setRefused(false)
        const added = files.map(
          ({ name }) => ({ id: crypto.randomUUID(), name, state: 'failed', note: u.failed }) as const,
        )
        setItems([...items, ...added])
      }}
      onRefuse={() => setRefused(true)}
      onRetry={(id) =>
        setItems(items.map((item) => (item.id === id ? { ...item, state: 'done', note: u.done } : item)))
      }
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
    />
  )
}
