import { Suspense } from 'react'
import { fetchedPart } from '../fetchedPart.tsx'
import type { ViewerDialogProps } from './ViewerDialog.tsx'

const ViewerDialog = fetchedPart('viewerDialog', async () => (await import('./ViewerDialog.tsx')).ViewerDialog)

/** Shows a file over the page from its first render until `onClose`; the dialog's code loads on first use. */
export function AttachmentViewer(props: ViewerDialogProps) {
  return (
    <Suspense fallback={null}>
      <ViewerDialog {...props} />
    </Suspense>
  )
}
