// Section of the profile editor; other pages link to a section by its id.
import { useId, type ReactNode } from 'react'
import { Card } from '#src/ui/content/Card.tsx'

type SectionProps = { id?: string; title: ReactNode; intro?: ReactNode; children: ReactNode }

export function Section({ id, title, intro, children }: SectionProps) {
  const titleId = useId()
  return (
    <Card as="section" id={id} aria-labelledby={titleId} className="scroll-mt-4">
      <h2 id={titleId} className="title-card">
        {title}
      </h2>
      {intro && <p className="mt-1 text-ink-soft">{intro}</p>}
      <div className="mt-5">{children}</div>
    </Card>
  )
}
