import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { pathOf } from '#contract/paths.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { decisionMutations } from '../decisionMutations.ts'
import { PowersPanel } from './PowersPanel.tsx'

type Props = Pick<ScreenProps, 'api' | 'person'> & { decision: DecisionDetail }

/** The powers for one decision. A power can be given back or revoked even while the vote is suspended. */
export function PowersOfDecision({ api, person, decision: { id: decisionId, life, powers } }: Props) {
  const client = useQueryClient()
  const [mutations] = useState(() => decisionMutations(api, client, person))
  const isOpen = life === 'open'
  return (
    <PowersPanel
      powers={powers}
      on={{
        answer: (powerId) => mutations.answerPower({ decisionId, powerId }),
        revoke: (powerId) => mutations.revokePower({ decisionId, powerId }),
        isOpen,
        isOver: false,
        use: isOpen ? { href: pathOf('proxyVote', { decisionId }) } : null,
      }}
    />
  )
}
