// The two ways to sign in.
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Tabs } from '../../ui/Tabs.tsx'
import { CodeLogin } from './CodeLogin.tsx'
import { PasswordLogin } from './PasswordLogin.tsx'

export function LoginWays() {
  const { formatMessage } = useIntl()
  const [way, setWay] = useState('code')
  return (
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
  )
}
