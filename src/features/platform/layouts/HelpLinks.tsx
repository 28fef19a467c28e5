// Links between the pages that help: questions, contact, and legal texts.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../runtime/language/messages.ts'
import { railLinkClass, railLinksClass } from '../../../ui/frames.ts'

const ways: readonly { to: string; title: MessageId }[] = [
  { to: '/app/faq', title: 'support.faq.title' },
  { to: '/contact', title: 'support.contact.title' },
  { to: '/app/privacy', title: 'support.privacy.title' },
  { to: '/app/termsConditions', title: 'support.terms.title' },
]

export function HelpLinks() {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage({ id: 'profile.way.contact' })}>
      <ul className={railLinksClass}>
        {ways.map(({ to, title }) => (
          <li key={to}>
            <Link to={to} className={railLinkClass}>
              <FormattedMessage id={title} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
