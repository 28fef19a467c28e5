// Layouts `common` and `ssg`: header with logo, page content with links to related pages, and footer.
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from '@tanstack/react-router'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import { Brand } from '#src/runtime/layout/Brand.tsx'
import { LanguageSwitch, ThemeSwitch } from '#src/runtime/layout/Switches.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { CommonFrame } from '#src/ui/frames/CommonFrame.tsx'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { railLinkClass, railLinksClass } from '#src/ui/frames/frames.ts'

export function CommonLayout({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <CommonFrame
      brand={<Brand />}
      actions={
        <>
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      }
      skipLabel={formatMessage({ id: 'platform.skip' })}
      links={<HelpLinks />}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <p>
            <FormattedMessage id="platform.footer" />
          </p>
          <Join />
        </div>
      }
    >
      {children}
    </CommonFrame>
  )
}

/**
 * Link to the registration. The server renders it for everyone, because members and visitors share prerendered pages;
 * the browser removes it for members.
 */
function Join() {
  const { token } = useAppContext()
  const { pathname } = useLocation()
  const isMember = useBrowserValue(() => token() !== null) ?? false
  if (isMember || pathname === '/registration') return null
  return (
    <Link to="/registration" className={buttonClass({ variant: 'soft', size: 'small' })}>
      <FormattedMessage id="platform.join" />
    </Link>
  )
}

const ways: readonly { to: string; title: MessageId }[] = [
  { to: '/app/faq', title: 'support.faq.title' },
  { to: '/contact', title: 'support.contact.title' },
  { to: '/app/privacy', title: 'support.privacy.title' },
  { to: '/app/termsConditions', title: 'support.terms.title' },
]

/** Links to the help pages: frequent questions, contact form, and legal texts. */
function HelpLinks() {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage({ id: 'profile.way.contact' })} className="print:hidden">
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
