// Layout `no-sidebar`: the top bar and page content, without tabs.
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Brand } from '#src/runtime/layout/Brand.tsx'
import { CommonFrame } from '#src/ui/frames/CommonFrame.tsx'
import { BarActions } from './BarActions.tsx'

export function NoSidebarLayout({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <CommonFrame
      brand={<Brand compact />}
      actions={<BarActions />}
      skipLabel={formatMessage({ id: 'platform.skip' })}
    >
      {children}
    </CommonFrame>
  )
}
