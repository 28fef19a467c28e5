// Keyboard shortcuts of single keys. Staff can switch them off, because speech input and shaky hands can press keys
// by accident (WCAG 2.1.4). The browser stores the choice.
import { useHotkeys, useLocalStorage, type HotkeyItem } from '@mantine/hooks'

type Shortcut = [key: string, action: () => void]

export const useShortcutsSwitch = () =>
  useLocalStorage({ key: 'shortcuts', defaultValue: true, getInitialValueInEffect: false })

/** @param inFields true if the keys also work while a field has the focus */
export function useShortcuts(shortcuts: readonly Shortcut[], { inFields = false } = {}) {
  const [isOn] = useShortcutsSwitch()
  const active = shortcuts.map(([key, action]): HotkeyItem => [
    key,
    (event) => {
      if (!inFields && isTyping(event.target)) return
      // Enter must still follow a link that has the focus.
      if (key !== 'Enter') event.preventDefault()
      action()
    },
    { preventDefault: false },
  ])
  useHotkeys(isOn ? active : [], [])
}

/** Returns true for fields with text. Radio buttons of a filter keep the focus after a click, but take no letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input:not([type=radio], [type=checkbox]), textarea, select')
