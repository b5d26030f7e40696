import { useInfiniteQuery } from '@tanstack/react-query'
import { pathOf } from '#contract/paths.ts'
import type { BankAnswerDetail } from '#contract/payments/bankAnswers.ts'
import { useLanguage, useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfBank } from '../bank/CollectionsScreen.tsx'
import { AnswerDrop } from './AnswerDrop.tsx'
import { answerQueries } from './answerQueries.ts'

/** A drop area for the file of the bank, and the answers so far, the latest first. */
export function AnswersPanel(props: OfBank) {
  const t = useTranslate()
  const list = useInfiniteQuery(answerQueries(props.api, props.person, props.placeId).list)
  return (
    <Panel title={t('bankAnswers.title')} lead={t('bankAnswers.lead')}>
      <Stack gap={5}>
        <AnswerDrop {...props} />
        <Loaded query={list} skeleton={<SkeletonText lines={4} />}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Text variant="muted">{t('bankAnswers.none')}</Text>
            ) : (
              <Stack gap={4}>
                <RuledList isFramed aria-label={t('bankAnswers.title')}>
                  {rows.map((answer) => (
                    <AnswerRow key={answer.id} answer={answer} onAim={() => props.preload('bankAnswer')} />
                  ))}
                </RuledList>
                <MoreButton query={list} label={t('bankAnswers.more')} />
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </Panel>
  )
}

type RowProps = {
  answer: Pick<BankAnswerDetail, 'id' | 'name' | 'state' | 'uploadedAt' | 'uploadedBy'>
  onAim: () => void
}

function AnswerRow({ answer: { id, name, state, uploadedAt, uploadedBy }, onAim }: RowProps) {
  const { translate: t, format } = useLanguage()
  const by = { name: uploadedBy ?? t('collections.files.somebody'), date: format.date(new Date(uploadedAt)) }
  return (
    <Flex as="li" position="relative" flexWrap="wrap" alignItems="center" rowGap={2} columnGap={4} px={4} py={3}>
      <Stack gap={1} flex="1 1 14rem" minWidth={0}>
        <RowLink href={pathOf('bankAnswer', { answerId: id })} fontWeight={600} onAim={onAim}>
          {name}
        </RowLink>
        <Text variant="small">{t('bankAnswers.readBy', by)}</Text>
      </Stack>
      <Tag tone={state === 'read' ? 'warning' : 'success'}>{t(`bankAnswers.states.${state}`)}</Tag>
    </Flex>
  )
}
