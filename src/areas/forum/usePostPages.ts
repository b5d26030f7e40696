import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PostSort } from '#contract/forum/posts.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { forumQueries, postsPerPage } from './forumQueries.ts'

/** Posts are numbered without gaps, so the page of a post follows from its number. */
function pageOf(seq: number, sort: PostSort, postsCount: number) {
  const position = sort === 'created_at' ? seq : postsCount - seq + 1
  return Math.max(1, Math.ceil(position / postsPerPage))
}

type Given = Pick<ScreenProps, 'api' | 'person' | 'portal'> & { topic: TopicDetail; sort: PostSort }

/**
 * The posts around the one that the address names, or the first unread one. A link to another post loads its page, unless it is
 * loaded already.
 */
export function usePostPages({ api, person, portal, topic, sort }: Given) {
  const { id, lastReadSeq, postsCount } = topic
  const wanted = Number(useAddress(portal).read('message')) || null
  const firstPage = (seq: number | null) =>
    seq === null && sort !== 'created_at' ? 1 : pageOf(Math.min(seq ?? lastReadSeq + 1, postsCount), sort, postsCount)
  const [begun, setBegun] = useState({ sort, wanted, page: firstPage(wanted) })
  const posts = useInfiniteQuery(forumQueries(api, person).posts(id, begun.sort, begun.page))
  if (begun.sort !== sort || begun.wanted !== wanted) {
    const isLoaded = begun.sort === sort && (wanted === null || posts.data?.rows.some(({ seq }) => seq === wanted))
    setBegun({ sort, wanted, page: isLoaded ? begun.page : firstPage(wanted) })
  }
  return { posts, wanted }
}
