// Examples of buttons and menus.
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Gift from 'lucide-react/icons/gift'
import MapPin from 'lucide-react/icons/map-pin'
import Trash from 'lucide-react/icons/trash'
import { useState } from 'react'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { LanguageSelect } from '#src/ui/frames/LanguageSelect.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { Menu } from '#src/ui/actions/Menu.tsx'
import { ThemeToggle } from '#src/ui/frames/ThemeToggle.tsx'
import { State, type PieceOfWork } from './Piece.tsx'
import { languages, useLocaleState } from './localeState.tsx'

export const actions: PieceOfWork[] = [
  {
    name: 'Button',
    note: 'At most one primary button per screen. A pending button keeps its width and focus.',
    Show: Buttons,
  },
  {
    name: 'IconButton',
    note: 'For icons that everyone knows. Screen readers always read its name.',
    Show: IconButtons,
  },
  { name: 'Link', note: 'A standalone link is as high as a touch target.', Show: Links },
  {
    name: 'Menu',
    note: 'Rare actions. Opens at the bottom on phones, otherwise below its button.',
    Show: Menus,
  },
  { name: 'LanguageSelect', note: 'Each language is shown by its native name.', Show: LanguageSelects },
  { name: 'ThemeToggle', note: 'Switches between the light and the dark theme.', Show: ThemeToggles },
]

function Buttons() {
  const { t } = useLocaleState()
  return (
    <>
      <State name="primary">
        <Button>{t.action.claim}</Button>
      </State>
      <State name="soft">
        <Button variant="soft">{t.words.details}</Button>
      </State>
      <State name="quiet">
        <Button variant="quiet">{t.words.cancel}</Button>
      </State>
      <State name="with an icon">
        <Button icon={<Gift aria-hidden className="size-5" />}>{t.action.checkIn}</Button>
      </State>
      <State name="pending">
        <Button pending pendingLabel={t.words.pending}>
          {t.action.claim}
        </Button>
      </State>
      <State name="disabled">
        <Button disabled>{t.action.claim}</Button>
      </State>
      <State name="small">
        <div className="flex flex-wrap gap-2">
          <Button size="small">{t.words.save}</Button>
          <Button size="small" variant="soft">
            {t.words.edit}
          </Button>
          <Button size="small" variant="quiet">
            {t.words.remove}
          </Button>
        </div>
      </State>
      <State name="full, long text">
        <Button full>{t.action.long}</Button>
      </State>
      <State name="a link">
        <a href="#button" className={buttonClass({ variant: 'soft' })}>
          {t.words.details}
        </a>
      </State>
    </>
  )
}

function IconButtons() {
  const { t } = useLocaleState()
  return (
    <>
      <State name="regular">
        <IconButton label={t.words.remove}>
          <Trash aria-hidden className="size-5" />
        </IconButton>
      </State>
      <State name="disabled">
        <IconButton label={t.words.remove} disabled>
          <Trash aria-hidden className="size-5" />
        </IconButton>
      </State>
    </>
  )
}

function Links() {
  const { t } = useLocaleState()
  return (
    <State name="alone">
      <a href="#link" className={linkClass}>
        {t.words.details}
      </a>
    </State>
  )
}

function Menus() {
  const { t } = useLocaleState()
  const [last, setLast] = useState<string>()
  const item = (id: 'makeDefault' | 'download' | 'removeAddress') => ({
    id,
    label: t.action[id],
    onSelect: () => setLast(t.action[id]),
  })
  return (
    <State name="three actions, one not now, one grave">
      <div className="flex items-center gap-3">
        <Menu
          label={t.action.more}
          items={[
            { ...item('makeDefault'), icon: <MapPin aria-hidden /> },
            { ...item('download'), icon: <Download aria-hidden />, disabled: true },
            { ...item('removeAddress'), icon: <Trash aria-hidden />, grave: true },
          ]}
          trigger={(props) => (
            <IconButton label={t.action.more} {...props}>
              <Ellipsis aria-hidden className="size-5" />
            </IconButton>
          )}
        />
        <output className="text-sm text-ink-soft">{last}</output>
      </div>
    </State>
  )
}

function LanguageSelects() {
  const { t, tag } = useLocaleState()
  const [value, setValue] = useState<string>(tag)
  const props = { label: t.words.language, value, options: languages, onValueChange: setValue }
  return (
    <>
      <State name="regular">
        <LanguageSelect {...props} />
      </State>
      <State name="compact, for top bars">
        <LanguageSelect {...props} compact />
      </State>
    </>
  )
}

function ThemeToggles() {
  const { t } = useLocaleState()
  const [theme, setTheme] = useState<'day' | 'night'>('day')
  return (
    <State name={theme}>
      <ThemeToggle
        theme={theme}
        label={t.words.night}
        onClick={() => setTheme(theme === 'day' ? 'night' : 'day')}
      />
    </State>
  )
}
