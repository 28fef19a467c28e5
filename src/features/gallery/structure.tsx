// Examples of page structure and layouts.
import Plus from 'lucide-react/icons/plus'
import { ActionBar } from '#src/ui/frames/ActionBar.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Coins } from '#src/ui/rewards/Coins.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Contents } from '#src/ui/content/Contents.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { Unbroken } from '#src/ui/content/Unbroken.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { BackLink, Breadcrumbs, PageHead, SectionHead } from '#src/ui/frames/PageHead.tsx'
import { frameNames } from './Frame.tsx'
import { State, type PieceOfWork } from './Piece.tsx'
import { useLocaleState } from './localeState.tsx'
import { addressOf, readView } from './view.ts'

export const structure: PieceOfWork[] = [
  { name: 'PageHead', note: 'Link to the parent page, title, and one action.', Show: Heads },
  {
    name: 'ActionBar',
    note: 'The primary action at the bottom; it stays visible while the page scrolls.',
    Show: Bar,
  },
  {
    name: 'Columns',
    note: 'Main content with a side column; Contents links to the sections of long pages.',
    Show: SideBySide,
  },
  { name: 'Unbroken', note: 'Numbers and codes that stay on one line.', Show: Codes },
  { name: 'Layouts', note: 'The page layouts, each on a separate page.', Show: Layouts },
]

function Codes() {
  const { t } = useLocaleState()
  return (
    <State name="in a narrow line">
      <p className="w-40">
        <span>{t.words.rewards}</span> <Unbroken>TH-198204</Unbroken>
      </p>
    </State>
  )
}

function Heads() {
  const { t } = useLocaleState()
  const back = (
    <BackLink
      label={t.words.rewards}
      render={(props) => (
        <a href="#pagehead" {...props}>
          {props.children}
        </a>
      )}
    />
  )
  const crumbs = [t.words.home, t.words.rewards].map((label) => ({
    id: label,
    label,
    render: (props: { className: string }) => (
      <a href="#pagehead" className={props.className}>
        {label}
      </a>
    ),
  }))
  return (
    <>
      <State name="with a way back and an action" wide>
        <Heading back={back}>
          <Button size="small" icon={<Plus aria-hidden className="size-5" />}>
            {t.words.edit}
          </Button>
        </Heading>
      </State>
      <State name="with crumbs" wide>
        <Breadcrumbs label={t.words.menu} crumbs={[...crumbs, { id: 'here', label: t.data.coinsTitle }]} />
      </State>
      <State name="a part of a page" wide>
        <SectionHead
          title={t.data.waiting}
          aside={
            <a href="#pagehead" className={linkClass}>
              {t.words.more}
            </a>
          }
        />
      </State>
    </>
  )
}

function Heading({ back, children }: { back: React.ReactNode; children: React.ReactNode }) {
  const { t } = useLocaleState()
  return <PageHead back={back} title={t.data.coinsTitle} intro={t.data.intro} aside={children} />
}

function Bar() {
  const { t, number } = useLocaleState()
  return (
    <>
      <State name="one action, with what it costs" wide>
        <ActionBar note={<Coins unit={t.words.coins}>{number(900)}</Coins>}>
          <Button>{t.action.claim}</Button>
        </ActionBar>
      </State>
      <State name="two" wide>
        <ActionBar>
          <Button variant="quiet">{t.words.back}</Button>
          <Button>{t.words.next}</Button>
        </ActionBar>
      </State>
    </>
  )
}

function SideBySide() {
  const { t } = useLocaleState()
  const parts = [
    { id: 'pagehead', title: t.data.coinsTitle },
    { id: 'actionbar', title: t.data.waiting },
  ]
  return (
    <State name="text and its contents" wide>
      <Columns aside={<Contents title={t.words.more} parts={parts} />}>
        <Card>{t.data.prose1}</Card>
      </Columns>
    </State>
  )
}

function Layouts() {
  return (
    <State name="open one" wide>
      <List label="Layouts">
        {frameNames.map((frame) => (
          <ListRow
            key={frame}
            title={frame}
            render={(props) => (
              <a href={addressOf({ ...readView(location.search), frame })} {...props}>
                {props.children}
              </a>
            )}
          />
        ))}
      </List>
    </State>
  )
}
