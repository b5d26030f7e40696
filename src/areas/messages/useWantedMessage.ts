import type { RefObject } from 'react'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import type { ThreadHandle } from '#src/ui/messages/ThreadView.tsx'
import type { OlderMessages } from './ThreadMessages.tsx'
import type { ThreadRow } from './threadRows.ts'

type Given = Pick<ScreenProps, 'portal'> & {
  rows: readonly ThreadRow[]
  older: OlderMessages
  handle: RefObject<ThreadHandle | null>
}

/**
 * Scrolls to the message that the address names, which may have to be loaded, and focuses it once. If the reader does not see
 * that number, the next message is used.
 */
export function useWantedMessage({ portal, rows, older, handle }: Given) {
  const wanted = Number(useAddress(portal).read('message')) || null
  const [found, setFound] = useState<number | null>(null)
  const isLoaded = !older.hasNextPage || (rows[0]?.message?.seq ?? 0) <= (wanted ?? 0)
  const index = wanted === null ? -1 : rows.findIndex(({ message }) => message !== null && message.seq >= wanted)

  const goOn = useEffectEvent(() => {
    if (isLoaded || older.isFetchNextPageError) {
      if (index >= 0) handle.current?.toIndex(index)
      setFound(wanted)
    } else if (!older.isFetchingNextPage) void older.fetchNextPage()
  })
  useEffect(() => {
    if (wanted !== null && wanted !== found) goOn()
  }, [wanted, found, rows, older.isFetchingNextPage])

  const focused = useRef<number | null>(null)
  const markRef = useCallback(
    (element: HTMLElement | null) => {
      // Rows of a long thread unmount and remount while the reader scrolls.
      if (!element || focused.current === found) return
      focused.current = found
      element.focus({ preventScroll: true })
    },
    [found],
  )
  return {
    /** Where the thread opens; -1 = the message is not loaded yet, or the address names none. */
    startAt: isLoaded ? index : -1,
    markedKey: found === wanted ? rows[index]?.key : undefined,
    markRef,
  }
}
