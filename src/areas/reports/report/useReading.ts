import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ReportDetail } from '#contract/reports/reports.ts'
import type { reportMutations } from '#src/areas/reports/report/reportMutations.ts'

/**
 * Marks a report as read while it is on screen. It becomes unread again when somebody else changes it; returns the time of
 * the last such change.
 */
export function useReading(
  { isUnread, updatedAt }: Pick<ReportDetail, 'isUnread' | 'updatedAt'>,
  mutations: ReturnType<typeof reportMutations>,
  isReadOnly: boolean,
): string | null {
  const { mutate } = useMutation(mutations.markRead())
  const readAt = useRef<string>(null)
  const [movedAt, setMovedAt] = useState<string | null>(null)
  useEffect(() => {
    const before = readAt.current
    if (before === updatedAt) return
    readAt.current = updatedAt
    if (before !== null && isUnread) setMovedAt(updatedAt)
    if (isUnread && !isReadOnly) mutate()
  }, [isUnread, updatedAt, isReadOnly, mutate])
  return movedAt
}
