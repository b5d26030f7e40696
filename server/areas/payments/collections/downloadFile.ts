import { paperPaths } from '#contract/papers.ts'
import { bankFilePaper } from '../files/bankFilePaper.ts'
import { findFile, paymentsOfFile } from './collections.store.ts'
import { writtenFile } from './writtenFile.ts'

export const downloadFile = bankFilePaper({
  path: paperPaths.collectionFile,
  action: 'payments.downloadFile',
  find: findFile,
  rowsOf: paymentsOfFile,
  write: writtenFile,
})
