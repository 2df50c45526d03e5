import {
  type MissingInfoForm,
  missingEmailForm,
  missingInfoForm,
  missingNameForm,
} from '@kindling/validation/forms/missing-info'
import { PROFILE } from '@kindling/validation/limits'
import { useTranslation } from 'react-i18next'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { MissingInfo } from '../../state/login-flow.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { providerNames } from './social-names.ts'
import { missingPlacements } from './totp-placements.ts'

export interface MissingInfoViewProps extends Pick<MissingInfo, 'provider' | 'missing'> {
  /** The provider's e-mail belongs to an existing account: the form asks for another or links to the log-in. */
  readonly emailInUse?: boolean
  readonly loginHref: string
  /** Only the missing fields. */
  readonly onComplete: (info: Partial<MissingInfoForm>) => Promise<unknown>
}

/** Asks for what a social sign-up lacked: a name, an e-mail or both. An e-mail in use links to the log-in. */
export function MissingInfoView({
  provider,
  missing,
  emailInUse = false,
  loginHref,
  onComplete,
}: MissingInfoViewProps) {
  const { t } = useTranslation('auth')
  const both = missing.length > 1
  const asksFor = both ? 'both' : missing[0] === 'name' ? 'name' : 'email'
  const schema = { both: missingInfoForm, name: missingNameForm, email: missingEmailForm }[asksFor]
  const empty: Partial<MissingInfoForm> = Object.fromEntries(missing.map((item) => [item, '']))
  const { form, ...auth } = useForm({
    name: 'missingInfo',
    schema,
    empty,
    placements: missingPlacements,
    submit: onComplete,
  })
  const taken = form.formState.errors.email?.type === 'VALUE_EXISTS'
  const expired = auth.failure?.items[0]?.code === 'EXPIRED_CODE'
  const failure = auth.failure

  return (
    <Sheet
      title={t(both ? 'missing.titleTwo' : 'missing.titleOne')}
      description={t(emailInUse ? 'missing.inUse' : `missing.${asksFor}`, {
        provider: providerNames[provider],
      })}
      footer={
        <Link href={loginHref} weight="semibold">
          {t('missing.back')}
        </Link>
      }
    >
      <form method="dialog" noValidate onSubmit={auth.onSubmit}>
        <Stack gap={16}>
          {failure && expired && (
            <RejectionAlert
              ref={auth.rejection}
              failure={failure}
              words={`${t('missing.expired')} ${t('missing.expiredThen')}`}
            />
          )}
          {failure && !expired && <RejectionAlert ref={auth.rejection} failure={failure} />}
          {missing.includes('name') && (
            <TextField
              {...auth.field('name', t('missing.nameLabel'))}
              autoComplete="name"
              maxLength={PROFILE.nameMax}
            />
          )}
          {missing.includes('email') && (
            <TextField
              {...auth.field('email', t('email'))}
              type="email"
              autoComplete="email"
              {...(taken && { action: <Link href={loginHref}>{t('signup.instead')}</Link> })}
            />
          )}
          <SubmitButton
            of={auth}
            size="large"
            width="full"
            pendingLabel={t('missing.pending')}
            change={t('missing.change')}
          >
            {t('missing.submit')}
          </SubmitButton>
        </Stack>
      </form>
    </Sheet>
  )
}
