import { fetchedNeeds as french } from '../../fr-FR/frame/fetchedNeeds.ts'
import { overlay } from '../../overlay.ts'

export const fetchedNeeds = overlay(french, {
  check: { byOthers: '{{place}} · à contrôler par le gestionnaire ou le président du conseil' },
})
