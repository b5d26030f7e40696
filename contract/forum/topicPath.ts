/** The screen of a topic, for links in notifications and results of a search. */
export const topicPath = (topicId: string) => `/forum/${topicId}`
