import type { ApplicationCatalogue } from '../catalogue.ts'

export const upload: ApplicationCatalogue['widgets']['upload'] = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  dropNow: 'Drop the file',
  dropzone: 'Add a file',
  accepted: 'Only PDF, JPEG and PNG files are accepted.',
  acceptedPdf: 'Only PDF files are accepted.',
  limit: '{{size}} at most.',
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
}

export const viewer: ApplicationCatalogue['widgets']['viewer'] = {
  open: 'View {{name}}',
  loading: 'Loading the document',
  loadingPage: 'Loading page {{page}}',
  failed: 'The document could not be loaded.',
  empty: 'No document to show.',
  pageFailed: 'The page could not be loaded.',
  download: 'Download',
  downloadNamed: 'Download {{name}}',
  previous: 'Previous page',
  next: 'Next page',
  pages: 'Pages',
  position: 'Page {{page}} of {{count}}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  page: 'Page {{page}}',
  zoom: 'Zoom: {{percent}}',
}

export const table: ApplicationCatalogue['widgets']['table'] = {
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

export const chart: ApplicationCatalogue['widgets']['chart'] = {
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

export const list: ApplicationCatalogue['widgets']['list'] = {
  loading: 'Loading more',
  empty: 'Nothing to show',
}
