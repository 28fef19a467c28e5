// The page of a campaign: its hero, what can be done in it, then the catalogue's blocks in their order.
import { useSuspenseQuery } from '@tanstack/react-query'
import { getCampaign } from '../../../generated/calls/activities.ts'
import { CampaignBlocks } from './CampaignBlocks.tsx'
import { EventCard } from './EventCard.tsx'
import { RaffleCard } from './RaffleCard.tsx'
import { RegisterGiftCard } from './registerGift/RegisterGiftCard.tsx'

export function CampaignPage({ year, campaign: name }: { year: string; campaign: string }) {
  const { data: campaign } = useSuspenseQuery(getCampaign.query({ year, campaign: name }))
  const opening = campaign.blocks.filter(({ kind }) => kind === 'hero')
  const rest = campaign.blocks.filter(({ kind }) => kind !== 'hero')
  return (
    // It is shown in the hub's wide page and in the narrow sign-in card: its parts use container queries.
    <div className="@container grid grid-cols-1 gap-4 md:gap-6">
      <CampaignBlocks blocks={opening} />
      <EventCard campaign={campaign} />
      <RaffleCard campaign={campaign} />
      <CampaignBlocks blocks={rest} />
      <RegisterGiftCard />
    </div>
  )
}
