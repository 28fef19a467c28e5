// Reader with settings for type size and dimming. It opens a text at the last reading position. Its controls are at
// the bottom, so that the thumb can reach them.
import ALargeSmall from 'lucide-react/icons/a-large-small'
import { useId, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { ActionBar } from '#src/ui/frames/ActionBar.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx'
import { ReaderSettingsPanel } from './ReaderSettingsPanel.tsx'
import { dimmingLevels, settingsIn, settingsText, sizes, type ReaderSettings } from './settings.ts'
import { usePlace } from './usePlace.ts'
import { usePlaces } from './usePlaces.ts'
import { useWakeLock } from './useWakeLock.ts'

type ReaderProps = {
  /** Key by which this device stores the reading position of the text. */
  id: string
  picture?: string
  paragraphs: readonly string[]
  /**
   * Position in a text of several parts, such as articles or chapters: index of the shown part, number of parts, and a
   * label that describes both.
   */
  part: { at: number; of: number; text: string }
  onRead?: () => void
  /** Renders the button to continue. The button must call the passed function, which marks the text as read. */
  action: (goOn: () => void) => ReactNode
  /** Content between the text and the bottom bar: the result of the button's action. */
  children?: ReactNode
}

export function Reader({ id, picture, paragraphs, part, onRead = nothing, action, children }: ReaderProps) {
  const { formatMessage } = useIntl()
  const places = usePlaces()
  const text = useRef<HTMLDivElement>(null)
  const [settings, choose] = useReaderSettings()
  const [isSetting, setSetting] = useState(false)
  const panel = useId()
  const { progress: shareRead, resume, goOn } = usePlace(id, places, { text, onRead })
  useWakeLock(settings.isAwake)
  return (
    <>
      <div className="sticky top-0 z-10 bg-surface py-3">
        <ProgressBar
          label={formatMessage({ id: 'reading.progress' })}
          value={(part.at + shareRead) / part.of}
          valueText={part.text}
          className="h-1"
        />
      </div>
      {picture && (
        <Drawing
          src={picture}
          className="aspect-[8/4] w-full max-w-read rounded-card bg-blush object-cover"
        />
      )}
      {resume && (
        <div>
          <Button variant="soft" size="small" onClick={resume}>
            <FormattedMessage id="reading.resume" />
          </Button>
        </div>
      )}
      <div
        ref={text}
        style={{ fontSize: `${sizes[settings.size]}rem` }}
        className="max-w-read [&>p]:scroll-mt-16 [&>p+p]:mt-[0.9em]"
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {children}
      <ActionBar
        className="max-w-read"
        note={isSetting && <ReaderSettingsPanel id={panel} settings={settings} onChange={choose} />}
      >
        <div className="flex items-center gap-2">
          <IconButton
            label={formatMessage({ id: 'reading.settings' })}
            aria-expanded={isSetting}
            aria-controls={isSetting ? panel : undefined}
            onClick={() => setSetting(!isSetting)}
            className="border border-line-strong"
          >
            <ALargeSmall aria-hidden className="size-6" />
          </IconButton>
          <div className="grid min-w-0 flex-1">{action(goOn)}</div>
        </div>
      </ActionBar>
      {settings.dim !== 'none' && (
        <div
          aria-hidden
          style={{ opacity: dimmingLevels[settings.dim] }}
          className="pointer-events-none fixed inset-0 z-50 bg-shade print:hidden"
        />
      )}
    </>
  )
}

function useReaderSettings() {
  const { cookies } = useAppContext()
  const [settings, set] = useState(() => settingsIn(cookies.get('reader')))
  const change = (changed: Partial<ReaderSettings>) => {
    const next = { ...settings, ...changed }
    cookies.set('reader', settingsText(next))
    set(next)
  }
  return [settings, change] as const
}

const nothing = () => {}
