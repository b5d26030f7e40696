import type { ReactNode } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { Need } from '#src/parts/dashboardParts.ts'
import { LoadFailure } from '#src/parts/LoadFailure.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconBadge } from '#src/ui/IconBadge.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { Needs } from './useNeeds.ts'

const edges = { now: 'danger', late: 'danger', soon: 'warning', someday: 'transparent' } as const

type SelectPlace = (placeId: string) => void
type Props = Needs & {
  /** Called before a need of a place opens. */
  selectPlace: SelectPlace
}

const isNews = ({ givesWay }: Need) => givesWay === 2

/** What waits for the person, the most urgent first, each with one action; news is separate. */
export function NeedList({ needs, hasFailed, isRetrying, retry, selectPlace }: Props) {
  const t = useTranslate()
  const listOf = (wanted: (need: Need) => boolean) => {
    const rows = needs.filter(wanted)
    return (
      rows.length > 0 && (
        <RuledList isFramed>
          {rows.map((need, index) => (
            <NeedRow key={need.id} need={need} isMain={index === 0 && !isNews(need)} selectPlace={selectPlace} />
          ))}
        </RuledList>
      )
    )
  }
  const duties = listOf((need) => !isNews(need))
  const news = listOf(isNews)
  return (
    <>
      <Titled name="title">
        {duties}
        {hasFailed && <LoadFailure line={t('dashboard.needs.failed')} onRetry={retry} isBusy={isRetrying} />}
        {!hasFailed && !duties && (
          <Flex alignItems="center" gap={3} px={4.5} py={4} border="border" radius="card" bg="surfaceRaised">
            <Icon name="check" color="success" />
            <Text>{t('dashboard.needs.none')}</Text>
          </Flex>
        )}
      </Titled>
      {news && <Titled name="news">{news}</Titled>}
    </>
  )
}

const Titled = ({ name, children }: { name: 'title' | 'news'; children: ReactNode }) => (
  <Grid as="section" gap={4} aria-labelledby={name}>
    <Heading level={2} id={name}>
      {useTranslate()(`dashboard.needs.${name}`)}
    </Heading>
    {children}
  </Grid>
)

/** The first need has the main button of the page. */
function NeedRow({ need, isMain, selectPlace }: { need: Need; isMain: boolean; selectPlace: SelectPlace }) {
  const { place, action } = need
  return (
    <Grid
      as="li"
      columns={{ base: 'auto 1fr', phone: 'auto 1fr auto' }}
      alignItems="center"
      rowGap={3}
      columnGap={4}
      py={4}
      px={{ base: 4, phone: 4.5 }}
      edge={edges[need.urgency]}
    >
      <IconBadge name={need.icon} />
      <div>
        <Text variant="strong">{need.title}</Text>
        <Text variant="small">{need.detail}</Text>
      </div>
      <Grid gridColumn={{ base: '1 / -1', phone: 'auto' }} minWidth={{ phone: 176 }}>
        <LinkButton
          href={action.href}
          variant={isMain ? 'primary' : 'secondary'}
          onClick={() => place && selectPlace(place.id)}
        >
          {action.label}
          <VisuallyHidden>{` : ${need.title}${place ? `, ${place.name}` : ''}`}</VisuallyHidden>
        </LinkButton>
      </Grid>
    </Grid>
  )
}
