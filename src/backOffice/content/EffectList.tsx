// Effects of a change on members, in sentences: problems and warnings first. Each effect leads to its entry.
import { Badge } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { ContentEffect } from '#generated/backOffice/schema.d.ts'
import { Section } from '../members/Section.tsx'
import { AnchorLink } from '../shell/AnchorLink.tsx'
import classes from './Content.module.css'

const colors = { info: 'blue', warning: 'yellow', problem: 'red' } as const

export const EffectList = ({ effects, change }: { effects: readonly ContentEffect[]; change: string }) => (
  <Section title={<FormattedMessage id="backOffice.content.effects" />}>
    <ul className={classes.notes}>
      {effects.map(({ topic, entry, kind, text }) => (
        <li key={`${topic} ${entry} ${text}`} className={classes.effect}>
          <Badge color={colors[kind]} variant="dot" size="sm">
            <FormattedMessage id={`backOffice.contentEffect.${kind}`} />
          </Badge>
          <AnchorLink
            to="/content/topics/$topic/entry"
            params={{ topic }}
            search={{ entry, change }}
            size="sm"
            c="var(--mantine-color-text)"
          >
            {text}
          </AnchorLink>
        </li>
      ))}
    </ul>
  </Section>
)
