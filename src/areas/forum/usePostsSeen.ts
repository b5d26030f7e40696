import { useEffect, useEffectEvent, useRef } from 'react'
import type { Post } from '#contract/forum/posts.ts'
import type { TopicRef } from '#machines/forum/topic/topic.machine.ts'

/**
 * Reports the last post seen to the flow, only while somebody looks at the page, and never during impersonation. Returns the ref
 * of the list, whose items name their post by `data-seq`.
 */
export function usePostsSeen(topicRef: TopicRef, posts: readonly Post[], isReadOnly: boolean) {
  const list = useRef<HTMLOListElement>(null)
  const last = useRef(0)
  const tell = useEffectEvent((seq: number) => {
    last.current = Math.max(last.current, seq)
    const post = posts.find((one) => one.seq === last.current)
    if (!post || isReadOnly || document.visibilityState === 'hidden') return
    topicRef.send({ type: 'posts.seen', seen: { seq: post.seq, postId: post.id } })
  })
  useEffect(() => {
    const onShow = () => tell(0)
    document.addEventListener('visibilitychange', onShow)
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) tell(Number(target.getAttribute('data-seq')))
    })
    for (const item of list.current?.children ?? []) if (item.hasAttribute('data-seq')) observer.observe(item)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [posts])
  return list
}
