import { useSelector } from '@xstate/react'
import type { PostSort } from '#contract/forum/posts.ts'
import { postSorts } from '#contract/forum/posts.ts'
import { selectSort } from '#machines/places/placeSelection/placeSelection.selectors.ts'
import { selectPlaceSelection } from '#machines/portal/shell/shell.selectors.ts'
import { among } from '#src/parts/among.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'

/** The order of the posts of a topic, kept for each topic (specification §3, UI state). */
export function usePostSort(shell: ScreenProps['shell'], topicId: string) {
  const list = `posts ${topicId}`
  const selection = useSelector(shell, selectPlaceSelection)
  const kept = useSelector(selection, (snapshot) => snapshot && selectSort(list)(snapshot))
  return {
    sort: among(postSorts, kept ?? null) ?? 'created_at',
    choose: (sort: PostSort) => selection?.send({ type: 'sort.choose', list, sort }),
  }
}
