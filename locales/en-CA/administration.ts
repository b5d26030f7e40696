import type { ApplicationCatalogue } from '../catalogue.ts'

export const administration: ApplicationCatalogue['administration'] = {
  heading: 'View the portal as someone else',
  lead: 'For one hour you see what this person sees. You cannot vote, sign or pay on their behalf.',
  refused: 'The portal could not be opened as this person. Check the identifier.',
  start: 'View',
}
