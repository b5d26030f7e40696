import { createContext, use } from 'react'
import type { FramedPage } from '#contract/addresses.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import type { NavigationEntry } from './navigation.ts'
import type { Viewer } from './useViewer.ts'
import type { Waiting } from './useWaiting.ts'

export type Frame = ScreenProps & {
  readonly viewer: Viewer
  readonly entries: readonly NavigationEntry[]
  /** The current page; `null` for an unknown address. */
  readonly current: FramedPage | null
  readonly unread: number
  readonly waiting: Waiting
}

const FrameContext = createContext<Frame | null>(null)
export const FrameProvider = FrameContext

export function useFrame(): Frame {
  const frame = use(FrameContext)
  if (!frame) throw new Error('no <FrameProvider>')
  return frame
}
