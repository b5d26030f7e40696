import { paperPaths } from '#contract/papers.ts'
import { bankFilePaper } from '../files/bankFilePaper.ts'
import { findFile, refundsOfFile } from './refundFiles.store.ts'
import { writtenRefundFile } from './writtenRefundFile.ts'

export const downloadRefundFile = bankFilePaper({
  path: paperPaths.refundFile,
  action: 'payments.downloadRefundFile',
  find: findFile,
  rowsOf: refundsOfFile,
  write: writtenRefundFile,
})
