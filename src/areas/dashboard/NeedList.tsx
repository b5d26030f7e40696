import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { Need } from '#src/parts/dashboardParts.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
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

const edges = { now: 'danger', late: 'danger', soon: 'warning', someday: 'border' } as const

type SelectPlace = (placeId: string) => void
type Props = Needs & {
  /** Called before a need of a place opens. */
  selectPlace: SelectPlace
}

const isNews = ({ givesWay }: Need) => givesWay === 2

/** What waits for the person, the most urgent first, each with one action, and what is new apart from it. */
export function NeedList({ needs, hasFailed, isRetrying, retry, selectPlace }: Props) {
  const t = useTranslate()
  const duties = needs.filter((need) => !isNews(need))
  const news = needs.filter(isNews)
  return (
    <>
      <Grid as="section" gap={4} aria-labelledby="needs-heading">
        <Heading level={2} id="needs-heading">
          {t('dashboard.needs.title')}
        </Heading>
        {duties.length > 0 && <NeedRows needs={duties} selectPlace={selectPlace} />}
        {hasFailed && (
          <Flex flexWrap="wrap" alignItems="center" gap={3} role="alert">
            <Text variant="muted">{t('dashboard.needs.failed')}</Text>
            <Button variant="secondary" isBusy={isRetrying} onClick={retry}>
              {t('common.retry')}
            </Button>
          </Flex>
        )}
        {!hasFailed && duties.length === 0 && (
          <Flex alignItems="center" gap={3} px={4.5} py={4} border="border" radius="card" bg="surfaceRaised">
            <Icon name="check" color="success" />
            <Text>{t('dashboard.needs.none')}</Text>
          </Flex>
        )}
      </Grid>
      {news.length > 0 && (
        <Grid as="section" gap={4} aria-labelledby="needs-news">
          <Heading level={2} id="needs-news">
            {t('dashboard.needs.news')}
          </Heading>
          <NeedRows needs={news} selectPlace={selectPlace} />
        </Grid>
      )}
    </>
  )
}

const NeedRows = ({ needs, selectPlace }: { needs: readonly Need[]; selectPlace: SelectPlace }) => (
  <RuledList isFramed>
    {needs.map((need, index) => (
      <NeedRow key={need.id} need={need} isMain={index === 0 && !isNews(need)} selectPlace={selectPlace} />
    ))}
  </RuledList>
)

/** The first duty has the main act of the page. */
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
      <Box gridColumn={{ base: '1 / -1', phone: 'auto' }}>
        <LinkButton
          href={action.href}
          variant={isMain ? 'primary' : 'secondary'}
          onClick={() => place && selectPlace(place.id)}
        >
          {action.label}
          <VisuallyHidden>{` : ${need.title}`}</VisuallyHidden>
        </LinkButton>
      </Box>
    </Grid>
  )
}
