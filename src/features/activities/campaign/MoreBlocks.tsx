// Further blocks of a campaign page: story, countdown, rules.
import { getCampaign } from '#generated/calls/activities.ts'
import type { CampaignBlock } from '#generated/schema.d.ts'
import { useReadAgain } from '#src/runtime/app/useReadAgain.ts'
import { TimeLeft } from '#src/runtime/format/TimeLeft.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Picture } from '../Picture.tsx'

type Block<Kind extends CampaignBlock['kind']> = Extract<CampaignBlock, { kind: Kind }>

export const Story = ({ title, text, picture }: Block<'story'>) => (
  <Card
    as="article"
    padding="none"
    className="@min-[40rem]:grid @min-[40rem]:grid-cols-[1fr_1.4fr] @min-[40rem]:items-center"
  >
    <Picture src={picture} className="aspect-[8/4] w-full @min-[40rem]:aspect-auto @min-[40rem]:h-full" />
    <div className="p-5 @min-[40rem]:p-8">
      <h2 className="title-card">{title}</h2>
      <p className="mt-2 max-w-read text-ink-soft">{text}</p>
    </div>
  </Card>
)

/**
 * Refetches the data of the page when the countdown ends, because the member can then do other things, such as enter a
 * raffle.
 */
export function TimeLeftBlock({ title, until, readAt }: Block<'countdown'> & { readAt: number }) {
  const readAgain = useReadAgain({ queryKey: [getCampaign.tag] })
  return <TimeLeft until={until} readAt={readAt} label={title} onEnd={readAgain} />
}

export const Rules = ({ title, rules }: Block<'rules'>) => (
  <section className="max-w-read px-1">
    <h2 className="title-card">{title}</h2>
    <ol className="mt-2 grid list-decimal gap-2 pl-5 text-ink-soft marker:text-accent">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
  </section>
)
