import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { dot } from '#contract/dot.ts'
import type { ImportSummary } from '#contract/importRoutes.ts'
import { pathOf } from '#contract/paths.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { HistorySkeleton } from './ImportsSkeleton.tsx'
import { importStateTone } from './importStateTone.ts'
import { importQueries } from './imports.queries.ts'

/** The imports of the offer, the newest first. */
export function ImportHistory({ api, person, preload }: ScreenProps) {
  const { translate: t } = useLanguage()
  const headingId = useId()
  const list = useInfiniteQuery(importQueries(api, person).list())
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {t('imports.history.title')}
      </Heading>
      <Loaded query={list} skeleton={<HistorySkeleton />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon="folder" title={t('imports.history.none')}>
              <Text>{t('imports.history.noneText')}</Text>
            </EmptyState>
          ) : (
            <Stack gap={4}>
              <RuledList isFramed aria-labelledby={headingId}>
                {rows.map((found) => (
                  <ImportRow key={found.id} found={found} onAim={() => preload('import')} />
                ))}
              </RuledList>
              <MoreButton query={list} label={t('imports.history.more')} />
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  )
}

function ImportRow({ found, onAim }: { found: ImportSummary; onAim: () => void }) {
  const { translate: t, format, locale } = useLanguage()
  const { id, createdAt, author, state, rowsTotal, refusals } = found
  const date = format.recentDate(new Date(createdAt))
  const rows = t(`imports.history.rows.${pluralForm(locale, rowsTotal)}`, { count: format.integer(rowsTotal) })
  const refused = t(`imports.history.refusals.${pluralForm(locale, refusals)}`, { count: format.integer(refusals) })
  return (
    <Flex as="li" position="relative" flexWrap="wrap" alignItems="center" rowGap={2} columnGap={4} px={4} py={3.5}>
      <Stack gap={1} flex="1 1 14rem" minWidth={0}>
        <RowLink href={pathOf('import', { importId: id })} fontWeight={600} onAim={onAim}>
          {author === null ? t('imports.history.byCommand', { date }) : t('imports.history.by', { date, author })}
        </RowLink>
        <Text variant="small">{refusals > 0 ? `${rows}${dot}${refused}` : rows}</Text>
      </Stack>
      <Tag tone={importStateTone[state]}>{t(`imports.state.${state}`)}</Tag>
    </Flex>
  )
}
