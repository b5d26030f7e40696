import type { Catalogue } from '../../catalogue.ts'

export const upload: Catalogue['widgets']['upload'] = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  dropNow: 'Drop the file',
  accepted: 'Only PDF, JPEG and PNG files are accepted.',
  acceptedOne: 'Only {{format}} files are accepted.',
  acceptedData: 'Only the CSV and XML formats are accepted.',
  limit: '{{size}} at most.',
  refused: '{{name}}: {{reason}}',
  tooLarge: 'This file is too large: {{size}} at most.',
  tooMany: 'Send one file at a time.',
  unreadable: 'This file could not be read. Choose it again.',
  reading: 'Reading the file',
  renameTitle: 'Rename the file',
  fileName: 'File name',
  extensionHint: 'The extension {{extension}} is kept.',
  size: 'Size: {{size}}',
  send: 'Send',
  retry: 'Send again',
  sending: 'Sending {{name}}',
  progress: 'Sending: {{percent}}',
  failed: 'The file was not sent. It is kept here, with its name.',
  sent: '{{name}} was sent.',
  cancel: 'Cancel',
  chooseSeveral: 'Choose files',
  dropSeveral: 'or drop them here',
  held: 'Attached files',
  waits: 'Waiting for its name',
  notSent: 'The file was not sent.',
  stored: 'Sent',
  remove: 'Remove {{name}}',
  retryNamed: 'Send {{name}} again',
  full: '{{maximum}} files at most. Remove one to add another.',
  leftOut: 'Some files were not added: {{maximum}} at most.',
}

export const viewer: Catalogue['widgets']['viewer'] = {
  open: 'View {{name}}',
  loading: 'Loading the document',
  failed: 'The document could not be loaded.',
  empty: 'No document to show.',
  pageFailed: 'The page could not be loaded.',
  download: 'Download',
  downloadNamed: 'Download {{name}}',
  previous: 'Previous page',
  next: 'Next page',
  pages: 'Pages',
  position: 'Page {{page}} of {{count}}',
  files: 'Files',
  file: 'File {{position}} of {{count}}',
  previousFile: 'Previous file',
  nextFile: 'Next file',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  page: 'Page {{page}}',
  zoom: 'Zoom: {{percent}}',
}

export const table: Catalogue['widgets']['table'] = {
  sortAscending: 'Sort by {{column}}, ascending',
  sortDescending: 'Sort by {{column}}, descending',
  sort: 'Sort by',
  ascending: '{{column}}, ascending',
  descending: '{{column}}, descending',
  unsorted: 'Original order',
  more: 'Show more',
  shown: '{{count}} of {{total}} rows shown',
  loading: 'Loading the rows',
  empty: 'No rows to show',
  scroll: '{{caption}}, scrollable table',
}

export const chart: Catalogue['widgets']['chart'] = {
  showTable: 'Show the table',
  showChart: 'Show the chart',
  mark: '{{label}}: {{value}}',
  markOf: '{{series}}, {{label}}: {{value}}',
  share: '{{label}}: {{value}}, {{percent}}',
  category: 'Label',
  value: 'Value',
  total: 'Total',
  empty: 'No data to show',
  legend: 'Legend',
  shareColumn: 'Share',
}

export const filters: Catalogue['widgets']['filters'] = {
  title: 'Filter',
  ordered: 'Filter and sort',
  reset: 'Show all',
}

export const list: Catalogue['widgets']['list'] = {
  loading: 'Loading more',
  empty: 'Nothing to show',
}
