import { Suspense } from 'react'
import { fetchedPart } from './fetchedPart.tsx'
import { Skeleton } from './Skeleton.tsx'
import type { DropAreaProps } from './upload/DropArea.tsx'

const DropArea = fetchedPart('dropArea', async () => (await import('./upload/DropArea.tsx')).DropArea)

/** Accepts files by button, drop and paste; its code loads when one is first shown. */
export function Dropzone(props: DropAreaProps) {
  return (
    <Suspense fallback={<Skeleton height={168} />}>
      <DropArea {...props} />
    </Suspense>
  )
}
