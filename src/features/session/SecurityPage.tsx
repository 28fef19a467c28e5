// `/changePassword`: the password, the services that sign her in, and where she is signed in.
import { FormattedMessage } from 'react-intl'
import { BackToMe } from '../../runtime/BackToMe.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { BoundAccounts } from './BoundAccounts.tsx'
import { Devices } from './Devices.tsx'
import { PasswordCard } from './PasswordCard.tsx'

export function SecurityPage() {
  return (
    <>
      <PageHead
        back={<BackToMe />}
        title={<FormattedMessage id="session.security.title" />}
        intro={<FormattedMessage id="session.security.intro" />}
      />
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-2">
        <PasswordCard />
        <div className="grid grid-cols-1 gap-8">
          <BoundAccounts />
          <Devices />
        </div>
      </div>
    </>
  )
}
