// Examples of page layouts with sample content. Each layout fills the window, without the rest of the gallery.
import CalendarHeart from 'lucide-react/icons/calendar-heart'
import Compass from 'lucide-react/icons/compass'
import Gift from 'lucide-react/icons/gift'
import House from 'lucide-react/icons/house'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect } from 'react'
import { LostScene } from '#src/art/LostScene.tsx'
import { SignInScene } from '#src/art/SignInScene.tsx'
import { ActionBar } from '#src/ui/frames/ActionBar.tsx'
import { AppFrame } from '#src/ui/frames/AppFrame.tsx'
import { Avatar } from '#src/ui/content/Avatar.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { BlankFrame } from '#src/ui/frames/BlankFrame.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { CommonFrame } from '#src/ui/frames/CommonFrame.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { LoginFrame } from '#src/ui/frames/LoginFrame.tsx'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { Wordmark } from '#src/ui/frames/Wordmark.tsx'
import { LocaleContext, localeStateOf, type LocaleState } from './localeState.tsx'
import { rewards } from './rewards.tsx'
import type { View } from './view.ts'

export const frameNames = ['AppFrame', 'CommonFrame', 'LoginFrame', 'BlankFrame'] as const
type FrameName = (typeof frameNames)[number]

export const isFrame = (name: string | undefined): name is FrameName =>
  frameNames.some((each) => each === name)

const icons = { home: House, rewards: Gift, play: CalendarHeart, discover: Compass, me: UserRound }
const tabs = ['home', 'rewards', 'play', 'discover', 'me'] as const

export function Frame({ name, view }: { name: FrameName; view: View }) {
  const localeStore = localeStateOf(view.tag)
  useEffect(() => {
    document.documentElement.dataset.theme = view.theme === 'both' ? 'day' : view.theme
    document.documentElement.style.fontSize = `${view.text}%`
  }, [view])
  const { [name]: draw } = frames
  return <LocaleContext value={localeStore}>{draw(localeStore)}</LocaleContext>
}

const brand = <Wordmark text="Members’ hub" />
const frames: Record<FrameName, (localeStore: LocaleState) => React.ReactNode> = {
  AppFrame: ({ t }) => (
    <AppFrame
      brand={brand}
      actions={<Avatar initials="MS" label={t.field.nameValue} size="small" />}
      navLabel={t.words.menu}
      skipLabel={t.words.skip}
      banner={<Banner>{t.notice.offline}</Banner>}
      items={tabs.map((id) => {
        const Icon = icons[id]
        return {
          id,
          label: t.words[id],
          icon: <Icon aria-hidden />,
          current: id === 'rewards',
          render: (props) => (
            <a href={`#${id}`} {...props}>
              {props.children}
            </a>
          ),
        }
      })}
    >
      <PageHead title={t.data.coinsTitle} intro={t.data.intro} />
      <div className="grid gap-4 sm:grid-cols-2">
        {rewards
          .filter(({ name }) => name === 'VoucherCard')
          .map(({ name, Show }) => (
            <Show key={name} />
          ))}
      </div>
      <ActionBar className="mt-6">
        <Button>{t.action.claim}</Button>
      </ActionBar>
    </AppFrame>
  ),
  CommonFrame: ({ t }) => (
    <CommonFrame brand={brand} skipLabel={t.words.skip} footer={t.words.footer}>
      <PageHead title={t.field.story} intro={t.data.prose1} />
      <Field label={t.field.name} hint={t.field.nameHint}>
        <TextInput />
      </Field>
      <Button full className="mt-6">
        {t.words.next}
      </Button>
    </CommonFrame>
  ),
  LoginFrame: ({ t }) => (
    <LoginFrame art={<SignInScene />} brand={brand} skipLabel={t.words.skip} footer={t.words.footer}>
      <PageHead title={t.data.hello} />
      <Field label={t.field.name}>
        <TextInput />
      </Field>
      <Button full className="mt-6">
        {t.words.next}
      </Button>
    </LoginFrame>
  ),
  BlankFrame: ({ t }) => (
    <BlankFrame centred>
      <EmptyState
        level={1}
        art={<LostScene />}
        title={t.notice.empty}
        text={t.notice.emptyText}
        action={<Button>{t.words.home}</Button>}
      />
    </BlankFrame>
  ),
}
