import { lazy } from 'react'
import type { createChunkLoader } from './chunks.ts'

export type LazyParts = ReturnType<typeof createLazyParts>

/** Every part but the authentication screen is fetched when it is first shown. */
export const createLazyParts = (chunk: ReturnType<typeof createChunkLoader>) => ({
  EmailSent: lazy(
    chunk('emailSent', async () => ({
      default: (await import('#src/areas/authentication/EmailSentScreen.tsx')).EmailSentScreen,
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
    chunk('terms', async () => ({ default: (await import('#src/areas/terms/TermsScreen.tsx')).TermsScreen })),
  ),
  Home: lazy(chunk('home', async () => ({ default: (await import('#src/areas/home/HomeScreen.tsx')).HomeScreen }))),
  NotFound: lazy(chunk('notFound', async () => ({ default: (await import('./NotFoundScreen.tsx')).NotFoundScreen }))),
  MobileBanner: lazy(
    chunk('mobileBanner', async () => ({
      default: (await import('#src/areas/mobileBanner/MobileBanner.tsx')).MobileBanner,
    })),
  ),
  Snacks: lazy(chunk('snacks', async () => ({ default: (await import('#src/areas/snacks/Snacks.tsx')).Snacks }))),
})
