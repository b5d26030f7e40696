import type { ChartLabels } from '#machines/labels.ts'

export const privacySettingsLabels: ChartLabels = {
  title: ['Confidentialité', 'Privacy'],
  states: {
    loading: ['Chargement des réglages', 'Loading the settings'],
    pristine: ['Réglages enregistrés affichés', 'Stored settings shown'],
    unsaved: ['Changements non enregistrés', 'Unsaved changes'],
    'unsaved.dirty': ['Choix en cours', 'Choosing'],
    'unsaved.saving': ['Enregistrement', 'Saving'],
    'unsaved.failed': ['Réglages non enregistrés', 'Settings not saved'],
    saved: ['Réglages enregistrés', 'Settings saved'],
    unavailable: ['Réglages non chargés', 'Settings could not be loaded'],
  },
  events: {
    'settings.changed': ['Réglages changés ailleurs', 'Settings changed elsewhere'],
    'setting.choose': ['Modifier un réglage', 'Change a setting'],
    'settings.save': ['Enregistrer', 'Save'],
    'settings.undo': ['Annuler les changements', 'Undo the changes'],
    'settings.reload': ['Réessayer', 'Try again'],
  },
  tasks: {
    watchSettings: ['Suivi des réglages', 'Watching the settings'],
    loadSettings: ['Chargement', 'Loading'],
    saveSettings: ['Enregistrement', 'Saving'],
  },
  story: [
    ['loading', 'done: loadSettings', 'pristine'],
    ['loading', 'error: loadSettings', 'unavailable'],
    ['unavailable', 'settings.reload', 'loading'],
    ['pristine', 'setting.choose', 'unsaved.dirty'],
    ['unsaved.dirty', 'settings.undo', 'pristine'],
    ['unsaved.dirty', 'settings.save', 'unsaved.saving'],
    ['unsaved.saving', 'done: saveSettings', 'saved'],
    ['unsaved.saving', 'error: saveSettings', 'unsaved.failed'],
    ['unsaved.failed', 'settings.save', 'unsaved.saving'],
    ['saved', 'setting.choose', 'unsaved.dirty'],
  ],
}
