import type { Translated } from '../../catalogue.ts'
import type { crash as source } from '../../fr-FR/signIn/crash.ts'

export const crash: Translated<typeof source> = {
  heading: 'Something went wrong',
  text: 'The application stopped. Your data is safe.',
  outdated: 'Part of the application is missing. Check your connection.',
  reload: 'Reload the page',
  backHome: 'Back to home',
  report: 'Report this problem to support',
}
