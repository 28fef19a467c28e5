// Switches of the gallery: language of numbers and dates, theme, text size, and page width.
import { LanguageSelect } from '#src/ui/frames/LanguageSelect.tsx'
import { SegmentedControl } from '#src/ui/fields/SegmentedControl.tsx'
import { IndexSelect } from './Index.tsx'
import { groups } from './pieces.ts'
import { isTag, languages } from './localeState.tsx'
import type { View } from './view.ts'

const themes = [
  { value: 'day', label: 'Day' },
  { value: 'night', label: 'Night' },
  { value: 'both', label: 'Both' },
]
const sizes = [
  { value: '100', label: '100 %' },
  { value: '200', label: '200 %' },
]
const widths = [
  { value: 'full', label: 'Full' },
  { value: 'phone', label: '360' },
]

export function Switches({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <div className="z-30 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2 sm:px-6 md:sticky md:top-0 md:px-10">
      <IndexSelect groups={groups} />
      <LanguageSelect
        compact
        label="Numbers and dates"
        value={view.tag}
        options={languages}
        onValueChange={(tag) => isTag(tag) && onChange({ ...view, tag })}
      />
      <SegmentedControl
        legend="Colours"
        hideLegend
        options={themes}
        value={view.theme}
        onValueChange={(theme) =>
          onChange({ ...view, theme: theme === 'night' || theme === 'both' ? theme : 'day' })
        }
      />
      <div className="hidden md:block">
        <SegmentedControl
          legend="Text size"
          hideLegend
          options={sizes}
          value={String(view.text)}
          onValueChange={(text) => onChange({ ...view, text: text === '200' ? 200 : 100 })}
        />
      </div>
      <div className="hidden md:block">
        <SegmentedControl
          legend="Width"
          hideLegend
          options={widths}
          value={view.phone ? 'phone' : 'full'}
          onValueChange={(width) => onChange({ ...view, phone: width === 'phone' })}
        />
      </div>
    </div>
  )
}
