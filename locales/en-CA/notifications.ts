import type { Catalogue } from '../catalogue.ts'

export const notifications: Catalogue['notifications'] = {
  types: {
    notification: {
      label: 'Announcement',
      by: '{{author}} posted news: “{{title}}”',
      alone: '{{title}}',
    },
    conversations: {
      label: 'Message',
      by: '{{author}} wrote to you: “{{title}}”',
      alone: 'New message: “{{title}}”',
    },
    report_event: {
      label: 'Report follow-up',
      by: '{{author}} updated the report “{{title}}”',
      alone: 'Update on the report “{{title}}”',
    },
    report: {
      label: 'Report',
      by: '{{author}} reported “{{title}}”',
      alone: 'New report: “{{title}}”',
    },
    post: {
      label: 'Discussion',
      by: '{{author}} replied in the discussion “{{title}}”',
      alone: 'New reply in the discussion “{{title}}”',
    },
    work_order: {
      label: 'Repair visit',
      by: '{{author}} ordered the repair visit “{{title}}”',
      alone: 'Repair visit planned: “{{title}}”',
    },
    contract_document: {
      label: 'Personal document',
      by: '{{author}} sent you “{{title}}”',
      alone: 'New document for you: “{{title}}”',
    },
    coownership_document: {
      label: 'Building document',
      by: '{{author}} posted “{{title}}” for the building',
      alone: 'New building document: “{{title}}”',
    },
    zendesk_ticket: {
      label: 'Request',
      by: '{{author}} replied to your request “{{title}}”',
      alone: 'Reply to your request “{{title}}”',
    },
    resolved_report: {
      label: 'Resolved report',
      by: '{{author}} resolved the report “{{title}}”',
      alone: 'Report resolved: “{{title}}”',
    },
  },
  events: {
    mention: {
      by: '{{author}} mentioned you in “{{title}}”',
      alone: 'A message mentions you in “{{title}}”',
    },
    quote: {
      by: '{{author}} quoted you in the discussion “{{title}}”',
      alone: 'A post quotes you in the discussion “{{title}}”',
    },
    reported: {
      by: '{{author}} reported a post in the discussion “{{title}}”',
      alone: 'A post was reported in the discussion “{{title}}”',
    },
    hidden: {
      by: '{{author}} hid your post in the discussion “{{title}}”',
      alone: 'Your post was hidden in the discussion “{{title}}”',
    },
    proposed: {
      by: '{{author}} proposes “{{title}}” to the next meeting',
      alone: '“{{title}}” is proposed to the next meeting',
    },
    proposalWithdrawn: {
      by: '{{author}} withdrew your proposal for the meeting: “{{title}}”',
      alone: 'Your proposal for the meeting was withdrawn: “{{title}}”',
    },
  },
  filter: {
    legend: 'Show',
    all: 'All',
    unread: 'Unread',
    type: 'Type',
    allTypes: 'All types',
  },
  total: {
    one: '{{count}} notification',
    other: '{{count}} notifications',
  },
  day: {
    today: 'Today',
    yesterday: 'Yesterday',
  },
  state: {
    unread: 'Unread',
    asking: 'To do',
  },
  markRead: 'Mark as read: {{title}}',
  markUnread: 'Mark as unread: {{title}}',
  read: 'Mark as read',
  unreadAgain: 'Mark as unread',
  markAll: 'Mark all as read',
  more: 'Show more notifications',
  allMarked: 'All notifications are marked as read.',
  failed: 'The change was not saved. Try again in a moment.',
  empty: {
    title: 'Nothing yet',
    text: 'What happens in your building and what awaits you will show up here.',
  },
  upToDate: {
    title: 'You are up to date',
    text: 'All your notifications are read.',
  },
  nothingFound: {
    title: 'No notifications of this type',
    text: 'Choose another type to see more.',
  },
  settings: 'Choose what I receive by email',
}

export const texts = { notifications }
