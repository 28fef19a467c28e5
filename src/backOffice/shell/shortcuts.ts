// Keyboard shortcuts of single keys. Staff can switch them off, because speech input and shaky hands can press keys
// by accident (WCAG 2.1.4). The browser stores the choice.
import { useHotkeys, useLocalStorage, type HotkeyItem } from '@mantine/hooks'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { MessageId } from './messages.ts'

/** Key, its action, and the message that describes it in the list of shortcuts; `null` for a second key of an action. */
export type Shortcut = readonly [key: string, action: () => void, description: MessageId | null]

/** Shortcuts of all mounted components, in the order in which they were mounted. */
const mounted = new Set<{ current: readonly Shortcut[] }>()

/** Functions that are called when a component with shortcuts is mounted or unmounted. */
const listeners = new Set<() => void>()
let version = 0
const notify = () => {
  version += 1
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** @returns the key and the description of each shortcut that works on the current page */
export function useShortcutList() {
  useSyncExternalStore(subscribe, () => version)
  return listShortcuts()
}

const listShortcuts = (): [key: string, description: MessageId][] =>
  [...mounted].flatMap(({ current }) =>
    current.flatMap(([key, , description]): [string, MessageId][] =>
      description === null ? [] : [[key, description]],
    ),
  )

export const useShortcutsSwitch = () =>
  useLocalStorage({ key: 'shortcuts', defaultValue: true, getInitialValueInEffect: false })

type Options = {
  /** True if the keys also work while a field has the focus. */
  inFields?: boolean
  /** True if the keys also work in a dialog. Other keys must not change the page behind it. */
  inDialogs?: boolean
}

export function useShortcuts(
  shortcuts: readonly Shortcut[],
  { inFields = false, inDialogs = false }: Options = {},
) {
  const [isOn] = useShortcutsSwitch()
  useListed(shortcuts)
  const active = shortcuts.map(([key, action]): HotkeyItem => [
    key,
    (event) => {
      if ((!inFields && isTyping(event.target)) || (!inDialogs && isInDialog(event.target))) return
      // Enter must still follow a link that has the focus.
      if (key !== 'Enter') event.preventDefault()
      action()
    },
    { preventDefault: false },
  ])
  useHotkeys(isOn ? active : [], [])
}

function useListed(shortcuts: readonly Shortcut[]) {
  const list = useRef(shortcuts)
  useEffect(() => {
    list.current = shortcuts
  })
  useEffect(() => {
    mounted.add(list)
    notify()
    return () => {
      mounted.delete(list)
      notify()
    }
  }, [])
}

/** Returns true for fields with text. Radio buttons of a filter keep the focus after a click, but take no letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input:not([type=radio], [type=checkbox]), textarea, select')

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog]') !== null
