import { Box } from '#src/ui/Box.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Thumb } from '#src/ui/Thumb.tsx'
import { Specimen } from '../Specimen.tsx'
import { AttachmentsSection, DropzoneSection, UploadSection, ViewerSection } from './fileSpecimens.tsx'

const attachments = [
  {
    url: new URL('../sample.pdf', import.meta.url).href,
    displayName: 'Devis toiture.pdf',
    contentType: 'application/pdf',
  },
  { url: '/brand/ese/absent.png', displayName: 'Absente.PNG', contentType: null },
  null,
]

export function Files() {
  return (
    <>
      <Specimen title="Dropzone: images and PDF, PDF only, busy" layout="column">
        <DropzoneSection />
      </Specimen>
      <Specimen title="UploadField (a name with “panne” fails once)" layout="column">
        <UploadSection />
      </Specimen>
      <Specimen title="AttachmentsField: three at most (a name with “panne” fails once)" layout="column">
        <AttachmentsSection />
      </Specimen>
      <Specimen title="AttachmentViewer" layout="column">
        <ViewerSection attachments={attachments} />
      </Specimen>
      <Specimen title="Thumb">
        <Box width={112}>
          <Thumb name="Devis toiture.pdf" picture={<Icon name="document" size={28} />} />
        </Box>
      </Specimen>
    </>
  )
}
