// Links to the account pages that exist, with the orders and products first, and the sign-out button.
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import KeyRound from 'lucide-react/icons/key-round'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Ticket from 'lucide-react/icons/ticket-percent'
import UserRoundX from 'lucide-react/icons/user-round-x'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import UsersRound from 'lucide-react/icons/users-round'
import type { LucideIcon } from 'lucide-react'
import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { hasPage } from '#src/runtime/routing/pages.ts'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx'
import { hasDrafts } from '#src/runtime/storage/drafts.ts'
import { Vibration } from './Vibration.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useSignOut } from '#src/runtime/session/useSignOut.ts'
import { Button } from '#src/ui/actions/Button.tsx'

const links: readonly { to: string; Icon: LucideIcon; title: MessageId; text: MessageId }[] = [
  { to: '/order', Icon: Package, title: 'profile.way.orders', text: 'profile.way.orders.text' },
  { to: '/products', Icon: BadgeCheck, title: 'profile.way.products', text: 'profile.way.products.text' },
  {
    to: '/about-me/edit-profile',
    Icon: UserRoundPen,
    title: 'profile.edit.title',
    text: 'profile.edit.way',
  },
  { to: '/address', Icon: MapPin, title: 'profile.way.addresses', text: 'profile.way.addresses.text' },
  { to: '/coupon', Icon: Ticket, title: 'profile.way.vouchers', text: 'profile.way.vouchers.text' },
  { to: '/rewards', Icon: UsersRound, title: 'profile.way.friends', text: 'profile.way.friends.text' },
  { to: '/changePassword', Icon: KeyRound, title: 'profile.way.security', text: 'profile.way.security.text' },
  {
    to: '/about-me/privacy',
    Icon: ShieldCheck,
    title: 'profile.way.privacy',
    text: 'profile.way.privacy.text',
  },
  { to: '/contact', Icon: CircleHelp, title: 'profile.way.contact', text: 'profile.way.contact.text' },
  { to: '/del-account', Icon: UserRoundX, title: 'profile.way.deletion', text: 'profile.way.deletion.text' },
]

export function MeLinks() {
  const { formatMessage } = useIntl()
  const router = useRouter()
  return (
    <section>
      <SectionHead title={<FormattedMessage id="profile.account.title" />} />
      <List columns label={formatMessage({ id: 'profile.account.title' })}>
        {links
          .filter(({ to }) => hasPage(router, to))
          .map(({ to, Icon, title, text }) => (
            <ListRow
              key={to}
              start={<Icon aria-hidden className="size-5" />}
              title={<FormattedMessage id={title} />}
              text={<FormattedMessage id={text} />}
              render={(row) => <Link to={to} {...row} />}
            />
          ))}
      </List>
    </section>
  )
}

/** Setting of the device, and the sign-out button, at the end of the account page. */
export const DeviceActs = () => (
  <div>
    <Vibration />
    <SignOut />
  </div>
)

/**
 * Sign-out button at the end of the account page. Asks for confirmation if there are drafts, because a sign-out
 * deletes them.
 */
function SignOut() {
  const { formatMessage } = useIntl()
  const app = useAppContext()
  const { signOut, isPending } = useSignOut()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        full
        className="mt-4 tablet:w-auto tablet:px-8"
        icon={<LogOut aria-hidden className="size-5" />}
        pending={isPending}
        pendingLabel={formatMessage({ id: 'form.pending' })}
        onClick={() => (hasDrafts(app) ? setAsking(true) : signOut())}
      >
        <FormattedMessage id="session.logout" />
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={<FormattedMessage id="session.logout.title" />}
        confirm={<FormattedMessage id="session.logout" />}
        onConfirm={signOut}
        isPending={isPending}
        cancel={<FormattedMessage id="session.logout.stay" />}
        onCancel={() => setAsking(false)}
        advised="cancel"
      >
        <p>
          <FormattedMessage id="session.logout.drafts" />
        </p>
      </ConfirmDialog>
    </>
  )
}
