import type { createInvite } from '@kindling/api-client/contract/collaborators'
import type { TeamCalls } from '@kindling/api-client/forms/team-calls'
import type { Invite } from '@kindling/api-client/model/team'
import { type InviteForm, inviteForm } from '@kindling/validation/forms/invite'
import { WINDOW } from '@kindling/validation/limits'
import { teamRoles } from '@kindling/validation/permissions'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { useAction } from '../shared/use-action.ts'
import * as dashboard from './dashboard.css.ts'
import * as styles from './team.css.ts'

interface InvitePanelProps {
  readonly invites: readonly Invite[]
  readonly calls: Pick<TeamCalls, 'invite' | 'resend'>
  /** Milliseconds. */
  readonly now: number
}

const empty: InviteForm = { email: '', role: 'USER' }
const plain = (email: string) => email.trim().toLowerCase()

/** Invites an e-mail to the team. One that was invited before can be sent its invitation again from here. */
export function InvitePanel({ invites, calls, now }: InvitePanelProps) {
  const { t } = useTranslation('dashboard')
  const { date } = useFormat()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, ...saving } = useForm<InviteForm>({
    name: 'invite',
    schema: inviteForm,
    empty,
    placements: placements<typeof createInvite>(),
    submit: async (values) => {
      setSentTo(null)
      await calls.invite(values)
      setSentTo(values.email)
      form.reset(empty)
    },
  })
  const isKnown = form.formState.errors.email?.type === 'INVITE_EXISTS'
  const before = isKnown
    ? invites.find(({ email }) => plain(email) === plain(form.getValues('email')))
    : undefined
  const resending = useAction(async () => {
    if (!before) return
    await calls.resend(before.id)
    setSentTo(before.email)
    form.reset(empty)
  })
  return (
    <section className={dashboard.panel} aria-label={t('invite.title')}>
      <Text weight="semibold">{t('invite.title')}</Text>
      {sentTo && (
        <Alert tone="positive" arrival="announced">
          {t('invite.sent', { email: sentTo })}
        </Alert>
      )}
      <form method="dialog" noValidate className={styles.form} onSubmit={saving.onSubmit}>
        <TextField {...saving.field('email', t('invite.email'))} type="email" autoComplete="off" />
        {before && (
          <Button
            variant="line"
            size="small"
            pending={resending.pending}
            pendingLabel={t('team.sending')}
            onClick={() => void resending.run()}
          >
            {t('invite.again')}
          </Button>
        )}
        {resending.failure && <RejectionAlert form="team" failure={resending.failure} />}
        <Controller
          control={form.control}
          name="role"
          render={({ field: { value, onChange } }) => (
            <RadioGroup
              label={t('invite.role')}
              options={teamRoles.map((role) => ({
                value: role,
                label: t(`roles.${role}`),
                detail: t(`roles.means.${role}`),
              }))}
              value={value}
              onChange={onChange}
            />
          )}
        />
        {saving.failure && <RejectionAlert form="invite" ref={saving.rejection} failure={saving.failure} />}
        <SubmitButton of={saving} width="full" pendingLabel={t('team.sending')} change={t('changeFirst')}>
          {t('invite.send')}
        </SubmitButton>
      </form>
      <Text size="t14" tone="muted">
        {t('invite.until', { date: date(now + WINDOW.inviteMs, 'day') })}
      </Text>
    </section>
  )
}
