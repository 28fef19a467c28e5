// State of the form of an entry: its data, unsaved values, and the acts save, remove and reset.
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import {
  editContentEntry,
  getContentEntry,
  resetContentEntry,
} from '#generated/backOffice/calls/backOfficeContent.ts'
import type { ContentEntry } from '#generated/backOffice/schema.d.ts'
import { useAct } from '../shell/useAct.ts'
import type { EditorProps } from './editorProps.ts'
import { newEntryId } from './entries.ts'
import { nameInSentence } from './form/labels.ts'
import { withValue } from './form/paths.ts'
import { invalidKey } from './newKey.ts'
import { showOutcome } from './outcome.tsx'
import { focusField } from './useFieldFocus.ts'

export type EditorState = ReturnType<typeof useEditor>

export function useEditor({ topic, id, initial, detail: { change }, onReset }: EditorProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [data, setData] = useState(initial.data)
  const [saved, setSaved] = useState(initial.data)
  const [digest, setDigest] = useState(initial.digest)
  /** Entry before; `undefined` keeps the place. */
  const [after, setAfter] = useState<string>()
  /** Version of another editor, which this form would overwrite. */
  const [theirs, setTheirs] = useState<ContentEntry>()
  // The page can be left as soon as the entry is saved, before the next rendering.
  const isLeaving = useRef(false)
  const { isPending, run } = useAct(() => undefined)
  const edit = useMutation(editContentEntry.mutation)
  const undo = useMutation(resetContentEntry.mutation)
  const set = useCallback(
    (path: string, value: unknown) => setData((before: unknown) => withValue(before, path, value)),
    [],
  )
  const openTopic = () => {
    isLeaving.current = true
    return navigate({
      to: '/content/topics/$topic',
      params: { topic: topic.name },
      search: { change: change.id },
    })
  }

  async function saveAs(base: string | null): Promise<boolean> {
    if (id === undefined && hasInvalidKey()) return false
    const entry = id ?? newEntryId(topic, data)
    const result = await edit.mutateAsync({
      id: change.id,
      topic: topic.name,
      entry,
      data,
      after: after ?? null,
      baseDigest: base,
    })
    if (result.outcome === 'edited') return await showConflict(entry)
    if (!showOutcome(result.outcome, 'backOffice.content.saved')) return false
    setSaved(data)
    setDigest(result.digest)
    setAfter(undefined)
    if (id === undefined) openEntry(entry)
    return true
  }

  /** Shows a message and moves the focus to the key if it is empty or invalid. */
  function hasInvalidKey(): boolean {
    const key = invalidKey(topic, data)
    if (!key) return false
    const name = nameInSentence(key.label)
    notifications.show({
      color: 'orange',
      message: intl.formatMessage({ id: 'backOffice.content.invalidKey' }, { name }),
    })
    focusField(key.path)
    return true
  }

  function openEntry(entry: string) {
    isLeaving.current = true
    void navigate({
      to: '/content/topics/$topic/entry',
      params: { topic: topic.name },
      search: { entry, change: change.id },
      replace: true,
    })
  }

  async function showConflict(entry: string): Promise<boolean> {
    const query = getContentEntry.query({ topic: topic.name, entry, change: change.id })
    const current = await client.fetchQuery({ ...query, staleTime: 0 })
    if (id === undefined)
      notifications.show({
        color: 'orange',
        message: intl.formatMessage({ id: 'backOffice.content.exists' }),
      })
    else setTheirs(current)
    return false
  }

  async function remove(): Promise<boolean> {
    if (id === undefined) return false
    const input = { id: change.id, topic: topic.name, entry: id, data: null, after: null, baseDigest: digest }
    const { outcome } = await edit.mutateAsync(input)
    if (outcome === 'edited') return await showConflict(id)
    if (!showOutcome(outcome, 'backOffice.content.entryRemoved')) return false
    void openTopic()
    return true
  }

  async function reset(): Promise<boolean> {
    if (id === undefined) return false
    // The page of a new entry is left first, because its entry does not exist any more after the act.
    if (initial.published === null) await openTopic()
    const { outcome } = await undo.mutateAsync({ id: change.id, topic: topic.name, entry: id })
    if (!showOutcome(outcome, 'backOffice.content.undone')) return false
    if (initial.published !== null) onReset?.()
    return true
  }

  function takeTheirs() {
    if (!theirs) return
    setData(theirs.data)
    setSaved(theirs.data)
    setDigest(theirs.digest)
    setTheirs(undefined)
  }

  return {
    data,
    saved,
    set,
    after,
    setAfter,
    theirs,
    isPending,
    isDirty: () => !isLeaving.current && (data !== saved || after !== undefined),
    hasChanges: data !== saved || after !== undefined,
    save: () => run(() => saveAs(digest)),
    /** Saves without a check for other acts, for an act that needs the saved entry. */
    saveNow: () => saveAs(digest),
    remove: () => run(remove),
    reset: () => run(reset),
    takeTheirs,
    keepMine: () => {
      setTheirs(undefined)
      run(() => saveAs(theirs?.digest ?? null))
    },
    cancelConflict: () => setTheirs(undefined),
  }
}
