import type { Decision } from '#contract/decisions/decisionList.ts'
import { pathOf } from '#contract/paths.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { IconLine } from '#src/ui/IconLine.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Text } from '#src/ui/Text.tsx'
import { DecisionTag } from '../DecisionTag.tsx'
import { rowDueText } from '../decisionWords.ts'

const fact = { iconSize: 16, iconColor: 'textMuted', iconTop: 0.75, gap: 1.5, alignItems: 'flex-start' } as const

/** One decision in a list: its title, status, deadline, cost for the person, and majority. */
export function DecisionRow({ decision, onAim }: { decision: Decision; onAim: () => void }) {
  const language = useLanguage()
  const { translate: t, format } = language
  const { id, title, rule, status, verdict, ownCents } = decision
  return (
    <ListRow
      href={pathOf('decision', { decisionId: id })}
      title={title}
      fontWeight={600}
      state={<DecisionTag status={status} verdict={verdict} />}
      edge={status === 'youHaveToVote' ? 'warning' : 'transparent'}
      onAim={onAim}
    >
      <Flex as="p" flexWrap="wrap" rowGap={1} columnGap={4.5} fontSize="small">
        <IconLine icon="clock" {...fact}>
          {rowDueText(language, decision)}
        </IconLine>
        {ownCents !== null && (
          <IconLine icon="coins" {...fact}>
            {t('decisions.row.share', { amount: format.money(ownCents) })}
          </IconLine>
        )}
      </Flex>
      <Text variant="small">{t(`decisions.rules.${rule}.name`)}</Text>
    </ListRow>
  )
}
