import { queryOptions } from '@tanstack/react-query'
import { answerLineRoutes } from '#contract/payments/answerLines.ts'
import { bankAnswerRoutes } from '#contract/payments/bankAnswers.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { listQuery } from '#src/parts/pagesOf.ts'
import { paymentKeys } from '../paymentKeys.ts'

/** The bank's answers for a place, and the lines that wait for a person. */
export const answerQueries = (api: Api, person: string, placeId: string) => {
  const key = [...paymentKeys.mine(person, placeId), 'answers'] as const
  const params = { placeId }
  return {
    list: listQuery({
      queryKey: [...key, 'list'] as const,
      ask: (page, signal) => api(bankAnswerRoutes.list, { params, query: { page }, signal }),
    }),
    one: (answerId: string) =>
      queryOptions({
        queryKey: [...key, 'one', answerId] as const,
        queryFn: ({ signal }) => api(bankAnswerRoutes.read, { params: { placeId, answerId }, signal }),
        staleTime: justRead,
      }),
    waiting: listQuery({
      queryKey: [...key, 'waiting'] as const,
      ask: (page, signal) => api(answerLineRoutes.list, { params, query: { page }, signal }),
    }),
    choices: (lineId: string) =>
      queryOptions({
        queryKey: [...key, 'choices', lineId] as const,
        queryFn: ({ signal }) => api(answerLineRoutes.choices, { params: { placeId, lineId }, signal }),
      }),
  }
}
