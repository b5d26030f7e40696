import { draftForms } from '#contract/api.ts'
import { draftRoutes } from '#contract/drafts.ts'
import type { Route } from '#contract/route.ts'
import { demoId } from '#server/demo/chance.ts'
import type { Call, Named } from './routeCall.ts'

const vote = {
  key: demoId('a vote'),
  decisionId: null,
  votedOn: null,
  fiscalYearId: null,
  worksFund: null,
  rhythm: null,
  ownDays: [],
  reference: null,
  label: null,
  resolutionNumber: null,
  building: null,
  grants: null,
  loans: null,
  keyId: null,
  votedAmount: null,
  rows: [],
}

/** A draft of each form, and the subject that some forms need. */
const valuesOf = ({ reportId, decisionId, meetingId, conversationId, ticketId, topicId }: Named) =>
  new Map<string, { readonly value: object; readonly subjectId?: string }>(
    Object.entries({
      report: {
        value: {
          key: demoId('a draft'),
          category: 2,
          kind: 'emergency',
          equipment: null,
          equipmentId: null,
          title: 'Fuite',
          description: '',
        },
      },
      ticket: { value: { subject: 'Écran blanc', body: '' } },
      ticketComment: { subjectId: ticketId, value: { body: 'Toujours' } },
      comment: { subjectId: reportId, value: { body: 'Vu aussi' } },
      decision: {
        value: {
          title: 'Ravalement',
          description: '',
          project: '',
          rule: '',
          keyId: '',
          cost: '',
          day: '',
          time: '',
        },
      },
      meetingRequest: { subjectId: decisionId, value: { message: 'Parlons-en' } },
      power: { subjectId: decisionId, value: { holder: null, instructions: 'Pour.' } },
      meetingPower: { subjectId: meetingId, value: { holder: null, instructions: 'Pour.' } },
      accountEntry: {
        value: {
          key: demoId('a draft'),
          journal: 'AC',
          enteredOn: null,
          label: 'Eau',
          pieceReference: null,
          lines: [],
        },
      },
      votedBudget: { value: { ...vote, worksFund: '12' } },
      votedWorks: { value: { ...vote, label: 'Ravalement' } },
      receivedPayment: {
        value: { ownerId: '', amount: '12,50', paidOn: '', bankAccount: '512', label: 'Virement', pieceReference: '' },
      },
      paymentMandate: {
        value: {
          kind: 'auto',
          ownerName: 'Ada',
          number: '14',
          street: 'rue de la Bassée',
          zipCode: '59000',
          city: 'Lille',
          country: 'FR',
          mobile: '06 12',
        },
      },
      conversation: {
        value: {
          key: demoId('a draft'),
          name: 'Local',
          members: [],
          distributionListIds: [],
          isToManager: true,
          entities: [],
          body: '',
        },
      },
      message: { subjectId: conversationId, value: { body: 'Bien reçu' } },
      topic: { value: { key: demoId('a draft'), title: 'Vélos', category: null, body: '' } },
      post: { subjectId: topicId, value: { body: 'Moi aussi', quotedPostId: null } },
      presidentDesk: {
        subjectId: decisionId,
        value: { answer: 'refuse', day: '', time: '', location: '', refusal: 'Trop', abandonment: '' },
      },
    }),
  )

const named = (operation: string, form: string) => `${operation} ${form}`

/** The draft routes once for each form, with the permission of the form. */
export const draftRoutesOf = (operation: string, route: Route) =>
  draftForms.map(({ form, permission }) => ({ name: named(operation, form), route: { ...route, permission } }))

/** A well-formed call of each draft route. */
export const draftCallsOf = (ids: Named): readonly (readonly [string, Call])[] =>
  draftForms.flatMap(({ form }) => {
    const { value, subjectId } = valuesOf(ids).get(form) ?? {}
    const call = {
      params: { placeId: ids.placeId, form },
      ...(subjectId && { query: { subject_id: subjectId } }),
    }
    return Object.keys(draftRoutes).map(
      (operation) =>
        [
          named(`drafts.${operation}`, form),
          { ...call, ...(operation === 'write' && { body: { draft: { value } } }) },
        ] as const,
    )
  })
