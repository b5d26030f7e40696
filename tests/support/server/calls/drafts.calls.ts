import { demoId } from '#server/demo/chance.ts'
import type { CallsOf } from './routeCall.ts'

export const draftsCalls: CallsOf<'drafts'> = ({ placeId, reportId, decisionId }) => ({
  readReport: { params: { placeId } },
  writeReport: {
    params: { placeId },
    body: {
      draft: {
        key: demoId('a draft'),
        category: 2,
        kind: 'emergency',
        equipment: null,
        equipmentId: null,
        title: 'Fuite',
        description: '',
        attachmentIds: [],
      },
    },
  },
  removeReport: { params: { placeId } },
  readComment: { params: { reportId } },
  writeComment: { params: { reportId }, body: { draft: { body: 'Vu aussi' } } },
  removeComment: { params: { reportId } },
  readDecision: { params: { placeId } },
  writeDecision: {
    params: { placeId },
    body: {
      draft: {
        title: 'Ravalement',
        description: '',
        project: '',
        rule: '',
        keyId: '',
        cost: '',
        day: '',
        time: '',
        attachmentIds: [],
      },
    },
  },
  removeDecision: { params: { placeId } },
  readMeetingRequest: { params: { decisionId } },
  writeMeetingRequest: { params: { decisionId }, body: { draft: { message: 'Parlons-en' } } },
  removeMeetingRequest: { params: { decisionId } },
  readPresidentDesk: { params: { decisionId } },
  writePresidentDesk: {
    params: { decisionId },
    body: { draft: { answer: 'refuse', day: '', time: '', location: '', refusal: 'Trop', abandonment: '' } },
  },
  removePresidentDesk: { params: { decisionId } },
})
