// Card that links to the page that explains how activities work.
import { Link } from '@tanstack/react-router'
import { useGetGuidance } from '#generated/hooks/activities.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { Picture } from './Picture.tsx'

export function GuidanceCard() {
  const { data: guidance } = useGetGuidance()
  const [first] = guidance.steps
  return (
    <Card as="article" padding="none" className="hover:border-line-strong tablet:flex">
      {first && (
        <Picture
          src={first.picture}
          className="aspect-[8/3] w-full [view-transition-name:guidance] tablet:aspect-auto tablet:min-h-32 tablet:w-2/5 tablet:shrink-0"
        />
      )}
      <div className="p-5">
        <h2 className="title-card">
          <Link to="/activity/guidance" className="after:absolute after:inset-0">
            <span className="inline-block [view-transition-name:guidance-title]">{guidance.title}</span>
          </Link>
        </h2>
        <p className="mt-1 text-ink-soft">{guidance.text}</p>
      </div>
    </Card>
  )
}
