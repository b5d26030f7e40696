import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Attachment } from '#contract/attachments.ts'
import type { DraftValue } from '#contract/defineDraft.ts'
import type { DraftRef } from '#machines/parts/draft/draft.machine.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Awaited } from './Awaited.tsx'
import type { DraftCopies, DraftPlace, FormOf, Written } from './draftCopies.ts'
import { draftCopies } from './draftCopies.ts'
import { createDraftKeeper } from './draftKeeper.ts'
import { newUuid } from './newUuid.ts'
import type { ScreenProps } from './screenProps.ts'
import { useFlow } from './useFlow.ts'

/** A form's access to its draft. */
export type KeptDraft<Value> = {
  /** Whether the fields show an earlier draft. */
  readonly isRestored: boolean
  /** Whether the form was emptied: the pressed button is gone, so the first field takes the focus. */
  readonly isAnew: boolean
  /** The current content of the form, typed or not. */
  readonly latest: () => Written<Value>
  /** Whether there is a draft now, restored or typed since. */
  readonly hasDraft: () => boolean
  /** Call it on every change of a field. */
  readonly keep: (value: Value) => void
  /** Call it when a file is stored or removed. */
  readonly keepFiles: (attachments: readonly Attachment[]) => void
  /** Call it when the focus leaves the form: a log-out may follow. */
  readonly leave: () => void
  /** Deletes the draft: the form was sent or has become pointless. */
  readonly forget: () => void
  /** Deletes the draft and empties the form. */
  readonly beginAnew: () => void
  readonly draftRef: DraftRef
}

type Given<Value> = Pick<ScreenProps, 'portal' | 'inspect'> & {
  /** The empty form. */
  readonly blank: Value
  readonly children: (kept: KeptDraft<Value>) => ReactNode
}
type Props<Value> = Given<Value> &
  DraftPlace & {
    readonly form: FormOf<Value>
    /** Shown while the draft loads; a single field by default. */
    readonly skeleton?: ReactNode
    /** False for a person without the permission: the draft is then not requested. */
    readonly isWanted?: boolean
  }

/** Shows a form once its draft has loaded. The tab's copy wins, because it is the most recent one. */
export function WithDraft<Value extends DraftValue>({
  form,
  isWanted = true,
  skeleton = <Skeleton height="2.75rem" />,
  ...given
}: Props<Value>) {
  const [copies] = useState(() => draftCopies(form, given))
  const [copied] = useState(copies.tab.read)
  const [begun, setBegun] = useState(0)
  const [opening] = useState(newUuid)
  const { data = null, isLoading } = useQuery({
    // A separate key: the response of the form that has just closed may still be in the cache.
    queryKey: [...copies.key, opening],
    // A draft that fails to load does not block the form, which then opens blank.
    queryFn: ({ signal }) => copies.read(signal),
    enabled: isWanted && copied === null,
    // Requested each time the form opens, and never while it is open.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    gcTime: 0,
  })
  if (isLoading) return <Awaited>{skeleton}</Awaited>
  const isFromTab = begun === 0 && copied !== null
  return (
    <Kept
      {...given}
      key={begun}
      copies={copies}
      found={begun > 0 ? null : (copied ?? data)}
      isFromTab={isFromTab}
      isAnew={begun > 0}
      onBegin={() => setBegun(begun + 1)}
    />
  )
}

type KeptProps<Value extends DraftValue> = Given<Value> & {
  readonly copies: DraftCopies<Value>
  readonly found: Written<Value> | null
  readonly isFromTab: boolean
  readonly isAnew: boolean
  readonly onBegin: () => void
}

function Kept<Value extends DraftValue>(props: KeptProps<Value>) {
  const { copies, found, isFromTab, isAnew, onBegin, blank, portal, inspect, children } = props
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
    isAnew,
    latest,
    hasDraft: () => keeper.latest() !== null,
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
