import { demoId } from '#server/demo/chance.ts'
import type { CallsOf } from './routeCall.ts'

export const administrationCalls: CallsOf<'administration'> = () => ({
  people: {},
  jobs: { query: { state: 'failed' } },
  countJobs: {},
  retryJob: { params: { jobId: demoId('no job') } },
})
