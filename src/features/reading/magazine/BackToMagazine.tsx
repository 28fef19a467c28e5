import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { BackLink } from '../../../ui/PageHead.tsx'

export const BackToMagazine = () => (
  <BackLink
    label={<FormattedMessage id="reading.magazine.title" />}
    render={(props) => <Link to="/gifts/eMagazineList" {...props} />}
  />
)
