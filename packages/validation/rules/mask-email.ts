const hidden = '•••'
const first = (text: string) => `${[...text][0] ?? ''}${hidden}`

/** An e-mail that its owner recognises and nobody else learns: `lena@parkworks.example` is `l•••@p•••.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, host] = [email.slice(0, Math.max(at, 0)), email.slice(at + 1)]
  const dot = host.lastIndexOf('.')
  const ending = dot > 0 ? host.slice(dot) : ''
  return `${first(name)}@${first(dot > 0 ? host.slice(0, dot) : host)}${ending}`
}
