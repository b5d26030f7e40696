import type { QueryClient } from '@tanstack/react-query'
import { QueryObserver } from '@tanstack/react-query'
import { fromCallback, fromPromise } from 'xstate'
import type { PrivacySettings } from '#contract/privacySettings.ts'
import { settingsRoutes } from '#contract/settings.ts'
import type { PrivacyChanges, PrivacyEvent } from '#machines/settings/privacySettings/privacySettings.setup.ts'
import type { Api } from '#src/api/api.ts'
import { settingsQueries } from './settings.queries.ts'

type Dependencies = { readonly api: Api; readonly queryClient: QueryClient; readonly person: string }

export function privacyActors({ api, queryClient, person }: Dependencies) {
  const query = settingsQueries(api, person).privacy()
  return {
    loadSettings: fromPromise<PrivacySettings>(() => queryClient.query(query)),
    saveSettings: fromPromise<PrivacySettings, { changes: PrivacyChanges }>(async ({ input, signal }) => {
      const settings = await api(settingsRoutes.updatePrivacy, { body: { privacySettings: input.changes }, signal })
      queryClient.setQueryData(query.queryKey, settings)
      return settings
    }),
    watchSettings: fromCallback<PrivacyEvent>(({ sendBack }) =>
      new QueryObserver(queryClient, query).subscribe(({ data }) => {
        if (data) sendBack({ type: 'settings.changed', settings: data })
      }),
    ),
  }
}
