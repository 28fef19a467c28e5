// Card that changes the password, or sets the first password of a member who has signed in only by code so far.
import { FormattedMessage } from 'react-intl'
import { useIsOrgPwd } from '#generated/hooks/session.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { FirstPassword } from './FirstPassword.tsx'
import { useGetUserInfo } from '#generated/hooks/account.ts'

export function PasswordCard() {
  const { data: password } = useIsOrgPwd()
  const { data: member } = useGetUserInfo()
  const account = member.email ?? member.phone ?? ''
  return (
    <Card as="section">
      <h2 className="mb-4 title-card">
        <FormattedMessage id="session.password" />
      </h2>
      {password.isOrgPwd ? <FirstPassword account={account} /> : <ChangePassword account={account} />}
    </Card>
  )
}
