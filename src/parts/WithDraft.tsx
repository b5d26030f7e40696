import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { DraftRef } from '#machines/parts/draft/draft.machine.ts'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import type { DraftCopies } from './draftKeeper.ts'
import { createDraftKeeper } from './draftKeeper.ts'
import type { ScreenProps } from './screenProps.ts'
import { useFlow } from './useFlow.ts'

/** How one form finds and keeps what is typed into it. */
export type FormDraft<Draft> = DraftCopies<Draft> & {
  readonly key: readonly string[]
  readonly read: (signal: AbortSignal) => Promise<Draft | null>
}

/** What a form is given of its draft. */
export type KeptDraft<Draft> = {
  /** What was begun before; `null` = nothing. */
  readonly found: Draft | null
  readonly latest: () => Draft | null
  /** With every change. */
  readonly keep: (draft: Draft) => void
  /** They go elsewhere on the page, perhaps to log out. */
  readonly leave: () => void
  /** It was sent, or there is nobody left to send it to. */
  readonly forget: () => void
  /** The same, and the form stands there empty. */
  readonly beginAnew: () => void
  readonly draftRef: DraftRef
}

type Given<Draft> = Pick<ScreenProps, 'portal' | 'inspect'> & {
  readonly draft: FormDraft<Draft>
  readonly children: (kept: KeptDraft<Draft>) => ReactNode
}
type Props<Draft> = Omit<Given<Draft>, 'draft'> & {
  readonly create: () => FormDraft<Draft>
  /** Whether the person has anything to write here: what they may not ask for is not asked for. */
  readonly isWanted?: boolean
}

/** Shows a form once it is known what was begun of it: what this tab has goes first, for it was seen last. */
export function WithDraft<Draft>({ create, isWanted = true, ...given }: Props<Draft>) {
  const [draft] = useState(create)
  const [copied] = useState(() => draft.tab.read())
  const [begun, setBegun] = useState(0)
  const { data = null, isLoading } = useQuery({
    queryKey: draft.key,
    // That it could not be asked for keeps nobody from writing.
    queryFn: ({ signal }) => draft.read(signal).catch(() => null),
    enabled: isWanted && copied === null,
    // Asked for each time the form is opened, and not once more while it is.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (isLoading) return <SkeletonText lines={4} />
  const isFromTab = begun === 0 && copied !== null
  return (
    <Kept
      {...given}
      key={begun}
      draft={draft}
      found={begun > 0 ? null : (copied ?? data)}
      isFromTab={isFromTab}
      onBegin={() => setBegun(begun + 1)}
    />
  )
}

type KeptProps<Draft> = Given<Draft> & {
  readonly found: Draft | null
  readonly isFromTab: boolean
  readonly onBegin: () => void
}

function Kept<Draft>({ draft, found, isFromTab, onBegin, portal, inspect, children }: KeptProps<Draft>) {
  const [atFirst] = useState(found)
  const [keeper] = useState(() => createDraftKeeper(draft, portal, atFirst))
  const draftRef = useFlow(() => keeper.machine, { inspect, input: { isFromTab } })
  const forget = () => {
    keeper.forget()
    draftRef.send({ type: 'draft.forgotten' })
  }
  return children({
    found: atFirst,
    latest: keeper.latest,
    keep(next) {
      keeper.copy(next)
      draftRef.send({ type: 'draft.changed' })
    },
    leave: () => draftRef.send({ type: 'draft.left' }),
    forget,
    beginAnew() {
      forget()
      onBegin()
    },
    draftRef,
  })
}
