import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { FileStore } from './fileStore.ts'
import { createFolderFiles } from './folderFiles.ts'
import { createS3Files } from './s3Files.ts'

/** A bucket if one is configured, otherwise a folder next to the data. */
export const openFiles = ({ s3, FILES_DIR, DATA_DIR }: Config): FileStore =>
  s3 === null ? createFolderFiles(FILES_DIR ?? join(DATA_DIR, 'files')) : createS3Files(s3)
