import type { SessionAccess } from '#src/api/personCalls.ts'

/** The session of one person, whose tokens are `access-1`, `access-2`…; it counts the calls of the HTTP client. */
export function createFakeSession() {
  const asked = { refreshes: 0, expired: [] as string[], stops: 0 }
  const state = { generation: 1, personKey: 'somebody', placeId: null as string | null, isImpersonating: false }
  let refreshing: Promise<void> | null = null
  const access: SessionAccess = {
    identity: () => ({
      accessToken: state.isImpersonating ? 'access-impersonated' : `access-${state.generation}`,
      placeId: state.placeId,
      personKey: state.personKey,
      isImpersonating: state.isImpersonating,
    }),
    refresh: (staleToken) => {
      if (staleToken !== `access-${state.generation}`) return Promise.resolve()
      refreshing ??= Promise.resolve().then(() => {
        asked.refreshes += 1
        state.generation += 1
        refreshing = null
      })
      return refreshing
    },
    expire: (token) => void asked.expired.push(token),
    stopImpersonation: () => {
      asked.stops += 1
    },
  }
  return { access, asked, state }
}
