import type { Translated } from '../../catalogue.ts'
import type { crash as source } from '../../fr-FR/signIn/crash.ts'

export const crash: Translated<typeof source> = {
  heading: 'Something went wrong',
  text: 'The application stopped. We have been told about it; your data is not lost.',
  outdated: 'Part of the application could not be loaded. Check your connection, then reload the page.',
  reload: 'Reload the page',
  backHome: 'Back to home',
  report: 'Report this problem to support',
}
