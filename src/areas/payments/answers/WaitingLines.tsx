import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { dot } from '#contract/dot.ts'
import type { WaitingLine } from '#contract/payments/answerLines.ts'
import { useLanguage, useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfBank } from '../bank/CollectionsScreen.tsx'
import { answerQueries } from './answerQueries.ts'
import { LineDialog } from './LineDialog.tsx'
import { useAnswerWords } from './useAnswerWords.ts'

/** The lines of the bank that wait for a person; nothing while there are none. */
export function WaitingLines(props: OfBank) {
  const t = useTranslate()
  const list = useInfiniteQuery(answerQueries(props.api, props.person, props.placeId).waiting)
  const [openId, setOpenId] = useState<string | null>(null)
  const contents = useRef<HTMLDivElement>(null)
  // A settled line leaves the list, together with its button.
  const keptFocus = useKeptFocus(contents)
  return (
    // While it is empty, it can have the focus but takes no room, nor a gap around it.
    <Box
      ref={contents}
      position={list.data?.rows.length === 0 ? 'absolute' : 'static'}
      outlineOffset={6}
      {...keptFocus}
    >
      <Loaded query={list} skeleton={null}>
        {({ rows }) =>
          rows.length > 0 && (
            <Panel title={t('bankAnswers.check.title')} lead={t('bankAnswers.check.lead')}>
              <Stack gap={4}>
                <RuledList isTrimmed aria-label={t('bankAnswers.check.title')}>
                  {rows.map((line) => (
                    <LineRow key={line.id} line={line} onDecide={() => setOpenId(line.id)} />
                  ))}
                </RuledList>
                <MoreButton query={list} label={t('bankAnswers.check.more')} />
              </Stack>
            </Panel>
          )
        }
      </Loaded>
      {list.data?.rows
        .filter(({ id }) => id === openId)
        .map((line) => (
          <LineDialog key={line.id} {...props} line={line} onClose={() => setOpenId(null)} />
        ))}
    </Box>
  )
}

function LineRow({ line, onDecide }: { line: WaitingLine; onDecide: () => void }) {
  const { translate: t, format } = useLanguage()
  const words = useAnswerWords()
  const { amount, day, fileName } = line
  const what = words.nameOf(line)
  const details = [
    words.saysOf(line),
    day && format.date(momentOf(day)),
    t('bankAnswers.check.from', { name: fileName }),
  ]
  return (
    <Stack as="li" gap={2} py={3}>
      <Flex flexWrap="wrap" justifyContent="space-between" alignItems="baseline" columnGap={4}>
        <Text fontWeight={600} overflowWrap="anywhere">
          {what}
        </Text>
        {amount !== null && (
          <Text fontWeight={600} whiteSpace="nowrap">
            {format.money(amount)}
          </Text>
        )}
      </Flex>
      <Text variant="small" overflowWrap="anywhere">
        {details.filter(Boolean).join(dot)}
      </Text>
      {[words.reasonOf(line), words.whyOf(line)].map((said) => said && <Text key={said}>{said}</Text>)}
      <Flex flexWrap="wrap" alignItems="center" gap={3}>
        <Button variant="secondary" aria-label={t('bankAnswers.check.decideOf', { what })} onClick={onDecide}>
          {t('bankAnswers.check.decide')}
        </Button>
        {line.life === 'suspended' && <Tag tone="warning">{t('bankAnswers.lives.suspended')}</Tag>}
      </Flex>
    </Stack>
  )
}
