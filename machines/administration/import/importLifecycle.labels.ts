import type { ChartLabels } from '#machines/labels.ts'

export const importLifecycleLabels: ChartLabels = {
  title: ['Vie d’un import', 'Life of an import'],
  states: {
    checking: ['Vérification des fichiers', 'Checking the files'],
    checked: ['Rapport à relire', 'Report to review'],
    waiting: ['En attente d’écriture', 'Waiting to be written'],
    running: ['Écriture en cours', 'Being written'],
    done: ['Import terminé', 'Import done'],
    failed: ['Import en échec', 'Import failed'],
    abandoned: ['Import abandonné', 'Import abandoned'],
  },
  events: {
    'check.begin': ['La vérification commence', 'The check begins'],
    'check.end': ['La vérification est finie', 'The check ends'],
    'import.confirm': ['Confirmer l’import', 'Confirm the import'],
    'import.abandon': ['Abandonner l’import', 'Abandon the import'],
    'run.begin': ['L’écriture commence', 'The writing begins'],
    'run.end': ['L’écriture est finie', 'The writing ends'],
    'attempt.fail': ['La tentative échoue', 'The attempt fails'],
  },
  story: [
    ['checking', 'check.end', 'checked'],
    ['checking', 'attempt.fail', 'failed'],
    ['checked', 'import.confirm', 'waiting'],
    ['checked', 'import.abandon', 'abandoned'],
    ['waiting', 'run.begin', 'running'],
    ['running', 'run.end', 'done'],
    ['running', 'attempt.fail', 'failed'],
    ['failed', 'run.begin', 'running', ['Nouvel essai', 'Another try']],
    ['failed', 'import.abandon', 'abandoned'],
  ],
}
