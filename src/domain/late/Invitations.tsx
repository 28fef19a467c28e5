// Celebrations and invitations for members, which load after the page.
import { Celebrations } from './Celebrations.tsx'
import { InstallInvite } from './InstallInvite.tsx'

export const Invitations = () => (
  <>
    <InstallInvite />
    <Celebrations />
  </>
)
