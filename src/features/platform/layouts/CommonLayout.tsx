// Layouts `common` and `ssg`: brand header, the page with links to related pages, footer.
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Brand } from '../../../runtime/layout/Brand.tsx'
import { LanguageSwitch, ThemeSwitch } from '../../../runtime/layout/Switches.tsx'
import { CommonFrame } from '../../../ui/CommonFrame.tsx'
import { HelpLinks } from './HelpLinks.tsx'

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
        <p>
          <FormattedMessage id="platform.footer" />
        </p>
      }
    >
      {children}
    </CommonFrame>
  )
}
