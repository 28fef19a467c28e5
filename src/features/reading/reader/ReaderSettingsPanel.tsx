// Settings of the reader: type size, dimming and screen wake lock; a change is visible immediately in the text above.
import { FormattedMessage } from 'react-intl'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import { SegmentedControl } from '#src/ui/fields/SegmentedControl.tsx'
import { Switch } from '#src/ui/fields/Switch.tsx'
import { dimmingLevels, isDim, isSize, sizes, type ReaderSettings } from './settings.ts'
import { canKeepAwake } from './useWakeLock.ts'

type PanelProps = {
  id: string
  settings: ReaderSettings
  onChange: (changed: Partial<ReaderSettings>) => void
}

export function ReaderSettingsPanel({ id, settings, onChange }: PanelProps) {
  const hasWakeLock = useBrowserValue(canKeepAwake) ?? false
  return (
    <div id={id} className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
      <SegmentedControl
        legend={<FormattedMessage id="reading.settings.size" />}
        value={settings.size}
        onValueChange={(size) => isSize(size) && onChange({ size })}
        options={Object.entries(sizes).map(([value, rem]) => ({
          value,
          label: (
            <>
              <span aria-hidden style={{ fontSize: `${rem * 0.8}rem` }} className="leading-none">
                A
              </span>
              <span className="sr-only">
                <FormattedMessage id="reading.settings.size.of" values={{ size: value }} />
              </span>
            </>
          ),
        }))}
      />
      <SegmentedControl
        legend={<FormattedMessage id="reading.settings.dim" />}
        value={settings.dim}
        onValueChange={(dim) => isDim(dim) && onChange({ dim })}
        options={Object.keys(dimmingLevels).map((value) => ({
          value,
          label: <FormattedMessage id="reading.settings.dim.of" values={{ dim: value }} />,
        }))}
      />
      {hasWakeLock && (
        <Switch
          label={<FormattedMessage id="reading.settings.awake" />}
          hint={<FormattedMessage id="reading.settings.awake.hint" />}
          checked={settings.isAwake}
          onCheckedChange={(isAwake) => onChange({ isAwake })}
        />
      )}
    </div>
  )
}
