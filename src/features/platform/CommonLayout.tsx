// Layouts `common` and `ssg`: brand header, content, footer.
import { FormattedMessage, useIntl } from 'react-intl'
import { Brand } from '../../runtime/Brand.tsx'
import { LanguageSwitch, ThemeSwitch } from '../../runtime/Switches.tsx'
import { CommonFrame, type CommonFrameProps } from '../../ui/CommonFrame.tsx'

type CommonLayoutProps = Pick<CommonFrameProps, 'width' | 'children'>

/** @param width `form` unless said otherwise; `read` for a page of text */
export function CommonLayout({ width, children }: CommonLayoutProps) {
  const { formatMessage } = useIntl()
  return (
    <CommonFrame
      width={width}
      brand={<Brand />}
      actions={
        <>
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      }
      skipLabel={formatMessage({ id: 'platform.skip' })}
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
