// `/login`: one field first, then a code or the password.
import { useState } from 'react'
import { Link, useSearch } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { SignInScene } from '../../art/SignInScene.tsx'
import { Brand } from '../../runtime/Brand.tsx'
import { LanguageSwitch, ThemeSwitch } from '../../runtime/Switches.tsx'
import { LoginFrame } from '../../ui/LoginFrame.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { CodeLogin } from './CodeLogin.tsx'
import { PasswordLogin } from './PasswordLogin.tsx'

export function LoginPage() {
  const { formatMessage } = useIntl()
  const search = useSearch({ from: '/_blank/login' })
  const [way, setWay] = useState('code')
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
      <Tabs
        className="mt-6"
        panelClassName="mt-6"
        label={formatMessage({ id: 'session.login.way' })}
        value={way}
        onValueChange={setWay}
        items={[
          { id: 'code', label: formatMessage({ id: 'session.login.byCode' }) },
          { id: 'password', label: formatMessage({ id: 'session.login.byPassword' }) },
        ]}
      >
        {way === 'code' ? <CodeLogin /> : <PasswordLogin />}
      </Tabs>
    </LoginFrame>
  )
}
