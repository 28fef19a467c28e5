// Examples of components that display content.
import Gift from 'lucide-react/icons/gift'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import Settings from 'lucide-react/icons/settings'
import { useState } from 'react'
import { Avatar } from '#src/ui/content/Avatar.tsx'
import { Badge } from '#src/ui/content/Badge.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Facts, Stats } from '#src/ui/content/Facts.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { Picture } from '#src/ui/content/Picture.tsx'
import { Prose } from '#src/ui/content/Prose.tsx'
import { ShowMore } from '#src/ui/actions/ShowMore.tsx'
import { Table } from '#src/ui/content/Table.tsx'
import { Tabs } from '#src/ui/actions/Tabs.tsx'
import { State, type PieceOfWork } from './Piece.tsx'
import { samplePicture } from './samplePicture.ts'
import { useLocaleState } from './localeState.tsx'

export const showing: PieceOfWork[] = [
  { name: 'Card', note: 'The default panel, with a thin border and no shadow.', Show: Cards },
  { name: 'Badge', note: 'A short state, such as “In review”.', Show: Badges },
  { name: 'Avatar', note: 'A picture, or initials without a picture.', Show: Avatars },
  { name: 'Picture', note: 'Reserves its space before the image loads.', Show: Pictures },
  { name: 'Stats', note: 'Two to four main numbers of a page.', Show: Numbers },
  { name: 'Facts', note: 'Names and values, with a sum.', Show: Receipt },
  { name: 'List', note: 'Rows with a link or a control.', Show: Rows },
  { name: 'Table', note: 'Values in columns; on phones, each row becomes a list.', Show: Pictured },
  { name: 'Tabs', note: 'Several views in one place.', Show: Tabbed },
  { name: 'ShowMore', note: 'The end of a list with further pages.', Show: Ends },
  { name: 'Prose', note: 'Running text.', Show: Text },
]

function Cards() {
  const { t } = useLocaleState()
  return (['raised', 'blush', 'positive', 'plain'] as const).map((tone) => (
    <State key={tone} name={tone}>
      <Card tone={tone}>
        <p className="title-card">{t.data.question}</p>
        <p className="mt-2 text-ink-soft">{t.data.answer}</p>
      </Card>
    </State>
  ))
}

function Badges() {
  const { data, reward } = useLocaleState().t
  return (
    <State name="plain, accent, positive, warning, negative, info, coin" wide>
      <div className="flex flex-wrap gap-2">
        <Badge>{data.level}</Badge>
        <Badge tone="accent">{data.fresh}</Badge>
        <Badge tone="positive">{data.sent}</Badge>
        <Badge tone="warning">{data.endsToday}</Badge>
        <Badge tone="negative">{data.late}</Badge>
        <Badge tone="info">{reward.used}</Badge>
        <Badge tone="coin" icon={<Gift aria-hidden className="size-4" />}>
          {reward.newBaby}
        </Badge>
      </div>
    </State>
  )
}

function Avatars() {
  const { nameValue } = useLocaleState().t.field
  return (
    <State name="initials, a picture, one that does not load">
      <div className="flex items-center gap-3">
        <Avatar initials="MS" label={nameValue} size="small" />
        <Avatar initials="MS" label={nameValue} src={samplePicture} />
        <Avatar initials="MS" label={nameValue} src="data:," size="large" />
      </div>
    </State>
  )
}

function Pictures() {
  const { broken } = useLocaleState().t.data
  return (
    <>
      <State name="there">
        <Picture src={samplePicture} alt={broken} ratio={4 / 3} className="rounded-card" />
      </State>
      <State name="not there, or never coming">
        <Picture src="data:," alt={broken} ratio={4 / 3} className="rounded-card">
          <Gift aria-hidden className="size-10 text-line-strong" />
        </Picture>
      </State>
    </>
  )
}

function Numbers() {
  const { t, number } = useLocaleState()
  const stats = [
    { id: 'coins', name: t.data.coinsTitle, value: number(1250), note: t.data.expires },
    { id: 'gifts', name: t.data.waiting, value: number(2) },
    { id: 'points', name: t.data.points, value: number(360), note: t.journey.ring },
  ]
  return (
    <>
      <State name="three" wide>
        <Stats stats={stats} />
      </State>
      <State name="two">
        <Stats stats={stats.slice(0, 2)} />
      </State>
    </>
  )
}

