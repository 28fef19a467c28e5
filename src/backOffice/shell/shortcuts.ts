// Keyboard shortcuts of single keys. Staff can switch them off, because speech input and shaky hands can press keys
// by accident (WCAG 2.1.4). The browser stores the choice.
import { useHotkeys, useLocalStorage } from '@mantine/hooks'

type Shortcut = [key: string, action: () => void]

export const useShortcutsSwitch = () =>
  useLocalStorage({ key: 'shortcuts', defaultValue: true, getInitialValueInEffect: false })

/** @param inFields true if the keys also work while a field has the focus */
export function useShortcuts(shortcuts: readonly Shortcut[], { inFields = false } = {}) {
  const [isOn] = useShortcutsSwitch()
  const active = shortcuts.map(([key, action]): [string, () => void, { preventDefault: boolean }] => [
    key,
    action,
    // Enter must still follow a link that has the focus.
    { preventDefault: key !== 'Enter' },
  ])
  useHotkeys(isOn ? active : [], inFields ? [] : undefined)
}
