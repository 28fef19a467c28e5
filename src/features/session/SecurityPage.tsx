// `/changePassword`: the password, and where she is signed in.
import { FormattedMessage } from 'react-intl'
import { PageHead } from '../../ui/PageHead.tsx'
import { Devices } from './Devices.tsx'
import { PasswordCard } from './PasswordCard.tsx'

export function SecurityPage() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="session.security.title" />}
        intro={<FormattedMessage id="session.security.intro" />}
      />
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-2">
        <PasswordCard />
        <Devices />
      </div>
    </>
  )
}
