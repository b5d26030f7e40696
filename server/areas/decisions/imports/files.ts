import { meetingsFile } from './meetings.ts'
import { repartitionKeysFile } from './repartitionKeys.ts'
import { sharesFile } from './shares.ts'

export const decisionFiles = [repartitionKeysFile, sharesFile, meetingsFile]
