// Examples of fields in which the user chooses an answer.
import { useState } from 'react'
import { Bottle } from '#src/art/Bottle.tsx'
import { Moon } from '#src/art/Moon.tsx'
import { Nest } from '#src/art/Nest.tsx'
import { Sprout } from '#src/art/Sprout.tsx'
import { AvatarPicker } from '#src/ui/fields/AvatarPicker.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Chips } from '#src/ui/fields/Chips.tsx'
import { CheckGroup, RadioGroup } from '#src/ui/fields/ChoiceGroup.tsx'
import { DayStrip } from '#src/ui/fields/DayStrip.tsx'
import { Rating } from '#src/ui/fields/Rating.tsx'
import { SegmentedControl } from '#src/ui/fields/SegmentedControl.tsx'
import { Switch } from '#src/ui/fields/Switch.tsx'
import { Crops } from './Crops.tsx'
import { State, type PieceOfWork } from './Piece.tsx'
import { useLocaleState } from './localeState.tsx'
import { Scales } from './Scales.tsx'
import { Uploads } from './Uploads.tsx'

export const choices: PieceOfWork[] = [
  { name: 'Checkbox', note: 'A consent or another single confirmation.', Show: Checkboxes },
  { name: 'RadioGroup', note: 'Exactly one answer; each answer is a full-width touch target.', Show: Radios },
  { name: 'CheckGroup', note: 'Any number of answers.', Show: Checks },
  { name: 'Switch', note: 'A setting that takes effect immediately.', Show: Switches },
  { name: 'SegmentedControl', note: 'Two to four short answers side by side.', Show: Segments },
  { name: 'Chips', note: 'Filters of a list.', Show: Filters },
  { name: 'Rating', note: 'One to five stars, each with a label.', Show: Ratings },
  { name: 'ScaleInput', note: 'A number between two labeled ends.', Show: Scales },
  { name: 'DayStrip', note: 'Selects one of several days.', Show: Days },
  { name: 'AvatarPicker', note: 'The member’s picture: a predefined or an uploaded one.', Show: Avatars },
  {
    name: 'Uploader',
    note: 'Pictures and documents, each with separate progress and retry.',
    Show: Uploads,
  },
  {
    name: 'Cropper',
    note: 'Selects the visible part of a picture by touch, arrow keys or a slider.',
    Show: Crops,
  },
]

function Checkboxes() {
  const { agree, agreeHint, agreeError } = useLocaleState().t.choice
  return (
    <>
      <State name="off">
        <Checkbox label={agree} hint={agreeHint} />
      </State>
      <State name="on">
        <Checkbox label={agree} defaultChecked />
      </State>
      <State name="error">
        <Checkbox label={agree} error={agreeError} />
      </State>
      <State name="disabled">
        <Checkbox label={agree} defaultChecked disabled />
      </State>
    </>
  )
}

function Radios() {
  const { t } = useLocaleState()
  const c = t.choice
  const feeding = [
    { value: 'breast', label: c.breast },
    { value: 'pump', label: c.pump, hint: c.pumpHint },
    { value: 'both', label: c.both },
    { value: 'rather', label: c.rather, disabled: true },
  ]
  const delivery = [
    { value: 'home', label: c.home, hint: c.homeHint, end: c.free },
    { value: 'point', label: c.point, hint: c.pointHint, end: c.free },
  ]
  const [feedingChoice, setFeedingChoice] = useState<string>()
  const [two, setTwo] = useState<string | undefined>('home')
  const [three, setThree] = useState<string>()
  return (
    <>
      <State name="none chosen, one disabled">
        <RadioGroup
          legend={c.feeding}
          options={feeding}
          value={feedingChoice}
          onValueChange={setFeedingChoice}
        />
      </State>
      <State name="chosen, with hints and prices">
        <RadioGroup legend={c.delivery} options={delivery} value={two} onValueChange={setTwo} />
      </State>
      <State name="error, two columns" wide>
        <RadioGroup
          columns
          legend={c.feeding}
          error={c.feedingError}
          options={feeding}
          value={three}
          onValueChange={setThree}
        />
      </State>
    </>
  )
}

function Checks() {
  const { t } = useLocaleState()
  const c = t.choice
  const [values, setValues] = useState(['milk', 'sleep'])
  const options = (['sleep', 'milk', 'work', 'body'] as const).map((value) => ({ value, label: c[value] }))
  const drawn = [
    { value: 'sleep', label: c.sleep, picture: <Moon className="w-full bg-blush p-4" /> },
    { value: 'milk', label: c.milk, picture: <Bottle className="w-full bg-blush p-4" /> },
  ]
  return (
    <>
      <State name="two of four" wide>
        <CheckGroup
          columns
          legend={c.interests}
          hint={c.interestsHint}
          options={options}
          values={values}
          onValuesChange={setValues}
        />
      </State>
      <State name="drawn">
        <CheckGroup legend={c.interests} options={drawn} values={values} onValuesChange={setValues} />
      </State>
    </>
  )
}

