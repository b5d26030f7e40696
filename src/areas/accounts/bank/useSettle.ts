import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { bankMutations, type Settlement } from './bank.queries.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'say'> & { placeId: string }

const isOvertaken = (error: unknown) =>
  error instanceof ApiError && (error.first?.code === 'action_not_possible' || error.first?.code === 'conflict')

/** Decides about bank lines, and says how it went. */
export function useSettle({ api, person, placeId, say }: Props) {
  const t = useTranslate()
  const client = useQueryClient()
  const settling = useMutation(bankMutations(api, client, person, placeId).settle())
  return {
    /** The line that is being decided about. */
    busyId: settling.isPending ? settling.variables.bankLineId : null,
    settle: (bankLineId: string, settlement: Settlement, onDone?: () => void) =>
      settling.mutate(
        { bankLineId, settlement },
        {
          onSuccess: () => say(successSnack(t, t(`bank.done.${settlement.kind}`))),
          onError: (error) => say({ message: t(isOvertaken(error) ? 'bank.moved' : 'bank.failed'), tone: 'error' }),
          ...(onDone && { onSettled: onDone }),
        },
      ),
  }
}
export type Settle = ReturnType<typeof useSettle>['settle']
