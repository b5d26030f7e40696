import { forum } from './forum/forum.ts'
import { topic } from './forum/topic.ts'

export const texts = { forum, topic }
