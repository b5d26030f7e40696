import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Attachment } from '#contract/attachments.ts'
import type { DraftValue } from '#contract/defineDraft.ts'
import type { DraftRef } from '#machines/parts/draft/draft.machine.ts'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import type { DraftCopies, DraftPlace, FormOf, Written } from './draftCopies.ts'
import { draftCopies } from './draftCopies.ts'
import { createDraftKeeper } from './draftKeeper.ts'
import type { ScreenProps } from './screenProps.ts'
import { useFlow } from './useFlow.ts'

/** What a form is given of its draft. */
export type KeptDraft<Value> = {
  /** What stands in the fields was begun before. */
  readonly isRestored: boolean
  /** The form as it is now, whether anything was written or not. */
  readonly latest: () => Written<Value>
  /** With every change of a field. */
  readonly keep: (value: Value) => void
  /** With every file that has arrived or was taken away. */
  readonly keepFiles: (attachments: readonly Attachment[]) => void
  /** They go elsewhere on the page, perhaps to log out. */
  readonly leave: () => void
  /** It was sent, or there is nobody left to send it to. */
  readonly forget: () => void
  /** The same, and the form stands there empty. */
  readonly beginAnew: () => void
  readonly draftRef: DraftRef
}

type Given<Value> = Pick<ScreenProps, 'portal' | 'inspect'> & {
  /** The form in which nothing was written yet. */
  readonly blank: Value
  readonly children: (kept: KeptDraft<Value>) => ReactNode
}
type Props<Value> = Given<Value> &
  DraftPlace & {
    readonly form: FormOf<Value>
    /** Whether the person has anything to write here: what they may not ask for is not asked for. */
    readonly isWanted?: boolean
  }

/** Shows a form once it is known what was begun of it: what this tab has goes first, for it was seen last. */
export function WithDraft<Value extends DraftValue>({ form, isWanted = true, ...given }: Props<Value>) {
  const [copies] = useState(() => draftCopies(form, given))
  const [copied] = useState(copies.tab.read)
  const [begun, setBegun] = useState(0)
  const { data = null, isLoading } = useQuery({
    queryKey: copies.key,
    // That it could not be asked for keeps nobody from writing.
    queryFn: ({ signal }) => copies.read(signal).catch(() => null),
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
      copies={copies}
      found={begun > 0 ? null : (copied ?? data)}
      isFromTab={isFromTab}
      onBegin={() => setBegun(begun + 1)}
    />
  )
}

type KeptProps<Value extends DraftValue> = Given<Value> & {
  readonly copies: DraftCopies<Value>
  readonly found: Written<Value> | null
  readonly isFromTab: boolean
  readonly onBegin: () => void
}

function Kept<Value extends DraftValue>(props: KeptProps<Value>) {
  const { copies, found, isFromTab, onBegin, blank, portal, inspect, children } = props
  const [isRestored] = useState(found !== null)
  const [keeper] = useState(() => createDraftKeeper(copies, portal, found))
  const draftRef = useFlow(() => keeper.machine, { inspect, input: { isFromTab } })
  const latest = () => keeper.latest() ?? { value: blank, attachments: [] }
  const write = (change: Partial<Written<Value>>) => {
    keeper.copy({ ...latest(), ...change })
    draftRef.send({ type: 'draft.changed' })
  }
  const forget = () => {
    keeper.forget()
    draftRef.send({ type: 'draft.forgotten' })
  }
  return children({
    isRestored,
    latest,
    keep: (value) => write({ value }),
    keepFiles: (attachments) => write({ attachments }),
    leave: () => draftRef.send({ type: 'draft.left' }),
    forget,
    beginAnew() {
      forget()
      onBegin()
    },
    draftRef,
  })
}
