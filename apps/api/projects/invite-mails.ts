import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { emailKeyOf, untilIn } from '../accounts/mails.ts'
import { projectInvites, projects, users } from '../database/schema.ts'
import { digest } from '../kernel/ids.ts'
import type { Language } from '../kernel/language.ts'
import type { Platform } from '../kernel/platform.ts'
import { layOut } from '../mail/layout.ts'
import type { QueuedMail } from '../mail/queue.ts'
import { roleMeans, roleNames } from '../notifications/team-words.ts'
import type { MailMessage } from '../providers/mail.ts'

interface InviteWords {
  readonly subject: string
  readonly nameless: string
  readonly preheader: string
  readonly title: string
  readonly text: string
  readonly button: string
  readonly until: string
  readonly copy: string
  readonly aside: string
  readonly why: string
  readonly product: string
  readonly labels: { readonly project: string; readonly role: string }
}

/** Places: `{inviter}`, `{project}`, `{email}`, `{date}`. */
const words: Readonly<Record<Language, InviteWords>> = {
  en: {
    subject: '{inviter} invites you to the team of {project}',
    nameless: 'A creator',
    preheader: 'Open it to see what you could do there.',
    title: 'Join the team of {project}',
    text: '**{inviter}** would like to work with you on this project.',
    button: 'See the invitation',
    until: 'The button works until {date}, and only for {email}.',
    copy: 'If it does not open, copy this:',
    aside: 'Not expected? Ignore this e-mail. You join nothing without the button.',
    why: 'You get this because a creator at Kindling entered your address.',
    product: 'Kindling, alpha release. Campaigns are demonstrations.',
    labels: { project: 'Project', role: 'Your role' },
  },
  fr: {
    subject: '{inviter} vous invite dans l’équipe de {project}',
    nameless: 'Un créateur',
    preheader: 'Ouvrez-la pour voir ce que vous pourriez y faire.',
    title: 'Rejoignez l’équipe de {project}',
    text: '**{inviter}** aimerait travailler avec vous sur ce projet.',
    button: 'Voir l’invitation',
    until: 'Le bouton fonctionne jusqu’au {date}, et seulement pour {email}.',
    copy: 'S’il ne s’ouvre pas, copiez cette adresse :',
    aside: 'Vous ne l’attendiez pas ? Ignorez ce message. Sans ce bouton, vous ne rejoignez rien.',
    why: 'Vous recevez ce message parce qu’un créateur a saisi votre adresse sur Kindling.',
    product: 'Kindling, version alpha. Les campagnes sont des démonstrations.',
    labels: { project: 'Projet', role: 'Votre rôle' },
  },
}

/**
 * Writes the e-mail of an invitation, with a new code of 128 random bits that ends the one before; null if it was
 * answered or taken back meanwhile. In the language of the invited account, where there is one.
 */
export async function writeInviteMail(
  { db, now, siteOrigin }: Pick<Platform, 'db' | 'now' | 'siteOrigin'>,
  order: Pick<QueuedMail, 'email' | 'language' | 'projectId'>,
): Promise<MailMessage | null> {
  if (order.projectId === null) return null
  const emailKey = emailKeyOf(order.email)
  const isIt = and(eq(projectInvites.projectId, order.projectId), eq(projectInvites.emailKey, emailKey))
  const [found] = await db
    .select({ invite: projectInvites, project: projects.name, inviter: users.name })
    .from(projectInvites)
    .innerJoin(projects, eq(projects.id, projectInvites.projectId))
    .innerJoin(users, eq(users.id, projectInvites.invitedBy))
    .where(and(isIt, isNull(projectInvites.acceptedAt), isNull(projectInvites.removedAt)))
  if (!found || found.invite.expiresAt <= now()) return null
  const { invite, project } = found
  const [account] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.emailKey, emailKey))
  const language = account?.language ?? order.language
  const code = randomBytes(16).toString('base64url')
  await db
    .update(projectInvites)
    .set({ codeHash: digest(code) })
    .where(eq(projectInvites.id, invite.id))
  const { labels, nameless, subject, preheader, title, text, button, until, copy, aside, why, product } =
    words[language]
  const places: Readonly<Record<string, string>> = {
    inviter: found.inviter || nameless,
    project,
    email: invite.email,
    date: untilIn(language, invite.expiresAt),
  }
  const put = (sentence: string) => sentence.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '')
  const origin = siteOrigin()
  return layOut({
    to: invite.email,
    language,
    origin,
    subject: put(subject),
    preheader,
    title: put(title),
    text: `${put(text)} ${roleMeans[language][invite.role]}`,
    rows: [
      { label: labels.project, value: project },
      { label: labels.role, value: roleNames[language][invite.role] },
    ],
    button: { label: button, href: `${origin}/invitation?code=${code}` },
    until: put(until),
    copy,
    aside,
    foot: [why, product],
  })
}
