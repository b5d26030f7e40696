import type { ComponentProps } from 'react'
import type { ImportState } from '#contract/imports.ts'
import type { Tag } from '#src/ui/Tag.tsx'

export const importStateTone: Readonly<Record<ImportState, NonNullable<ComponentProps<typeof Tag>['tone']>>> = {
  checking: 'info',
  checked: 'warning',
  waiting: 'info',
  running: 'info',
  done: 'success',
  failed: 'danger',
  abandoned: 'neutral',
}
