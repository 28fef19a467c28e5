// `/login`: one field first, then a code or the password.
import { Suspense } from 'react'
import { Link, useSearch } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { Brand } from '../../runtime/Brand.tsx'
import { island } from '../../runtime/island.ts'
import { LanguageSwitch, ThemeSwitch } from '../../runtime/Switches.tsx'
import { LoginFrame } from '../../ui/LoginFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

// What the server drew needs no code before somebody looks for it.
const SignInScene = island(() => import('../../art/SignInScene.tsx').then((art) => art.SignInScene))
const LoginWays = island(() => import('./LoginWays.tsx').then(({ LoginWays: ways }) => ways))

export function LoginPage() {
  const { formatMessage } = useIntl()
  const search = useSearch({ from: '/_blank/login' })
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
      footer={
        <p>
          <FormattedMessage
            id="session.login.join"
            values={{
              a: (words) => (
                <Link
                  to="/registration"
                  search={search}
                  className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
                >
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      }
    >
      <h1 className="title-page">
        <FormattedMessage id="session.login.title" />
      </h1>
      <p className="mt-2 text-ink-soft">
        <FormattedMessage id="session.login.intro" />
      </p>
      <Suspense fallback={<Skeleton shape="block" className="mt-6 h-64" />}>
        <LoginWays />
      </Suspense>
    </LoginFrame>
  )
}
