export const texts = { pretend: { title: 'pretend' } }