function Switches() {
  const { news, newsHint, quiet, quietHint } = useLocaleState().t.choice
  const [on, setOn] = useState(true)
  return (
    <>
      <State name={on ? 'on' : 'off'}>
        <Switch label={news} hint={newsHint} checked={on} onCheckedChange={setOn} />
      </State>
      <State name={on ? 'off' : 'on'}>
        <Switch label={quiet} hint={quietHint} checked={!on} onCheckedChange={(not) => setOn(!not)} />
      </State>
      <State name="pending">
        <Switch label={news} checked pending onCheckedChange={setOn} />
      </State>
      <State name="disabled">
        <Switch label={news} checked={false} disabled onCheckedChange={setOn} />
      </State>
    </>
  )
}

function Segments() {
  const c = useLocaleState().t.choice
  const [value, setValue] = useState('month')
  const options = (['week', 'month', 'year'] as const).map((each) => ({ value: each, label: c[each] }))
  return (
    <>
      <State name="chosen">
        <SegmentedControl legend={c.period} options={options} value={value} onValueChange={setValue} />
      </State>
      <State name="hidden legend, one disabled">
        <SegmentedControl
          hideLegend
          legend={c.period}
          options={options.map((option) => ({ ...option, disabled: option.value === 'year' }))}
          value="week"
          onValueChange={setValue}
        />
      </State>
    </>
  )
}

function Filters() {
  const c = useLocaleState().t.choice
  const [filters, setFilters] = useState(['all'])
  const [many, setMany] = useState(['ready', 'soon'])
  const option = (value: string, label: string) => ({ value, label })
  const filterOptions = [option('ready', c.ready), option('soon', c.soon), option('free', c.free2)]
  return (
    <>
      <State name="one at a time">
        <Chips
          label={c.filter}
          options={[option('all', c.all), ...filterOptions]}
          values={filters}
          onValuesChange={setFilters}
        />
      </State>
      <State name="several, one disabled">
        <Chips
          multiple
          label={c.filter}
          options={[...filterOptions, { ...option('body', c.body), disabled: true }]}
          values={many}
          onValuesChange={setMany}
        />
      </State>
      <State name="on one line of a phone">
        <Chips
          oneLine
          multiple
          label={c.filter}
          options={filterOptions}
          values={many}
          onValuesChange={setMany}
        />
      </State>
    </>
  )
}

function Ratings() {
  const c = useLocaleState().t.choice
  const [none, setNone] = useState<number>()
  const [four, setFour] = useState<number | undefined>(4)
  const scoreLabel = (score: number) => c.scores[score - 1] ?? ''
  return (
    <>
      <State name="nothing yet">
        <Rating legend={c.rate} value={none} onValueChange={setNone} scoreLabel={scoreLabel} />
      </State>
      <State name="chosen">
        <Rating legend={c.rate} value={four} onValueChange={setFour} scoreLabel={scoreLabel} />
      </State>
      <State name="error">
        <Rating
          legend={c.rate}
          error={c.feedingError}
          value={none}
          onValueChange={setNone}
          scoreLabel={scoreLabel}
        />
      </State>
    </>
  )
}

function Days() {
  const { t, date, number } = useLocaleState()
  const [value, setValue] = useState<string | undefined>('2026-11-23')
  const days = Array.from({ length: 10 }, (_, place) => {
    const iso = `2026-11-${21 + place}`
    const full = place === 1 || place === 5
    return {
      value: iso,
      weekday: date(iso, { weekday: 'short' }),
      day: number(21 + place),
      label: `${date(iso, { dateStyle: 'full' })}, ${full ? t.choice.full : t.choice.left(10 - place)}`,
      note: full ? t.choice.full : t.choice.left(10 - place),
      disabled: full,
    }
  }).slice(0, 10)
  return (
    <State name="one chosen, two full" wide>
      <DayStrip legend={t.choice.day} days={days} value={value} onValueChange={setValue} />
    </State>
  )
}

function Avatars() {
  const c = useLocaleState().t.choice
  const [value, setValue] = useState<string | undefined>('1')
  const options = [Moon, Sprout, Nest, Bottle].map((Drawing, place) => ({
    value: String(place),
    label: c.pictures[place] ?? '',
    picture: <Drawing />,
  }))
  const upload = { label: c.ownPicture, accept: 'image/*', onFile: () => setValue(undefined) }
  const props = { legend: c.picture, options, value, onValueChange: setValue }
  return (
    <>
      <State name="chosen, or their own">
        <AvatarPicker {...props} upload={upload} />
      </State>
      <State name="their own is on its way">
        <AvatarPicker {...props} upload={{ ...upload, pending: true }} />
      </State>
    </>
  )
}
