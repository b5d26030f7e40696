export const push = {
  test: 'Les notifications du portail arrivent sur cet appareil',
} as const
