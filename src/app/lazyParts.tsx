import type { FunctionComponent } from 'react'
import { createElement } from 'react'
import type { Page } from '#offers/page.schema.ts'
import type { TextPart } from '#src/i18n/textParts.ts'
import type { createChunkLoader } from './chunks.ts'
import { flowModules } from './flowModules.ts'
import type { LanguageStore } from './languageStore.ts'
import { createLazyPart } from './lazyPart.ts'
import type { QueryCache } from './queryCache.ts'
import { whenCalm } from './whenCalm.ts'

export type LazyParts = ReturnType<typeof createLazyParts>

type Dependencies = {
  readonly page: Pick<Page, 'analytics' | 'apiBase'>
  readonly local: Storage
  readonly chunk: ReturnType<typeof createChunkLoader>
  readonly queries: QueryCache
  readonly language: Pick<LanguageStore, 'extend'>
}

/** Every screen except authentication loads when it is first shown. */
export function createLazyParts({ page: { analytics, apiBase }, local, chunk, queries, language }: Dependencies) {
  const part = createLazyPart(chunk)
  return {
    LaterView: part('laterView', async () => (await import('#src/areas/authentication/LaterView.tsx')).LaterView),
    EmailSent: part(
      'emailSent',
      async () => (await import('#src/areas/authentication/EmailSentScreen.tsx')).EmailSentScreen,
    ),
    LanguageSwitcher: part(
      'languageSwitcher',
      async () => (await import('#src/areas/authentication/LanguageSwitcher.tsx')).LanguageSwitcher,
    ),
    PasswordRequest: part('passwordRequest', async () => (await flowModules.passwordRequest()).Screen),
    PasswordForm: part('passwordForm', async () => (await flowModules.passwordForm()).Screen),
    Callback: part('callback', async () => (await flowModules.callback()).Screen),
    Outcome: part('outcome', () => withTexts(language, flowModules.outcome())),
    Contest: part('contest', () => withTexts(language, flowModules.contest())),
    ProfileCheck: part('profileCheck', async () => (await flowModules.profileCheck()).Screen),
    EmbeddedLogin: part('embeddedLogin', async () => (await flowModules.embeddedLogin()).Screen),
    Maintenance: part('maintenance', async () => (await flowModules.maintenance()).Screen),
    Terms: part('terms', () =>
      withQueries(queries, async () => (await import('#src/areas/terms/TermsScreen.tsx')).PublicTerms),
    ),
    Shell: part('shell', () =>
      withQueries(queries, async () =>
        (await import('./shell/createShell.tsx')).createShell({ chunk, language, apiBase }),
      ),
    ),
    NotFound: part('notFound', async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen),
    MobileBanner: part(
      'mobileBanner',
      async () => (await import('#src/areas/mobileBanner/MobileBanner.tsx')).MobileBanner,
    ),
    Measuring:
      analytics &&
      part('measuring', async () => {
        await whenCalm()
        try {
          const { measuringPart } = await import('./measuringPart.tsx')
          return await measuringPart({ analytics, local, language })
        } catch {
          // An ad blocker may block this file too: then nobody is asked.
          return () => null
        }
      }),
    Snacks: part('snacks', async () => (await import('#src/areas/snacks/Snacks.tsx')).Snacks),
  }
}

/** Screens with texts of their own. */
async function withTexts<Props extends object>(
  language: Pick<LanguageStore, 'extend'>,
  module: Promise<{ readonly Screen: FunctionComponent<Props>; readonly texts: readonly TextPart[] }>,
) {
  const { Screen, texts } = await module
  await language.extend(...texts)
  return Screen
}

/** Screens that read queries load together with the query cache. */
async function withQueries<Props extends object>(queries: QueryCache, load: () => Promise<FunctionComponent<Props>>) {
  const [client, { QueryClientProvider }, Screen] = await Promise.all([
    queries.load(),
    import('./reading/openQueryClient.ts'),
    load(),
  ])
  return (props: Props) => <QueryClientProvider client={client}>{createElement(Screen, props)}</QueryClientProvider>
}
