import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import type { ConversationFilters } from './messageKeys.ts'

export const shownLists = ['all', 'unread', 'archived'] as const
export type ShownList = (typeof shownLists)[number]
/** The words of the address for each list. */
const words: Readonly<Record<ShownList, string>> = { all: '', unread: 'non-lus', archived: 'archives' }

/** The filters of the list, kept in the address of the list and of each conversation opened from it. */
export function useListChoice(portal: ScreenProps['portal']) {
  const address = useAddress(portal)
  const shown = shownLists.find((list) => words[list] === address.read('filtre')) ?? 'all'
  const search = address.read('recherche')
  const filters: ConversationFilters = {
    ...(shown === 'archived' && { q: 'archived' }),
    ...(shown === 'unread' && { unread: 'true' }),
    ...(search !== '' && { search }),
  }
  const query = new URLSearchParams({
    ...(shown !== 'all' && { filtre: words[shown] }),
    ...(search && { recherche: search }),
  })
  return {
    shown,
    search,
    filters,
    /** The query that links to conversations append, so that the list stays the same. */
    suffix: query.size > 0 ? `?${query}` : '',
    show: (list: ShownList) => address.write({ filtre: words[list] }),
    find: (text: string) => address.write({ recherche: text }),
    clear: () => address.write({ filtre: null, recherche: null }),
  }
}
