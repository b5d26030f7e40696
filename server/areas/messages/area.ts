import { blockRoutes } from '#contract/messages/blocks.ts'
import { conversationDeskRoutes } from '#contract/messages/conversationDesk.ts'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import { messageRoutes } from '#contract/messages/messages.ts'
import { sentMessageRoutes } from '#contract/messages/sentMessages.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { listAbuseReports, seeAbuseReport } from './abuseReports.ts'
import { editMessage, withdrawMessage } from './actOnMessage.ts'
import { blockPerson, listBlockedPeople, unblockPerson } from './blockPeople.ts'
import { changeConversation } from './changeConversation.ts'
import * as desk from './conversationDesk.ts'
import { placeOfConversation } from './conversations.store.ts'
import { countConversations } from './countConversations.ts'
import { createConversation } from './createConversation.ts'
import { findMessages } from './findMessages.store.ts'
import { leaveConversation } from './leaveConversation.ts'
import { listConversations } from './listConversations.ts'
import { listMessages } from './listMessages.ts'
import { listRecipients } from './listRecipients.ts'
import { markConversationRead } from './markConversationRead.ts'
import { messageDrafts } from './messages.drafts.ts'
import { messagesByMail } from './messagesByMail.ts'
import { findOwnMessages } from './ownMessages.store.ts'
import { postMessage } from './postMessage.ts'
import { readConversation } from './readConversation.ts'
import { reportMessage } from './reportMessage.ts'
import { hidesMessageFile, seesMessageFile } from './seesMessageFile.store.ts'
import { placeOfMessage } from './sentMessages.store.ts'
import type { Subjects } from './subjects.ts'

/** Conversations between people of a place and its manager. */
export const messagesArea = (subjects: Subjects) =>
  defineArea({
    routes: [
      served(
        conversationRoutes,
        {
          list: listConversations,
          create: createConversation(subjects),
          recipients: listRecipients,
          count: countConversations,
          read: (ctx, call) => readConversation(subjects)(ctx.db, ctx, call),
          change: changeConversation(subjects),
          markRead: markConversationRead,
          leave: leaveConversation,
        },
        placeOfConversation,
      ),
      served(
        sentMessageRoutes,
        { edit: editMessage, withdraw: withdrawMessage, report: reportMessage },
        placeOfMessage,
      ),
      served(blockRoutes, { list: listBlockedPeople, block: blockPerson, unblock: unblockPerson }),
      served(
        conversationDeskRoutes,
        {
          queue: desk.listConversationQueue,
          assign: desk.assignConversation(subjects),
          close: desk.closeConversation(subjects),
          notes: desk.listConversationNotes,
          addNote: desk.addConversationNote,
          cannedAnswers: desk.listAnswers,
          addCannedAnswer: desk.addCannedAnswer,
          removeCannedAnswer: desk.removeCannedAnswer,
          abuseReports: listAbuseReports,
          see: seeAbuseReport,
        },
        placeOfConversation,
      ),
      served(messageRoutes, { list: listMessages, post: postMessage }, placeOfConversation),
    ],
    search: { message: findMessages },
    ownData: findOwnMessages,
    files: { sees: [seesMessageFile], hides: hidesMessageFile },
    drafts: messageDrafts,
    exchanges: messagesByMail,
    seed: () => import('./demo/seedMessages.ts'),
  })