function Receipt() {
  const { t, price, number } = useLocaleState()
  return (
    <State name="with a sum">
      <Facts
        facts={[
          { id: 'gift', name: t.data.subtotal, value: `${number(900)} ${t.words.coins}` },
          { id: 'shipping', name: t.data.shipping, value: t.choice.free },
          { id: 'before', name: t.reward.giftLong, value: price(39) },
          { id: 'sum', name: t.data.sum, value: `${number(900)} ${t.words.coins}`, sum: true },
        ]}
      />
    </State>
  )
}

function Rows() {
  const { t, number } = useLocaleState()
  const d = t.data
  return (
    <>
      <State name="links">
        <List label={t.words.me}>
          <ListRow
            start={<Package aria-hidden className="size-6" />}
            title={d.orders}
            end={<Badge>{number(2)}</Badge>}
            render={(props) => (
              <a href="#list" {...props}>
                {props.children}
              </a>
            )}
          />
          <ListRow
            start={<Settings aria-hidden className="size-6" />}
            title={d.settings}
            text={d.settingsText}
            render={(props) => <button type="button" {...props} />}
          />
        </List>
      </State>
      <State name="with a control of its own">
        <List label={d.address}>
          <ListRow
            start={<MapPin aria-hidden className="size-6" />}
            title={d.address}
            text={d.addressText}
            end={
              <Button size="small" variant="quiet">
                {t.words.edit}
              </Button>
            }
          />
          <ListRow title={d.order} text={d.orderText} end={<Badge tone="positive">{d.sent}</Badge>} />
        </List>
      </State>
    </>
  )
}

function Pictured() {
  const { t, date, number } = useLocaleState()
  const rows = [20, -900, 50].map((coins, place) => ({
    id: String(place),
    day: date(`2026-11-${21 - place * 3}`, { dateStyle: 'medium' }),
    what: t.data.rows[place],
    coins: coins > 0 ? `+${number(coins)}` : number(coins),
  }))
  return (
    <State name="three rows" wide>
      <Table
        label={t.data.coinsTitle}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          { id: 'day', head: t.data.date, cell: ({ day }) => day },
          { id: 'what', head: t.data.what, cell: ({ what: description }) => description },
          { id: 'coins', head: t.data.amount, figures: true, cell: ({ coins }) => coins },
        ]}
      />
    </State>
  )
}

function Tabbed() {
  const { data, reward } = useLocaleState().t
  const [value, setValue] = useState('0')
  const contents = [reward.until, reward.usedOn, reward.expiredOn]
  return (
    <State name="three tabs">
      <Tabs
        label={data.tabsLabel}
        items={data.tabs.map((label, place) => ({ id: String(place), label }))}
        value={value}
        onValueChange={setValue}
      >
        {contents[Number(value)]}
      </Tabs>
    </State>
  )
}

function Ends() {
  const { t } = useLocaleState()
  const props = { label: t.words.more, count: t.data.count(12, 48), onMore: () => undefined }
  return (
    <>
      <State name="more">
        <ShowMore {...props} />
      </State>
      <State name="pending">
        <ShowMore {...props} pending pendingLabel={t.notice.loading} />
      </State>
      <State name="error">
        <ShowMore {...props} error={t.upload.waiting} label={t.words.tryAgain} />
      </State>
      <State name="all shown">
        <ShowMore {...props} onMore={undefined} />
      </State>
    </>
  )
}

function Text() {
  const { prose, prose1, prose2, prose3, prose4, question2, answer2 } = useLocaleState().t.data
  return (
    <State name="titles, a list, a link" wide>
      <Prose>
        <p>{prose1}</p>
        <h2>{prose2}</h2>
        <ul>
          {prose3.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <h3>{question2}</h3>
        <p>
          {answer2} <a href="#prose">{prose}</a>
        </p>
        <blockquote>{prose4}</blockquote>
      </Prose>
    </State>
  )
}
