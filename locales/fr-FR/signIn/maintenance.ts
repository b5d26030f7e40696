export const maintenance = {
  title: 'Maintenance',
  heading: 'Le portail est en maintenance',
  text: 'Nous intervenons pour améliorer le service. Vos données sont en sécurité et ce que vous aviez saisi est conservé.',
  next: 'Revenez dans quelques instants, ou réessayez dès maintenant.',
} as const
