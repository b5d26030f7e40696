import { pdf } from '../hostileFiles.ts'
import { dataUrl } from '../sentFiles.ts'
import type { CallsOf } from './routeCall.ts'

export const attachmentsCalls: CallsOf<'attachments'> = () => ({
  create: {
    body: { attachment: { imageBase: dataUrl(pdf), sourceFileName: 'devis.pdf' } },
  },
})
