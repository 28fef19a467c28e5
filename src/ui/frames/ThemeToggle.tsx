// Button that toggles the light and dark theme. It only displays the theme: the caller stores the choice.
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import type { ComponentProps } from 'react'
import { IconButton } from '../actions/IconButton.tsx'

export interface ThemeToggleProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  theme: 'day' | 'night'
  /** Label that names the effect of a click: "Switch to night colors". */
  label: string
}

export function ThemeToggle({ theme, ...rest }: ThemeToggleProps) {
  const Icon = theme === 'day' ? Moon : Sun
  return (
    // Before hydration a click toggles the theme immediately (`src/runtime/preHydrationClicks/replay.ts`).
    <IconButton data-turns-theme="" {...rest}>
      <Icon aria-hidden className="size-5" />
    </IconButton>
  )
}
