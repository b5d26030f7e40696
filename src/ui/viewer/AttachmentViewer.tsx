import { Suspense } from 'react'
import { fetchedPart } from '../fetchedPart.tsx'
import type { ViewerDialogProps } from './ViewerDialog.tsx'

const ViewerDialog = fetchedPart('viewerDialog', async () => (await import('./ViewerDialog.tsx')).ViewerDialog)

/** Shows a file over the page from the moment it is rendered until `onClose`; the dialog itself is fetched when first wanted. */
export function AttachmentViewer(props: ViewerDialogProps) {
  return (
    <Suspense fallback={null}>
      <ViewerDialog {...props} />
    </Suspense>
  )
}
