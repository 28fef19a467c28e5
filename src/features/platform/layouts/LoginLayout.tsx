// Layout `login`: a picture next to a card.
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { SignInScene } from '#src/art/SignInScene.tsx'
import { Brand } from '#src/runtime/layout/Brand.tsx'
import { LanguageSwitch, ThemeSwitch } from '#src/runtime/layout/Switches.tsx'
import { LoginFrame } from '#src/ui/frames/LoginFrame.tsx'

export function LoginLayout({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <LoginFrame
      art={<SignInScene />}
      brand={<Brand />}
      actions={
        <>
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      }
      skipLabel={formatMessage({ id: 'platform.skip' })}
    >
      {children}
    </LoginFrame>
  )
}
