// Day and night. Presentational: who remembers the choice is the caller's business.
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import type { ComponentProps } from 'react'
import { IconButton } from '../actions/IconButton.tsx'

export interface ThemeToggleProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  theme: 'day' | 'night'
  /** What pressing does: "Switch to night colours". */
  label: string
}

export function ThemeToggle({ theme, ...rest }: ThemeToggleProps) {
  const Icon = theme === 'day' ? Moon : Sun
  return (
    // A page that does not live yet turns at once (`src/runtime/earlyPresses/replay.ts`).
    <IconButton data-turns-theme="" {...rest}>
      <Icon aria-hidden className="size-5" />
    </IconButton>
  )
}
