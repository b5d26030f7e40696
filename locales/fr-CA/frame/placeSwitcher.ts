import { placeSwitcher as french } from '../../fr-FR/frame/placeSwitcher.ts'
import { overlay } from '../../overlay.ts'

export const placeSwitcher = overlay(french, {
  noneText: 'Votre compte n’est lié à aucun immeuble. Le gestionnaire peut le faire pour vous.',
})
