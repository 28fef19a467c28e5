// Benefits of each level: as a table on wide screens, as cards on phones.
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { FormattedMessage } from 'react-intl'
import { useListLevels, useGetMyMembership } from '#generated/hooks/membership.ts'
import type { LevelWithRights } from '#generated/schema.d.ts'
import { LevelEmblem } from '#src/art/Levels.tsx'
import { Badge } from '#src/ui/content/Badge.tsx'
import { Card, cardClass } from '#src/ui/content/Card.tsx'
import { cx } from '#src/ui/style/cx.ts'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'

type LevelsProps = { levels: readonly LevelWithRights[]; currentLevel: number }

export function LevelBenefits() {
  const { data } = useListLevels()
  const { data: membership } = useGetMyMembership()
  const levelProps = { levels: data.items, currentLevel: membership.level.level }
  return (
    <section>
      <SectionHead title={<FormattedMessage id="membership.levels.title" />} />
      <p className="mb-4 max-w-read text-ink-soft">
        <FormattedMessage id="membership.how" />
      </p>
      <LevelTable {...levelProps} />
      <LevelCards {...levelProps} />
    </section>
  )
}

function LevelTable({ levels, currentLevel: memberLevel }: LevelsProps) {
  const rows = levels.flatMap(({ level, rights }) => rights.map((right) => ({ right, from: level.level })))
  return (
    <div className={cx(cardClass('raised', 'none'), 'hidden tablet:block')}>
      <table className="w-full table-fixed">
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="w-[32%] px-5 py-4 text-left align-bottom text-sm text-ink-soft">
              <FormattedMessage id="membership.levels.right" />
            </th>
            {levels.map(({ level }) => (
              <th
                key={level.level}
                scope="col"
                className={cx('px-2 py-4 text-center align-top', level.level === memberLevel && heldClass)}
              >
                <LevelEmblem level={level.level} className="mx-auto w-14" />
                <span className="mt-1 block font-semibold">{level.name}</span>
                <span className="block text-xs font-normal text-ink-soft">
                  <FormattedMessage id="membership.levels.from" values={{ points: level.fromPoints }} />
                </span>
                {level.level === memberLevel && <Here className="mt-2" />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ right, from }) => (
            <tr key={right.id} className="border-b border-line last:border-b-0">
              <th scope="row" className="px-5 py-3 text-left font-normal">
                <span className="block font-semibold">{right.name}</span>
                <span className="block text-sm text-ink-soft">{right.text}</span>
              </th>
              {levels.map(({ level }) => (
                <td
                  key={level.level}
                  className={cx('px-2 py-3 text-center', level.level === memberLevel && heldClass)}
                >
                  <Has isIncluded={level.level >= from} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const heldClass = 'bg-blush'

const Here = ({ className }: { className?: string }) => (
  <Badge tone="accent" className={cx('px-2.5 text-xs', className)}>
    <FormattedMessage id="membership.levels.here" />
  </Badge>
)

const Has = ({ isIncluded }: { isIncluded: boolean }) => (
  <>
    {isIncluded ? (
      <Check aria-hidden className="mx-auto size-5 text-positive-ink" />
    ) : (
      <Minus aria-hidden className="mx-auto size-5 text-ink-soft" />
    )}
    <span className="sr-only">
      <FormattedMessage id={isIncluded ? 'membership.levels.has' : 'membership.levels.hasNot'} />
    </span>
  </>
)

function LevelCards({ levels, currentLevel: memberLevel }: LevelsProps) {
  return (
    <ul className="grid gap-3 tablet:hidden">
      {levels.map(({ level, rights }) => (
        <Card
          as="li"
          key={level.level}
          tone={level.level === memberLevel ? 'blush' : 'raised'}
          padding="snug"
        >
          <div className="flex items-center gap-3">
            <LevelEmblem level={level.level} className="w-12 shrink-0" />
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-center gap-x-2">
                <h3 className="font-semibold">{level.name}</h3>
                {level.level === memberLevel && <Here />}
              </div>
              <p className="text-xs text-ink-soft">
                <FormattedMessage id="membership.levels.from" values={{ points: level.fromPoints }} />
              </p>
            </div>
          </div>
          {level.level > 1 && (
            <p className="mt-3 text-sm text-ink-soft">
              <FormattedMessage id="membership.levels.before" />
            </p>
          )}
          <ul className="mt-2 grid gap-1.5">
            {rights.map(({ id, name }) => (
              <li key={id} className="flex gap-2">
                <Check aria-hidden className="mt-1 size-4 shrink-0 text-positive-ink" />
                {name}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </ul>
  )
}
