import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerLineRoutes } from '#contract/payments/answerLines.ts'
import { ApiError } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { successSnack } from '#src/parts/successSnack.ts'
import type { OfBank } from '../bank/CollectionsScreen.tsx'
import { paymentKeys } from '../paymentKeys.ts'

/** An accountant's decision about a line; without a payment, they accept its current meaning. */
export type Decision =
  | { readonly kind: 'assign'; readonly paymentId: string | null }
  | { readonly kind: 'suspend' | 'dismiss' }

const isOvertaken = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 409)

/** Sends a decision about a line of the bank, and shows the outcome. */
export function useDecide({ api, person, placeId, say }: OfBank, lineId: string, onDone: () => void) {
  const t = useTranslate()
  const client = useQueryClient()
  const deciding = useMutation({
    mutationFn: (decision: Decision) => {
      const params = { placeId, lineId }
      if (decision.kind !== 'assign') return api(answerLineRoutes[decision.kind], { params })
      return api(answerLineRoutes.assign, { params, body: { assignment: { paymentId: decision.paymentId } } })
    },
    onSuccess: (_, { kind }) => say(successSnack(t, t(`bankAnswers.check.done.${kind}`))),
    onError: (error) =>
      say({ message: t(`bankAnswers.check.${isOvertaken(error) ? 'overtaken' : 'failed'}`), tone: 'error' }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: paymentKeys.all(person) })
      onDone()
    },
  })
  return { isBusy: deciding.isPending, decide: (decision: Decision) => deciding.mutate(decision) }
}
