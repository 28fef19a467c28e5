// Examples of notifications and progress.
import WifiOff from 'lucide-react/icons/wifi-off'
import { useState } from 'react'
import { Nest } from '#src/art/Nest.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { ToastRegion, type ToastItem } from '#src/ui/feedback/ToastRegion.tsx'
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { Spinner } from '#src/ui/progress/Spinner.tsx'
import { State, type PieceOfWork } from './Piece.tsx'
import { useLocaleState } from './localeState.tsx'
import { Moments } from './Moments.tsx'

export const feedback: PieceOfWork[] = [
  { name: 'Notice', note: 'Five kinds; color, icon and text each convey the meaning.', Show: Notices },
  {
    name: 'ToastRegion',
    note: 'Area for toasts: visible, and not covered by the thumb or the keyboard.',
    Show: Region,
  },
  { name: 'Banner', note: 'A bar at the top of the page.', Show: Banners },
  { name: 'EmptyState', note: 'Shown for an empty list, with one action.', Show: Empty },
  { name: 'Moment', note: 'Shows a reward that the member just received, and the next step.', Show: Moments },
  {
    name: 'Skeleton',
    note: 'A placeholder with the shape of the content. It fades slowly and does not flash.',
    Show: Skeletons,
  },
  { name: 'ProgressBar', note: 'Progress as a horizontal bar.', Show: Bars },
  {
    name: 'Spinner',
    note: 'Shown during a pending operation.',
    Show: () => (
      <State name="turning">
        <Spinner />
      </State>
    ),
  },
]

function Notices() {
  const { t } = useLocaleState()
  const n = t.notice
  return (
    <>
      <State name="positive">
        <Notice tone="positive" title={n.saved} text={n.savedText} />
      </State>
      <State name="negative, with an action">
        <Notice
          tone="negative"
          title={n.failed}
          text={n.failedText}
          action={
            <Button size="small" variant="quiet">
              {t.words.tryAgain}
            </Button>
          }
          onClose={() => undefined}
          closeLabel={t.words.close}
        />
      </State>
      <State name="warning">
        <Notice tone="warning" text={n.soon} />
      </State>
      <State name="info">
        <Notice tone="info" text={n.known} onClose={() => undefined} closeLabel={t.words.close} />
      </State>
      <State name="ongoing">
        <Notice tone="ongoing" text={n.ongoing} />
      </State>
    </>
  )
}

function Region() {
  const { t } = useLocaleState()
  const [notices, setNotices] = useState<ToastItem[]>([])
  return (
    <State name="try it">
      <Button
        variant="soft"
        onClick={() =>
          setNotices([...notices, { id: String(notices.length), tone: 'positive', text: t.notice.saved }])
        }
      >
        {t.words.save}
      </Button>
      <ToastRegion
        notices={notices}
        onClose={(id) => setNotices(notices.filter((notice) => notice.id !== id))}
        label={t.notice.region}
        closeLabel={t.words.close}
      />
    </State>
  )
}

function Banners() {
  const { t } = useLocaleState()
  const n = t.notice
  return (
    <>
      <State name="plain" wide>
        <Banner icon={<WifiOff aria-hidden />}>{n.offline}</Banner>
      </State>
      <State name="info, with an action" wide>
        <Banner
          tone="info"
          action={
            <button type="button" className={`${linkClass} underline`}>
              {n.reload}
            </button>
          }
        >
          {n.version}
        </Banner>
      </State>
      <State name="warning, can be closed" wide>
        <Banner tone="warning" onClose={() => undefined} closeLabel={t.words.close}>
          {n.kept}
        </Banner>
      </State>
    </>
  )
}

function Empty() {
  const n = useLocaleState().t.notice
  return (
    <State name="with a picture" wide>
      <EmptyState
        level={3}
        art={<Nest className="w-40" />}
        title={n.empty}
        text={n.emptyText}
        action={<Button>{n.emptyAction}</Button>}
      />
    </State>
  )
}

function Skeletons() {
  return (
    <>
      <State name="text">
        <div className="grid gap-3">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton className="w-4/5" />
        </div>
      </State>
      <State name="a row">
        <div className="flex items-center gap-4">
          <Skeleton shape="circle" />
          <Skeleton className="flex-1" />
        </div>
      </State>
      <State name="a card">
        <Skeleton shape="block" />
      </State>
    </>
  )
}

function Bars() {
  const { t, percent } = useLocaleState()
  const label = t.data.points
  return (
    <>
      <State name={percent(0)}>
        <ProgressBar value={0} label={label} />
      </State>
      <State name={percent(0.4)}>
        <ProgressBar value={0.4} label={label} />
      </State>
      <State name="positive">
        <ProgressBar value={0.72} label={label} tone="positive" />
      </State>
    </>
  )
}
