import * as z from 'zod/mini'
import { newDecision } from '../decisions/decisions.ts'
import { placeParams } from '../places.ts'
import { newReport } from '../reports/reports.ts'
import { route } from '../route.ts'
import { newProposal } from './proposal.ts'
import { topicLinkKind } from './topicLink.ts'
import { topicState } from './topicList.ts'
import { topicAct } from './topics.ts'

/** A topic, for the page of the report or resolution made from it. */
const linkedTopic = z.object({ id: z.uuid(), title: z.string(), state: topicState })

/** The links from a topic to its report and resolution, and back. */
export const topicLinkRoutes = {
  openReport: route({
    ...topicAct,
    method: 'post',
    path: '/v1/topics/:topicId/report',
    summary:
      'Makes a report of a topic, for its author and for board and manager: the report is opened, and the two are linked',
    body: z.strictObject({ report: newReport }),
    isIdempotent: true,
  }),
  propose: route({
    ...topicAct,
    method: 'post',
    permission: 'decision.vote',
    path: '/v1/topics/:topicId/proposal',
    summary:
      'Asks the manager to put a topic on the agenda of the next meeting, with the question to decide; board and manager are told',
    body: z.strictObject({ proposal: newProposal }),
    isIdempotent: true,
  }),
  withdrawProposal: route({
    ...topicAct,
    method: 'delete',
    path: '/v1/topics/:topicId/proposal',
    summary:
      'Withdraws the question of a topic before it is put to the vote, for the person who asked, board and manager',
  }),
  createDecision: route({
    ...topicAct,
    method: 'post',
    permission: 'decision.create',
    path: '/v1/topics/:topicId/decision',
    summary: 'Puts a topic to the vote: the resolution is created, and the two are linked',
    body: z.strictObject({ decision: newDecision }),
    isIdempotent: true,
  }),
  linked: route({
    method: 'get',
    path: '/v1/places/:placeId/linked_topics',
    access: 'person',
    permission: 'topic.read',
    summary: 'The topics of which a report or a decision came',
    params: placeParams,
    query: z.object({ byKind: topicLinkKind, bySubject: z.uuid() }),
    status: 200,
    answer: z.object({ topics: z.array(linkedTopic) }),
    refusals: ['not_found'],
  }),
}
