import { useMutation } from '@tanstack/react-query'
import type { ReportDetail } from '#contract/reports/reports.ts'
import type { reportMutations } from '#src/areas/reports/report/reportMutations.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { witnessesText } from '#src/parts/reportWords.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfferedActions } from './offeredActions.ts'

/** As many faces as fit a glance; the rest are a number. */
const shown = 6

type Props = {
  report: ReportDetail
  offered: OfferedActions
  mutations: ReturnType<typeof reportMutations>
  say: ScreenProps['say']
}

/** The witnesses of the problem. Joining and leaving are optimistic updates. */
export function Witnesses({ report, offered, mutations, say }: Props) {
  const { translate: t, locale } = useLanguage()
  const { witnesses, witnessesCount, isWitness } = report
  const onError = () => say({ message: t('reports.witnesses.failed'), tone: 'error' })
  const join = useMutation(mutations.join())
  const leave = useMutation(mutations.leave())
  const isBusy = join.isPending || leave.isPending
  const first = witnesses.slice(0, shown)
  // The promises also settle after the person has left the page, unlike the callbacks of `mutate`.
  const toggle = () => {
    const sent = isWitness
      ? leave.mutateAsync()
      : join.mutateAsync().then(() => say(successSnack(t, t('reports.witnesses.joined'))))
    sent.catch(onError)
  }
  return (
    <Panel title={t('reports.witnesses.title')}>
      <Stack gap={4}>
        <Text variant="muted" role="status">
          {witnessesCount === 0 ? t('reports.witnesses.none') : witnessesText(t, locale, report)}
        </Text>
        {first.length > 0 && (
          <Grid as="ul" gap={2.5}>
            {first.map((witness) => (
              <Flex
                as="li"
                key={witness.userId ?? witness.displayName}
                alignItems="center"
                gap={2.5}
                minWidth={0}
                overflowWrap="anywhere"
              >
                <Avatar person={witness} size={36} />
                {witness.displayName}
              </Flex>
            ))}
          </Grid>
        )}
        {witnessesCount > first.length && first.length > 0 && (
          <Text variant="small">{t('reports.witnesses.others', { count: witnessesCount - first.length })}</Text>
        )}
        {(offered.join || offered.leave || isBusy) && (
          <ButtonRow>
            <Button variant="secondary" isBusy={isBusy} onClick={toggle}>
              {t(isWitness ? 'reports.witnesses.leave' : 'reports.witnesses.join')}
            </Button>
          </ButtonRow>
        )}
      </Stack>
    </Panel>
  )
}
