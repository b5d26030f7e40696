import { css } from '@emotion/react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { Need } from '#src/parts/dashboardParts.ts'
import { media } from '#src/theme/scales.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { Needs } from './useNeeds.ts'

const section = css({ display: 'grid', gap: 16 })
const list = css({
  display: 'grid',
  border: '1px solid var(--color-border)',
  borderRadius: 'calc(var(--radius) * 1.5)',
  background: 'var(--color-surface-raised)',
  overflow: 'hidden',
})
const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '12px 16px',
  padding: 16,
  borderInlineStart: '4px solid transparent',
  '& + &': { borderBlockStart: '1px solid var(--color-border)' },
  [media.phone]: { gridTemplateColumns: 'auto 1fr auto', padding: '16px 20px' },
})
const edges = {
  late: css({ borderInlineStartColor: 'var(--color-danger)' }),
  soon: css({ borderInlineStartColor: 'var(--color-warning)' }),
  someday: css({ borderInlineStartColor: 'var(--color-border)' }),
}
const badge = css({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: 'var(--color-accent-soft)',
  color: 'var(--color-on-accent-soft)',
})
const title = css({ fontWeight: 600 })
const action = css({ gridColumn: '1 / -1', [media.phone]: { gridColumn: 'auto' } })
const quiet = css({ display: 'flex', alignItems: 'center', gap: 12, padding: '16px 20px' })
const calm = css({ color: 'var(--color-success)' })
const failure = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })

/** What needs the person now, the most urgent first, each with one action. */
export function NeedList({ needs, hasFailed, isRetrying, retry }: Needs) {
  const t = useTranslate()
  return (
    <section css={section} aria-labelledby="needs-heading">
      <Heading level={2} id="needs-heading">
        {t('dashboard.needs.title')}
      </Heading>
      {needs.length > 0 && (
        <ul css={list}>
          {needs.map((need) => (
            <NeedRow key={need.id} need={need} />
          ))}
        </ul>
      )}
      {hasFailed && (
        <div css={failure} role="alert">
          <Text variant="muted">{t('dashboard.needs.failed')}</Text>
          <Button variant="secondary" isBusy={isRetrying} onClick={retry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      {!hasFailed && needs.length === 0 && (
        <div css={[list, quiet]}>
          <span css={calm}>
            <Icon name="check" />
          </span>
          <Text>{t('dashboard.needs.none')}</Text>
        </div>
      )}
    </section>
  )
}

function NeedRow({ need }: { need: Need }) {
  return (
    <li css={[row, edges[need.urgency]]}>
      <span css={badge}>
        <Icon name={need.icon} />
      </span>
      <div>
        <p css={title}>{need.title}</p>
        <Text variant="small">{need.detail}</Text>
      </div>
      <div css={action}>
        <LinkButton href={need.action.href} variant="secondary">
          {need.action.label}
          <VisuallyHidden>{` : ${need.title}`}</VisuallyHidden>
        </LinkButton>
      </div>
    </li>
  )
}
