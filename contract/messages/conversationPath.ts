/** The screen of a conversation, for links in notifications and results of a search. */
export const conversationPath = (conversationId: string) => `/messages/${conversationId}`
