// Card that other pages show as a link to the list of activities.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { Card } from '#src/ui/content/Card.tsx'
import { Picture } from './Picture.tsx'

export const ActivitiesCard = () => (
  <Card as="article" padding="none" className="flex items-stretch hover:border-line-strong">
    <Picture src="/art/activities/look-around.svg" className="w-28 shrink-0" />
    <div className="p-4">
      <h2 className="title-card">
        <Link to="/activities" className="after:absolute after:inset-0">
          <FormattedMessage id="activities.title" />
        </Link>
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        <FormattedMessage id="activities.intro" />
      </p>
    </div>
  </Card>
)
