import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '#src/api/createQueryClient.ts'
import type { SessionStorage } from '#src/areas/session/sessionStorage.ts'
import { isOnline } from '#src/parts/network.ts'
import type { CurrentPerson } from '../queryCache.ts'
import { whenCalm } from '../whenCalm.ts'

// Imported by name: a dynamic import of the whole library would include everything that is unused here.
export { QueryClientProvider } from '@tanstack/react-query'

/**
 * The query cache, with a copy on the device for times without a network. A page opened without a network starts with the copy:
 * `isReady` waits for it.
 */
export function openQueryClient(person: CurrentPerson, storage: SessionStorage) {
  const client = createQueryClient()
  const isRecalled = !isOnline()
  void import('./storedAnswers.ts')
    .then(({ keepAnswers }) => keepAnswers({ client, person, storage }))
    .catch(() => undefined)
  const copying = copy(client, person, isRecalled).catch(() => undefined)
  return { client, isReady: isRecalled ? copying : Promise.resolve() }
}

async function copy(client: QueryClient, person: CurrentPerson, isRecalled: boolean): Promise<void> {
  if (!('caches' in globalThis)) return
  if (!isRecalled) await whenCalm()
  const { copyReading } = await import('./copyReading.ts')
  await copyReading({ client, person, isRecalled })
}
