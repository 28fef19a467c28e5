// Celebrations and invitations for members, which load after the page.
import { Celebrations } from './Celebrations.tsx'
import { DarkThemeOffer } from './DarkThemeOffer.tsx'
import { InstallInvite } from './InstallInvite.tsx'
import { InviteAfterGift } from './InviteAfterGift.tsx'

/** @param isHeld true while another celebration is open, which must be closed first */
export const Invitations = ({ isHeld }: { isHeld: boolean }) => (
  <>
    <InstallInvite isHeld={isHeld} />
    <InviteAfterGift />
    <DarkThemeOffer />
    <Celebrations isHeld={isHeld} />
  </>
)
