import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlannedCall, PlannedShare } from '#contract/accounts/plannedCalls.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Select } from '#src/ui/Select.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { LotExample } from '../voted/LotExample.tsx'
import { plannedCallQueries } from './planned.queries.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & { placeId: string; call: PlannedCall; onClose: () => void }

/** One planned call: its sum, and how the share of any lot is computed. */
export function PlannedCallDialog({ api, person, placeId, call, onClose }: Props) {
  const { translate: t, format } = useLanguage()
  const query = useQuery(plannedCallQueries(api, person, placeId).shares(call.id))
  return (
    <Modal isOpen width={800} title={call.label} onClose={onClose}>
      <Stack gap={5}>
        <Facts
          columns={{ phone: 2 }}
          gap={3}
          values={{ fontWeight: 600 }}
          lines={[
            [t('voted.dueOn'), format.date(momentOf(call.dueOn))],
            [t('voted.reviewing.building'), format.money(call.amount)],
          ]}
        />
        <Loaded query={query} skeleton={<SkeletonText lines={4} />}>
          {(shares) => <OfLot shares={shares} />}
        </Loaded>
      </Stack>
    </Modal>
  )
}

function OfLot({ shares }: { shares: readonly PlannedShare[] }) {
  const { translate: t, format } = useLanguage()
  const lots = [...Map.groupBy(shares, ({ lotId }) => lotId)]
  const [chosen, setChosen] = useState(lots[0]?.[0] ?? '')
  const own = shares.filter(({ lotId }) => lotId === chosen)
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('voted.planned.computation')}</Heading>
      <Select
        isAlwaysRight
        label={t('voted.reviewing.example')}
        value={chosen}
        options={lots.map(([lotId, [first]]) => ({
          value: lotId,
          label: t('entry.lotNumber', { number: first?.lotNumber ?? '' }),
        }))}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <Facts
        values={{ fontSize: 'title', fontWeight: 600 }}
        lines={[[t('voted.planned.ofLot'), format.money(own.reduce((sum, { amount }) => sum + amount, 0))]]}
      />
      <LotExample shares={own} />
    </Stack>
  )
}
