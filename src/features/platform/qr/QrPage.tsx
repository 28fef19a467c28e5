// `/redirect/qr`: page that is shown while the target of a printed QR code is looked up, and also if the code is
// unknown.
import { FormattedMessage } from 'react-intl'
import { LostScene } from '#src/art/LostScene.tsx'
import { ParcelOnItsWayScene } from '#src/art/scenes/ParcelOnItsWayScene.tsx'
import { Brand } from '#src/runtime/layout/Brand.tsx'
import { PageLink } from '#src/runtime/layout/PageLink.tsx'
import { BlankFrame } from '#src/ui/frames/BlankFrame.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Spinner } from '#src/ui/progress/Spinner.tsx'

export const QrLeading = () => (
  <BlankFrame centred>
    <EmptyState
      level={1}
      art={<ParcelOnItsWayScene />}
      title={<FormattedMessage id="platform.qr.title" />}
      text={
        <span role="status" className="inline-flex items-center gap-2">
          <Spinner />
          <FormattedMessage id="platform.qr.text" />
        </span>
      }
    />
  </BlankFrame>
)

export const QrUnknown = () => (
  <BlankFrame centred>
    <div className="flex flex-col items-center">
      <Brand />
      <EmptyState
        level={1}
        art={<LostScene className="w-72 max-w-full" />}
        title={<FormattedMessage id="platform.qr.unknown" />}
        text={<FormattedMessage id="platform.qr.unknown.text" />}
        action={
          <PageLink to="/activity/packageCard/faq" look={{ full: true }}>
            <FormattedMessage id="platform.qr.cards" />
          </PageLink>
        }
      />
    </div>
  </BlankFrame>
)
