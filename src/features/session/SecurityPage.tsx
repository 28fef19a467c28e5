// `/changePassword`: the password, the services that sign her in, and where she is signed in.
import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { hasPage } from '../../runtime/pages.ts'
import { BackLink, PageHead } from '../../ui/PageHead.tsx'
import { BoundAccounts } from './BoundAccounts.tsx'
import { Devices } from './Devices.tsx'
import { PasswordCard } from './PasswordCard.tsx'

/** The home of the member's own pages. */
const home: string = '/about-me'

export function SecurityPage() {
  const router = useRouter()
  return (
    <>
      <PageHead
        back={
          hasPage(router, home) && (
            <BackLink
              label={<FormattedMessage id="platform.nav.me" />}
              render={(props) => <Link to={home} {...props} />}
            />
          )
        }
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
