// A password that can be shown: typing one blind with one thumb is how accounts are lost.
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState, type ComponentProps } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { TextInput } from './TextInput.tsx'

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  showLabel: string
  hideLabel: string
}

export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          <Icon aria-hidden className="size-5" />
        </IconButton>
      }
    />
  )
}
