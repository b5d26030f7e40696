import { notifications as french } from '../fr-FR/notifications.ts'
import { overlay } from '../overlay.ts'

export const notifications = overlay(french, {
  settings: 'Choisir ce que je reçois par courriel',
})

export const texts = { notifications }
