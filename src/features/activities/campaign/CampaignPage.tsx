// Page of a campaign: shows its blocks in the order of the catalog. The event and raffle cards are below the first
// blocks, unless a block of the catalog places them elsewhere.
import { useGetCampaign } from '#generated/hooks/activities.ts'
import { useMoment } from '#src/runtime/app/moment.ts'
import { Confetti } from '#src/ui/feedback/Confetti.tsx'
import { CampaignBlocks } from './CampaignBlocks.tsx'
import { EventCard } from '../event/EventCard.tsx'
import { RaffleCard } from '../raffle/RaffleCard.tsx'
import { RegisterGiftCard } from '../registerGift/RegisterGiftCard.tsx'

export function CampaignPage({ year, campaign: name }: { year: string; campaign: string }) {
  const { data: campaign, dataUpdatedAt } = useGetCampaign({ year, campaign: name })
  const { id, blocks } = campaign
  const [hasJustJoined] = useMoment(id)
  const opening = blocks.filter(({ kind }) => kind === 'hero')
  const rest = blocks.filter(({ kind }) => kind !== 'hero')
  const places = (kind: 'form' | 'raffle') => blocks.some((block) => block.kind === kind)
  return (
    // Use container queries, because the page is shown in the wide layout and in the narrow sign-in card.
    <div className="@container grid grid-cols-1 gap-4 md:gap-6">
      <div className="relative isolate grid grid-cols-1 gap-4 empty:hidden md:gap-6">
        <CampaignBlocks blocks={opening} campaign={campaign} readAt={dataUpdatedAt} />
        {hasJustJoined && <Confetti />}
      </div>
      {!places('form') && <EventCard campaign={campaign} />}
      {!places('raffle') && <RaffleCard campaign={campaign} />}
      <CampaignBlocks blocks={rest} campaign={campaign} readAt={dataUpdatedAt} />
      <RegisterGiftCard />
    </div>
  )
}
