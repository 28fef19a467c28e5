// `/changePassword`: password, passkeys, two-step sign-in, social accounts, and signed-in devices.
import { FormattedMessage } from 'react-intl'
import { BackToMe } from '#src/runtime/layout/BackLinks.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { BoundAccounts } from './BoundAccounts.tsx'
import { Devices } from './Devices.tsx'
import { Passkeys } from './Passkeys.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SecondFactor } from './SecondFactor.tsx'

export function SecurityPage() {
  return (
    <>
      <PageHead
        back={<BackToMe />}
        title={<FormattedMessage id="session.security.title" />}
        intro={<FormattedMessage id="session.security.intro" />}
      />
      <Columns
        aside={
          <>
            <Passkeys />
            <BoundAccounts />
          </>
        }
        after={<Devices />}
      >
        <PasswordCard />
        <SecondFactor />
      </Columns>
    </>
  )
}
