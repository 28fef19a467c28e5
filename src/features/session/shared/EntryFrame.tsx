// Layout of the sign-in pages: a picture next to a card.
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Brand } from '#src/runtime/layout/Brand.tsx'
import { decoration } from '#src/runtime/loading/island.ts'
import { LanguageSwitch, ThemeSwitch } from '#src/runtime/layout/Switches.tsx'
import { LoginFrame, type LoginFrameProps } from '#src/ui/frames/LoginFrame.tsx'

// The server renders the picture. The browser loads the code of the picture only after the user has touched the page.
const SignInScene = decoration(() => import('#src/art/SignInScene.tsx').then((art) => art.SignInScene))

type EntryFrameProps = Pick<LoginFrameProps, 'footer' | 'below' | 'children'>

export function EntryFrame({ footer, below, children }: EntryFrameProps) {
  const { formatMessage } = useIntl()
  return (
    <LoginFrame
      art={
        <Suspense>
          <SignInScene />
        </Suspense>
      }
      brand={<Brand />}
      actions={
        <>
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      }
      skipLabel={formatMessage({ id: 'platform.skip' })}
      footer={footer}
      below={below}
    >
      {children}
    </LoginFrame>
  )
}
