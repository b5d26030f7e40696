import type { FunctionComponent } from 'react'
import { createElement, lazy } from 'react'
import type { createChunkLoader } from './chunks.ts'
import type { LanguageStore } from './languageStore.ts'
import type { QueryCache } from './queryCache.ts'

export type LazyParts = ReturnType<typeof createLazyParts>

/** Everything but the authentication screen is fetched when it is first shown. */
type Dependencies = {
  readonly chunk: ReturnType<typeof createChunkLoader>
  readonly queries: QueryCache
  readonly language: Pick<LanguageStore, 'extend'>
}

export const createLazyParts = ({ chunk, queries, language }: Dependencies) => ({
  LaterView: lazy(
    chunk('laterView', async () => ({
      default: (await import('#src/areas/authentication/LaterView.tsx')).LaterView,
    })),
  ),
  EmailSent: lazy(
    chunk('emailSent', async () => ({
      default: (await import('#src/areas/authentication/EmailSentScreen.tsx')).EmailSentScreen,
    })),
  ),
  LanguageSwitcher: lazy(
    chunk('languageSwitcher', async () => ({
      default: (await import('#src/areas/authentication/LanguageSwitcher.tsx')).LanguageSwitcher,
    })),
  ),
  PasswordRequest: lazy(
    chunk('passwordRequest', async () => ({
      default: (await import('#src/areas/password/PasswordRequestScreen.tsx')).PasswordRequestScreen,
    })),
  ),
  PasswordForm: lazy(
    chunk('passwordForm', async () => ({
      default: (await import('#src/areas/password/PasswordFormScreen.tsx')).PasswordFormScreen,
    })),
  ),
  Callback: lazy(
    chunk('callback', async () => ({
      default: (await import('#src/areas/callback/CallbackScreen.tsx')).CallbackScreen,
    })),
  ),
  ProfileCheck: lazy(
    chunk('profileCheck', async () => ({
      default: (await import('#src/areas/profile/ProfileCheckScreen.tsx')).ProfileCheckScreen,
    })),
  ),
  EmbeddedLogin: lazy(
    chunk('embeddedLogin', async () => ({
      default: (await import('#src/areas/embeddedLogin/EmbeddedLoginScreen.tsx')).EmbeddedLoginScreen,
    })),
  ),
  Maintenance: lazy(
    chunk('maintenance', async () => ({
      default: (await import('#src/areas/maintenance/MaintenanceScreen.tsx')).MaintenanceScreen,
    })),
  ),
  Terms: lazy(
    chunk('terms', () =>
      withQueries(queries, async () => (await import('#src/areas/terms/TermsScreen.tsx')).TermsScreen),
    ),
  ),
  Shell: lazy(
    chunk('shell', () =>
      withQueries(queries, async () => (await import('./shell/createShell.tsx')).createShell(chunk, language)),
    ),
  ),
  NotFound: lazy(chunk('notFound', async () => ({ default: (await import('./NotFoundScreen.tsx')).NotFoundScreen }))),
  MobileBanner: lazy(
    chunk('mobileBanner', async () => ({
      default: (await import('#src/areas/mobileBanner/MobileBanner.tsx')).MobileBanner,
    })),
  ),
  Snacks: lazy(chunk('snacks', async () => ({ default: (await import('#src/areas/snacks/Snacks.tsx')).Snacks }))),
})

/** A screen that reads from the query cache comes with the cache around it. */
async function withQueries<Props extends object>(queries: QueryCache, load: () => Promise<FunctionComponent<Props>>) {
  const [client, { QueryClientProvider }, Screen] = await Promise.all([
    queries.load(),
    import('@tanstack/react-query'),
    load(),
  ])
  return {
    default: (props: Props) => (
      <QueryClientProvider client={client}>{createElement(Screen, props)}</QueryClientProvider>
    ),
  }
}
