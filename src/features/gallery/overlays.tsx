// Examples of dialogs and similar overlays.
import { useState } from 'react'
import { Button } from '#src/ui/actions/Button.tsx'
import { CheckGroup } from '#src/ui/fields/ChoiceGroup.tsx'
import { Confetti } from '#src/ui/feedback/Confetti.tsx'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import { Disclosure, Help } from '#src/ui/content/Disclosure.tsx'
import { SegmentedControl } from '#src/ui/fields/SegmentedControl.tsx'
import { State, type PieceOfWork } from './Piece.tsx'
import { useLocaleState } from './localeState.tsx'

export const overlays: PieceOfWork[] = [
  { name: 'Dialog', note: 'A question that must be answered first.', Show: Question },
  {
    name: 'Sheet',
    note: 'A dialog that opens at the bottom on phones, and at the side on wide screens.',
    Show: Sheet,
  },
  {
    name: 'Disclosure',
    note: 'Optional text. In a group, only one item is open at a time.',
    Show: Disclosures,
  },
  { name: 'Help', note: 'Help text inside a sentence.', Show: HelpText },
  { name: 'Confetti', note: 'Half a second of confetti for a win or a milestone.', Show: Win },
]

function Question() {
  const { t } = useLocaleState()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <State name="try it">
      <Button variant="soft" onClick={() => setOpen(true)}>
        {t.dialog.open}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t.dialog.title}
        closeLabel={t.words.close}
        footer={
          <>
            <Button full onClick={close}>
              {t.words.remove}
            </Button>
            <Button full variant="quiet" onClick={close}>
              {t.words.cancel}
            </Button>
          </>
        }
      >
        {t.dialog.text}
      </Dialog>
    </State>
  )
}

function Sheet() {
  const { t } = useLocaleState()
  const c = t.choice
  const [open, setOpen] = useState(false)
  const [values, setValues] = useState<string[]>([])
  const [period, setPeriod] = useState('month')
  const options = (['sleep', 'milk', 'work', 'body'] as const).map((value) => ({ value, label: c[value] }))
  return (
    <State name="try it">
      <Button variant="soft" onClick={() => setOpen(true)}>
        {t.dialog.openSheet}
      </Button>
      <Dialog
        placement="sheet"
        open={open}
        onClose={() => setOpen(false)}
        title={t.dialog.sheet}
        closeLabel={t.words.close}
        footer={
          <Button full onClick={() => setOpen(false)}>
            {t.words.next}
          </Button>
        }
      >
        <div className="grid gap-6">
          <SegmentedControl
            legend={c.period}
            options={(['week', 'month', 'year'] as const).map((value) => ({ value, label: c[value] }))}
            value={period}
            onValueChange={setPeriod}
          />
          <CheckGroup legend={c.interests} options={options} values={values} onValuesChange={setValues} />
        </div>
      </Dialog>
    </State>
  )
}

function Disclosures() {
  const { question, answer, question2, answer2, question3, answer3 } = useLocaleState().t.data
  const rows = [
    [question, answer],
    [question2, answer2],
    [question3, answer3],
  ]
  return (
    <State name="a group, the first open" wide>
      <div className="border-t border-line">
        {rows.map(([title, text], place) => (
          <Disclosure key={title} title={title} open={place === 0} name="questions">
            {text}
          </Disclosure>
        ))}
      </div>
    </State>
  )
}

function HelpText() {
  const { why, because } = useLocaleState().t.dialog
  return (
    <State name="closed at first">
      <Help label={why}>{because}</Help>
    </State>
  )
}

function Win() {
  const { t } = useLocaleState()
  const [won, setWon] = useState(0)
  return (
    <State name="try it">
      <span className="relative isolate inline-block">
        {won > 0 && <Confetti key={won} />}
        <Button variant="soft" onClick={() => setWon(won + 1)}>
          {t.dialog.celebrate}
        </Button>
      </span>
    </State>
  )
}
