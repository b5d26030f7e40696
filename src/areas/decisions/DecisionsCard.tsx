import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { pathOf } from '#contract/paths.ts'
import { screenPaths } from '#contract/screens.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { decisionGlance } from '#src/queries/decisionGlances.ts'
import { QueryCard } from '#src/ui/QueryCard.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import type { Asked, PlaceProps } from '../dashboardParts.ts'
import { decisionTones } from './decisionTones.ts'

/** As many as can be taken in at a glance. */
const shown = 3

const list = css({ display: 'grid' })
const item = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlock: 12,
  borderBlockStart: '1px solid var(--color-border)',
  '&:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
  '&:last-of-type': { paddingBlockEnd: 0 },
})
const subject = css({ flex: '1 1 220px', minWidth: 0 })
const title = css({
  color: 'inherit',
  fontWeight: 500,
  textUnderlineOffset: 3,
  '&:hover': { color: 'var(--color-link)' },
  /* The whole line is the link's. */
  '&::after': { content: '""', position: 'absolute', inset: 0 },
})

export const ongoingDecisions = ({ api, person, placeId }: Asked) =>
  decisionGlance(api, person, placeId, { state: 'ongoing', sort: 'due_at' }, shown)

/** What is being decided, what ends first above. */
export function DecisionsCard(props: PlaceProps) {
  const { translate: t, format } = useLanguage()
  return (
    <QueryCard title={t('dashboard.decisions.title')} icon="check" query={useQuery(ongoingDecisions(props))}>
      {(decisions) => (
        <>
          {decisions.length === 0 && <Text variant="muted">{t('dashboard.decisions.none')}</Text>}
          <ul css={list}>
            {decisions.map(({ id, title: name, status, life, dueAt }) => (
              <li key={id} css={item}>
                <div css={subject}>
                  <Link
                    href={pathOf('decision', { decisionId: id })}
                    css={title}
                    onPointerEnter={() => props.preload('decision')}
                    onFocus={() => props.preload('decision')}
                  >
                    {name}
                  </Link>
                  {life === 'open' && (
                    <Text variant="small">{t('dashboard.decisions.due', { date: format.date(new Date(dueAt)) })}</Text>
                  )}
                </div>
                <Tag tone={decisionTones[status]}>{t(`dashboard.decisions.status.${status}`)}</Tag>
              </li>
            ))}
          </ul>
          <TextLink href={screenPaths.decisions} isStandalone>
            {t('dashboard.decisions.all')}
          </TextLink>
        </>
      )}
    </QueryCard>
  )
}
