// The two steps that add the hub to the home screen in Safari, each with the symbol that Safari shows.
import Share from 'lucide-react/icons/share'
import SquarePlus from 'lucide-react/icons/square-plus'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

export const IosSteps = () => (
  <ol className="mt-3 grid gap-2 pr-2">
    <Step icon={<Share aria-hidden className="size-5" />}>
      <FormattedMessage id="platform.install.share" />
    </Step>
    <Step icon={<SquarePlus aria-hidden className="size-5" />}>
      <FormattedMessage id="platform.install.add" />
    </Step>
  </ol>
)

const Step = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-3 rounded-panel bg-blush px-3 py-2 text-sm font-semibold">
    <span className="text-accent">{icon}</span>
    <span>{children}</span>
  </li>
)
